import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Less than half of what the package holds by default. */
const smallAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const axeSource = [
  `(() => { const WeakMap = ${keepBySymbol.toString()}; const WeakSet = WeakMap; ${smallAxe}\n})()`,
  `(${rememberColors.toString()})(axe.commons.color.Color)`,
  `(${rememberSelectors.toString()})(axe.utils.cssParser)`,
].join(';');

/**
 * Expects no breach of WCAG 2.2 AA that axe can find on the page as it stands. A look costs as much as loading the
 * page: a journey looks at states that take an act or data of its own, each state in one journey. Pages as they open
 * are judged by the walk.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, (await axe(page)).withTags(levels));
}

/** Changes the theme as the system's setting does, and waits until the page has heard of it. */
export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The page hears of it with its next frame; only then do the colours begin to fade.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Expects that the page is not wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, { message: `pixels beyond the window at ${page.url()}` }).toBeLessThanOrEqual(0);
}

/**
 * Our pages hold no frames of others, so axe needs no second page to put its results together. It is half a megabyte: a
 * document that has it from an earlier look is not given it again; and of what is well it need not write down where it
 * stands.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, axeSource: isThere ? 'void 0' : axeSource })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
}

/** Colour as axe keeps it. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

/**
 * Runs in the page. A page has some dozens of colours, which axe reads for each text and all that is behind it:
 * understanding each of them once saves a fifth of its time. What cannot be understood fails each time.
 */
function rememberColors({ prototype }: { prototype: AxeColor }): void {
  const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  const parse = prototype.parseString;
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Parser of selectors as axe keeps it. */
interface SelectorParser {
  parse(text: string): unknown;
}

/** Runs in the page. The same few selectors are asked for with each element. */
function rememberSelectors(parser: SelectorParser): void {
  const known = new Map<string, unknown>();
  const parse = parser.parse.bind(parser);
  parser.parse = (text) => {
    if (!known.has(text)) known.set(text, parse(text));
    return known.get(text);
  };
}

/**
 * Runs in the page, in place of weak maps and sets of axe alone. It keeps each private field of its colours in one,
 * which costs an eighth of its time: a property whose name nobody else has is the same to it.
 */
function keepBySymbol() {
  const key = Symbol();
  type Owner = Record<symbol, unknown>;
  return {
    has: (owner: Owner) => key in owner,
    get: (owner: Owner) => owner[key],
    set: (owner: Owner, value: unknown) => void (owner[key] = value),
    add: (owner: Owner) => void (owner[key] = true),
  };
}

/**
 * Waits until what fades or slides has come to rest: half way the contrast is that of neither end. What turns for ever
 * is let be. The end of one fade may begin another, since a colour is handed on to the elements within: two looks in a
 * row have to be still.
 */
async function comeToRest(page: Page): Promise<void> {
  let still = 0;
  const look = async () => {
    const moving = await page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
      for (const fade of running) if (fade instanceof CSSTransition) fade.finish();
      return running.length;
    });
    return (still = moving === 0 ? still + 1 : 0);
  };
  await expect.poll(look, { message: 'the page comes to rest', intervals: [20] }).toBeGreaterThanOrEqual(2);
}

async function expectNoViolation(page: Page, builder: AxeBuilder): Promise<void> {
  await comeToRest(page);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
