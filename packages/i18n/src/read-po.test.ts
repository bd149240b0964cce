import { expect, test } from 'vitest';
import { readPo } from './read-po.ts';

test('reads plain, folded and escaped entries and ignores the rest', () => {
  const text = String.raw`msgid ""
msgstr ""
"Language: de\n"

# a remark
#: somewhere.ts
msgid "plain"
msgstr "schlicht"

msgid "fol"
"ded"
msgstr ""
"gefaltet\n"
"und \"zitiert\" \\ \t"

#~ msgid "old"
#~ msgstr "alt"

msgid "empty"
msgstr ""
`;
  expect([...readPo(text)]).toEqual([
    ['plain', 'schlicht'],
    ['folded', 'gefaltet\nund "zitiert" \\ \t'],
    ['empty', ''],
  ]);
});

test('reads files with CRLF line ends', () => {
  expect(readPo('msgid "a"\r\nmsgstr "b"\r\n').get('a')).toBe('b');
});
