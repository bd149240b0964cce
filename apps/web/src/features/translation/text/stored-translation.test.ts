import { expect, it } from 'vitest';
import { storedTranslation } from './stored-translation.ts';

const me = { id: 1 };
const machine = { kind: 'machine', state: 'translated', engine: 'DeepL', from: 'zh', to: 'en', text: 'Hello' } as const;

it('shows a stored translation into the language of the page', () => {
  expect(storedTranslation({ sender: 2, translation: machine }, me, 'en')).toBe(machine);
});

it('shows no translation of before the reader changed the language', () => {
  expect(storedTranslation({ sender: 2, translation: machine }, me, 'ja')).toBeNull();
});

it('shows the writer what the other reads, in whatever language', () => {
  expect(storedTranslation({ sender: 1, translation: machine }, me, 'de')).toBe(machine);
});

it('keeps the translation that a person was paid for', () => {
  const human = { ...machine, kind: 'human' } as const;

  expect(storedTranslation({ sender: 2, translation: human }, me, 'ja')).toBe(human);
});
