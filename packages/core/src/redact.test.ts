import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { putBack, redact } from './redact.ts';

const people = ['Mei Lin', 'hans_berlin', 'mei.lin.88', '+81 90 1234 5678', 'mei@example.com'];
const shown = (text: string, identifiers: readonly string[] = people) => redact(text, identifiers).text;

describe('what is taken out', () => {
  it.each([
    ['Hallo Mei, wie geht es dir?', 'Hallo ⟦1⟧, wie geht es dir?'],
    ['MEI LIN und Mei', '⟦1⟧ und ⟦2⟧'],
    ['meine Linie', 'meine Linie'],
    ['Ｍｅｉ さん', '⟦1⟧ さん'],
    ['Meiさん、ありがとう', '⟦1⟧さん、ありがとう'],
    ['M\u200Be\u200Bi!', '⟦1⟧!'],
    ['ich heiße Hans_Berlin99', 'ich heiße ⟦1⟧99'],
    ['Schreib an mei@example.com oder an x.y+z@web.de bitte', 'Schreib an ⟦1⟧ oder an ⟦2⟧ bitte'],
    ['siehe https://example.org/a?b=c und example.net/x jetzt', 'siehe ⟦1⟧ und ⟦2⟧ jetzt'],
    ['Ruf +49 (0)170 123-45 67 an', 'Ruf ⟦1⟧ an'],
    ['電話は０９０－１２３４－５６７８です', '電話は⟦1⟧です'],
    ['Folge @sakura.photo dort', 'Folge ⟦1⟧ dort'],
    ['加我微信 lin_2020 吧', '加我微信 ⟦1⟧ 吧'],
    ['My WeChat is rose88x', 'My WeChat is ⟦1⟧'],
    ['Um 19:30 Uhr am 21.11.2026?', 'Um 19:30 Uhr am 21.11.2026?'],
    ['⟦9⟧ tippe ich selbst', '⟦1⟧9⟦2⟧ tippe ich selbst'],
    ['Wir treffen uns online. Okay', 'Wir treffen uns online. Okay'],
  ])('%s', (said, expected) => {
    expect(shown(said)).toBe(expected);
  });

  it('says what kind each is, and the same thing once', () => {
    expect(redact('Mei und Mei, mei@example.com', people)).toEqual({
      text: '⟦1⟧ und ⟦1⟧, ⟦2⟧',
      marks: [
        { kind: 'name', original: 'Mei' },
        { kind: 'email', original: 'mei@example.com' },
      ],
    });
  });

  it('takes a name of Chinese characters out wherever it stands', () => {
    expect(shown('我叫林美玲，你呢', ['林美玲'])).toBe('我叫⟦1⟧，你呢');
  });
});

const name = fc.constantFrom(
  'Mei Lin',
  'hans_berlin',
  'Jürgen',
  '林美玲',
  'さくら',
  '김민지',
  'Zoë',
  'x.y-2',
  'Straße7',
);
const piece = fc.constantFrom(
  'ich',
  'meine',
  '好き',
  'です',
  '안녕',
  ', ',
  ' ',
  '\n',
  '⟦',
  '⟧',
  '⟦1⟧',
  '🌸',
  'ﬁ',
  '12',
  '@',
  '.',
  'é',
  '\u200B',
);

/** The names as somebody would write them to be found anyway. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  (text) => [...text].join('\u200B'),
];
const disguised = fc
  .tuple(name, fc.constantFrom(...disguises))
  .map(([who, disguise]) => ({ who, written: disguise(who) }));
const letter = fc.tuple(
  fc.array(
    fc.oneof(
      piece,
      disguised.map(({ written }) => ` ${written} `),
    ),
    { maxLength: 30 },
  ),
  disguised,
);

describe('for any text and any names', () => {
  it('shows nothing of a name by which its owner could be found', () => {
    fc.assert(
      fc.property(letter, fc.array(name, { maxLength: 4 }), ([before, { who, written }], others) => {
        const left = shown(`${before.join('')} ${written} ${before.join('')}`, [who, ...others]);
        expect(` ${foldText(left).text} `).not.toContain(` ${foldText(who).text} `);
        expect(foldText(left).text.includes(foldText(who).text)).toBe(false);
      }),
    );
  });

  it('gives the text back as it was', () => {
    fc.assert(
      fc.property(letter, fc.array(name, { maxLength: 4 }), ([parts, { written }], names) => {
        const said = parts.join('') + written;
        const { text, marks } = redact(said, names);
        expect(
          putBack(
            text,
            marks.map(({ original }) => original),
          ),
        ).toEqual({ text: said, wrong: [] });
      }),
    );
  });
});

describe('putting back', () => {
  it('names the marks that are missing and those that nobody made', () => {
    expect(putBack('⟦2⟧ und ⟦x⟧ ⟦', ['Mei', 'Hans']).wrong).toEqual(['⟦x⟧', '⟦', '⟦1⟧']);
  });

  it('takes them in any order and as often as the translation needs them', () => {
    expect(putBack('⟦2⟧、⟦1⟧さん、⟦1⟧', ['Mei', 'Hans'])).toEqual({ text: 'Hans、Meiさん、Mei', wrong: [] });
  });
});
