/** Scripts that one language writes, or nearly so; kana before Han, because Japanese uses both. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /[ыэё]/giu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
];

/** Small words that a language cannot do without. Those that several of these languages share are left out. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'the and of to is are was you that it my with for this have not but be they we at from your what so just i',
  ),
  de: words(
    'der das und ist nicht ein eine ich du wir mit auf für den dem zu von war aber heute auch sich es im bei noch mein',
  ),
  fr: words(
    'les des est pas une je vous nous dans pour avec sur ce qui mais très aujourd’hui au du ma mon elle il et le c’est j’ai',
  ),
  it: words(
    'il gli che non sono per della nel con è una oggi mi ma questo anche più alla ho del dei molto ti sempre ci di',
  ),
  es: words('el los que es las una por con para muy pero hoy está como mi más y yo te del al nos'),
  pt: words('os que não uma com para muito mas hoje está como meu minha mais eu você do da em um ao e'),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * Of the letters of a text at least this share is written in the script of its language: a foreign name decides
 * nothing.
 */
const scriptShare = 0.2;

/**
 * The language of a text as ISO 639, or null where it cannot be told for sure: by its script where one language writes
 * it, else by the small words of the six languages in Latin letters that members write most.
 */
export function textLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const byScript = scripts.find(
    ([code, script]) =>
      (text.match(script)?.length ?? 0) >= letters * (code === 'uk' || code === 'ru' ? scriptShare / 10 : scriptShare),
  );
  return byScript?.[0] ?? bySmallWords(text);
}

/** Two small words, and clearly more than any other language has: fewer are chance. */
function bySmallWords(text: string): string | null {
  const said =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  const [best, second] = Object.entries(smallWords)
    .map(([code, known]) => ({ code, hits: said.filter((word) => known.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  return best !== undefined && best.hits >= 2 && best.hits >= (second?.hits ?? 0) * 1.5 ? best.code : null;
}
