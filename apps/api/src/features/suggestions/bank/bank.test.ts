import { detectScam } from '@peonia/core/scam/scam.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { holdsContacts } from '../model/contacts.ts';
import type { Line, Situation } from '../situation.ts';
import { type Bank, replyKinds } from './bank-shape.ts';
import { banks } from './bank.ts';
import { pickTexts } from './pick-texts.ts';
import { replyKind } from './reply-kind.ts';

const parts = ({ opener, reply, bio, greeting, closing, invitation }: Bank) => ({
  opener,
  ...reply,
  bio,
  greeting,
  closing,
  invitation,
});
const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted();
const shapeOf = (bank: Bank) =>
  Object.fromEntries(Object.entries(parts(bank)).map(([name, texts]) => [name, texts.map(slotsOf)]));

describe('the bank', () => {
  it('has the same texts at the same index in every language, at least a dozen per mode', () => {
    const { opener, reply, bio } = banks.en;
    expect([opener.length, Object.values(reply).flat().length, bio.length].every((count) => count >= 12)).toBe(true);
    expect(replyKinds.filter((kind) => reply[kind].length < 3)).toEqual([]);
    expect(
      languages.filter((language) => JSON.stringify(shapeOf(banks[language])) !== JSON.stringify(shapeOf(banks.en))),
    ).toEqual([]);
  });

  it.each(languages)('is short, written once, and would pass where a model’s text is checked: %s', (language) => {
    const texts = Object.values(parts(banks[language])).flat();
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    expect(
      texts.filter(
        (text) =>
          text.trim() !== text ||
          [...text].length > 160 ||
          holdsContacts(text) ||
          detectScam(text).signals.length > 0 ||
          detectScam(text).hasLink,
      ),
    ).toEqual([]);
  });
});

const line = (kind: Line['kind'], text = '', from_me = false, talked = false): Line => ({
  kind,
  text,
  from_me,
  talked,
});
const situation = (options: Partial<Situation> = {}): Situation => ({
  mode: 'opener',
  own: 'de',
  other: 'ja',
  draft: '',
  isTalk: true,
  mentions: { own: {}, other: {} },
  biography: '',
  talk: [],
  ...options,
});

describe('picked texts', () => {
  it.each<[string, Line[]]>([
    ['again', []],
    ['again', [line('text', 'And you?'), line('text', 'Hello', true)]],
    ['hello', [line('sayhi', 'I like your profile. Would you tell me more?')]],
    ['hello', [line('text', 'こんにちは！')]],
    ['asks', [line('text', 'What did you cook？')]],
    ['asks', [line('question', 'Coffee or tea')]],
    ['words', [line('text', 'Hello from the train, which stands in the snow again.')]],
    ['photo', [line('file')]],
    ['gift', [line('gift')]],
    ['talked', [line('call', '', true, true)]],
    ['missed', [line('call', '')]],
  ])('answers %s', (kind, talk) => {
    expect(replyKind(talk)).toBe(kind);
  });

  it('mention what the reader publishes, in both languages, and nothing unknown', () => {
    const known = situation({
      mentions: { own: { place: 'Kyoto', language: 'Japanisch' }, other: { place: '京都', language: '日本語' } },
    });
    const texts = pickTexts(known, 0);
    expect(texts).toHaveLength(3);
    expect(texts.filter(({ text }) => /Kyoto|Japanisch/.test(text)).length).toBe(2);
    for (const { text, other } of texts)
      expect(/Kyoto|Japanisch/.test(text)).toBe(/京都|日本語/.test(other?.text ?? ''));
    for (let turn = 0; turn < 20; turn += 1)
      for (const { text, other } of pickTexts(situation(), turn)) expect(`${text} ${other?.text}`).not.toMatch(/[{}]/);
  });

  it('repeat nothing before all were used', () => {
    const bios = [0, 1, 2].flatMap((turn) => pickTexts(situation({ mode: 'bio', other: null }), turn));
    expect(new Set(bios.map(({ text }) => text)).size).toBe(9);
    expect(bios.every(({ other }) => other === null)).toBe(true);
  });
});
