import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emojiCode, emojis, isEmojiName, parseEmoji, writeEmoji, type EmojiName } from './emoji.ts';

const names = Object.keys(emojis).filter(isEmojiName);

// covers: 68 emoji codes of 1-12 letters or digits
test('has 68 names in the form of the specification, each with an emoji of its own', () => {
  expect(names).toHaveLength(68);
  expect(new Set(Object.values(emojis)).size).toBe(68);
  for (const name of names) {
    expect(name).toMatch(/^[a-z0-9]{1,12}$/);
    expect(emojis[name]).toMatch(/^\p{RGI_Emoji}$/v);
  }
});

test.each(names)('[%s] is found alone and within a text', (name: EmojiName) => {
  const emoji = { kind: 'emoji', name, emoji: emojis[name] };
  expect(parseEmoji(emojiCode(name))).toEqual([emoji]);
  expect(parseEmoji(`a${emojiCode(name)}b`)).toEqual([{ kind: 'text', text: 'a' }, emoji, { kind: 'text', text: 'b' }]);
  expect(writeEmoji(`a${emojiCode(name)}b`)).toBe(`a${emojis[name]}b`);
});

describe('leaves as text', () => {
  test.each([
    '',
    'hello',
    '[',
    '[]',
    '[unknown]',
    '[Smile]',
    '[ smile ]',
    '[smile',
    'smile]',
    '[thirteenchars]',
    '[constructor]',
    '[toString]',
    '［smile］',
  ])('%j', (text) => {
    expect(parseEmoji(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }]);
    expect(writeEmoji(text)).toBe(text);
  });
});

test('finds codes that touch, and codes within brackets', () => {
  expect(parseEmoji('[rose][rose]').map((segment) => segment.kind)).toEqual(['emoji', 'emoji']);
  expect(writeEmoji('[[rose]]')).toBe('[🌹]');
  expect(writeEmoji('[nothing[rose]')).toBe('[nothing🌹');
});

test('loses nothing of any text', () => {
  const piece = fc.oneof(fc.constantFrom(...names.map(emojiCode), '[', ']', '[x]'), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const segments = parseEmoji(text);
      expect(
        segments.map((segment) => (segment.kind === 'text' ? segment.text : emojiCode(segment.name))).join(''),
      ).toBe(text);
      expect(segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.emoji)).join('')).toBe(
        writeEmoji(text),
      );
      expect(segments.some((segment, at) => segment.kind === 'text' && segments[at + 1]?.kind === 'text')).toBe(false);
    }),
  );
});
