/** ISO 639 codes of languages that members speak; services name them by code or in English. */
const codes =
  'af ar az be bg bn bs ca cs cy da de el en es et fa fi fr gl he hi hr hu hy id is it ja ka kk km ko lo lt lv mk ml mn mr ms my nb ne nl no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi yue zh';

const english = new Intl.DisplayNames('en', { type: 'language' });

const byName = new Map<string, string>(
  codes.split(' ').flatMap((code) => [
    [code, code],
    [(english.of(code) ?? code).toLowerCase(), code],
  ]),
);

/** ISO 639 of a language that a service names as `de`, `de-AT` or `german`; null for a name that is not known. */
export function codeOfName(name: string): string | null {
  const plain = name.trim().toLowerCase();
  return byName.get(plain) ?? byName.get(plain.split(/[-_]/)[0] ?? '') ?? null;
}
