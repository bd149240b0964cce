import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colour pairs of the design guide (foreground on background) with their minimum contrast. */
const TEXT = [
  'text/bg',
  'text/surface',
  'text-2/surface',
  'text-3/surface',
  'text-3/bg',
  'text-3/sunken',
  'on-accent/accent',
  'on-accent/accent-hover',
  'accent-text/surface',
  'accent-text/bg',
  'on-accent-soft/accent-soft',
  'trust-text/surface',
  'trust-text/bg',
  'on-trust-soft/trust-soft',
  'on-gold/gold',
  'gold-text/surface',
  'gold-text/gold-soft',
  'danger-text/surface',
  'danger-text/danger-soft',
  'on-danger/danger',
  'info/info-soft',
  'on-bubble-out/bubble-out',
  'text-3/bubble-out',
  'trust-text/bubble-out',
  'trust-text/bubble-in',
  // Pairs beyond the guide: dialogs and menus on the raised surface.
  'text/raised',
  'text-2/raised',
  'text-3/raised',
  'text-2/sunken',
  'danger-text/raised',
  'gold-text/raised',
  'danger-text/bg',
];
const MARKS = [
  'trust/surface',
  'line-strong/surface',
  'line-strong/bg',
  'line-strong/raised',
  'focus/surface',
  'focus/bg',
  'focus/raised',
];

describe.each([
  ['light', themeTokens("[data-theme='light']")],
  ['dark', new Map([...themeTokens("[data-theme='light']"), ...themeTokens("[data-theme='dark']")])],
])('%s theme', (_name, theme) => {
  test.each(TEXT)('%s has a text contrast of at least 4.5', (pair) =>
    expect(pairContrast(pair, theme)).toBeGreaterThanOrEqual(4.5),
  );
  test.each(MARKS)('%s has a contrast of at least 3.0', (pair) =>
    expect(pairContrast(pair, theme)).toBeGreaterThanOrEqual(3),
  );
});

test('computes the known extremes of the contrast ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('defines the same tokens in both themes', () => {
  const shared = [...themeTokens("[data-theme='light']").keys()].filter(
    (name) => !themeTokens("[data-theme='dark']").has(name),
  );
  expect(shared).toEqual([]);
});

function pairContrast(pair: string, theme: Map<string, string>) {
  const [mark = '', ground = ''] = pair.split('/');
  return contrast(hex(`var(--${mark})`, theme), hex(`var(--${ground})`, theme));
}

/** Custom properties of the first rule whose selector ends with `selector`. */
function themeTokens(selector: string): Map<string, string> {
  return ruleTokens(css.slice(css.indexOf(`${selector} {`)));
}

function ruleTokens(rule: string): Map<string, string> {
  const body = rule.slice(0, rule.indexOf('}'));
  return new Map(Array.from(body.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]));
}

/** Resolves var() to a colour; scale steps come from the first rule of the layer. */
function hex(value: string, theme: Map<string, string>): string {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (!name) return value;
  const next = theme.get(name) ?? ruleTokens(css.slice(css.indexOf(':root {'))).get(name);
  if (!next) throw new Error(`no token --${name}`);
  return hex(next, theme);
}

/** WCAG 2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
