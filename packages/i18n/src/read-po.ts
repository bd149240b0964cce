// Supports only what our catalogues use: msgid and msgstr, folded or not. Comments and obsolete entries ("#~") are
// ignored.
const line = /^(msgid|msgstr)?\s*"(.*)"$/;
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' };

/** Parses a .po file into message id → translation, in file order and without its header. */
export function readPo(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  let id = '';
  let keyword = '';
  for (const raw of text.split('\n')) {
    const match = line.exec(raw.trim());
    if (!match) continue;
    const [, starts, quoted = ''] = match;
    const value = quoted.replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char);
    if (starts === 'msgid') id = value;
    else if (starts === 'msgstr') entries.set(id, value);
    else if (keyword === 'msgid') id += value;
    else entries.set(id, (entries.get(id) ?? '') + value);
    keyword = starts ?? keyword;
  }
  entries.delete('');
  return entries;
}
