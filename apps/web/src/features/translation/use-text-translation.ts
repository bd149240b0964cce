import type { TranslatableType } from '@peonia/contract/translation.ts';
import { type RefObject, useEffect } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askForTranslation, useLoads, useStanding, type Standing, type Wish } from './desk.ts';
import { canTranslateHere } from './on-device.ts';
import { readsAll } from './reads-it.ts';
import { translateByItself, translateByPress } from './translate-here.ts';
import { useTranslationShare } from './use-share.ts';
import { whenSeen } from './when-seen.ts';

export interface TextTranslation {
  readonly standing: Standing | undefined;
  /** Where no engine is set up, undefined until that is known. */
  readonly engine: string | null | undefined;
  readonly wish: Wish;
  ask(): void;
}

interface Asking {
  readonly text: string;
  readonly isAuto: boolean;
  readonly box: RefObject<Element | null>;
}

/**
 * The translation of a text; made by itself once it is on the screen, where `isAuto` says so: by the service, or by the
 * browser where no service is set up.
 */
export function useTextTranslation(type: TranslatableType, id: number, { text, isAuto, box }: Asking): TextTranslation {
  const me = useMe();
  const { language } = useLanguage();
  const share = useTranslationShare();
  const loads = useLoads();
  const member = me?.id ?? 0;
  const wish: Wish = { type, id, member, language };
  const standing = useStanding(wish);
  const isHere = share?.engine === null;
  const canNow = share !== undefined && (isHere ? canTranslateHere() : share.used < share.most);
  const isWanted = isAuto && standing === undefined && canNow;
  useEffect(() => {
    if (!isWanted || me === null || box.current === null) return;
    const seen = { type, id, member, language };
    const reads = (tongue: string) => readsAll(me, language, [tongue]);
    return whenSeen(box.current, () => (isHere ? void translateByItself(seen, text, reads) : askForTranslation(seen)));
  }, [isWanted, isHere, loads, type, id, member, language, text, me, box]);
  return {
    standing,
    engine: share?.engine,
    wish,
    ask: () =>
      isHere ? void translateByPress(wish, text) : askForTranslation(wish, { isPressed: true, into: language }),
  };
}
