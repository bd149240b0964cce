import jiSmall from './portraits/ji-440.webp';
import jiLarge from './portraits/ji.webp';
import jonasSmall from './portraits/jonas-440.webp';
import jonasLarge from './portraits/jonas.webp';
import lucSmall from './portraits/luc-440.webp';
import lucLarge from './portraits/luc.webp';
import marcoSmall from './portraits/marco-440.webp';
import marcoLarge from './portraits/marco.webp';
import meiSmall from './portraits/mei-440.webp';
import meiLarge from './portraits/mei.webp';
import tomSmall from './portraits/tom-440.webp';
import tomLarge from './portraits/tom.webp';
import wenSmall from './portraits/wen-440.webp';
import wenLarge from './portraits/wen.webp';
import yukiSmall from './portraits/yuki-440.webp';
import yukiLarge from './portraits/yuki.webp';

/** A portrait in two widths, 440 and 640 pixels. */
export interface Portrait {
  readonly small: string;
  readonly large: string;
}

export const ji: Portrait = { small: jiSmall, large: jiLarge };
export const jonas: Portrait = { small: jonasSmall, large: jonasLarge };
export const luc: Portrait = { small: lucSmall, large: lucLarge };
export const marco: Portrait = { small: marcoSmall, large: marcoLarge };
export const mei: Portrait = { small: meiSmall, large: meiLarge };
export const tom: Portrait = { small: tomSmall, large: tomLarge };
export const wen: Portrait = { small: wenSmall, large: wenLarge };
export const yuki: Portrait = { small: yukiSmall, large: yukiLarge };
