/** Words that sentences of a language rarely do without. */
const frequentWords: Readonly<Record<string, string>> = {
  en: 'the an is are was you your my me we it to of and on for that this what which how where do did have with not would',
  de: 'der die das ein eine ist sind war du dein ich mein mir mich wir es zu von und auf für dass was wie wo hast mit nicht',
  fr: 'le les un une est sont était tu ton vous je mon nous il de et en sur pour que ce quel comment où avec pas dans au',
  it: 'il lo gli un una è sono era tu tuo io mio mi noi di e su per che questo quale come dove hai con non della nel',
};

const lists = new Map(Object.entries(frequentWords).map(([code, words]) => [code, new Set(words.split(' '))]));

/**
 * Which of `languages` a text is most likely written in, by its small words. Undefined where these do not tell, or
 * where one of the languages has no list. A guess for the layout only: the server detects the language.
 */
export function likelyLanguage(text: string, languages: readonly string[]): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts: { readonly code: string; readonly count: number }[] = [];
  for (const code of languages) {
    const list = lists.get(code);
    if (list === undefined) return undefined;
    counts.push({ code, count: words.filter((word) => list.has(word)).length });
  }
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  return first !== undefined && first.count > (second?.count ?? 0) ? first.code : undefined;
}
