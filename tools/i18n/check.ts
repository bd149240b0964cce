import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languageFacts, languages, type Language } from '@peonia/i18n/languages.ts';
import { compareMessage } from './compare-message.ts';
import { withFrenchSpaces } from './french-spaces.ts';
import { sameAsEnglish } from './same-as-english.ts';
import {
  contractErrorTexts,
  isServerCatalogue,
  readServerTexts,
  serverCatalogueNames,
  type ServerCatalogueName,
} from './server-catalogues.ts';
import { webCatalogues, type WebCatalogue } from './web-catalogues.ts';

/** One thing that is wrong with a catalogue. */
interface Problem {
  readonly lang: Language;
  readonly catalogue: string;
  /** The English text, or the id of a text of the server. */
  readonly text: string;
  readonly problem: string;
}

/** An English text and its translation, undefined where the catalogue does not hold it. */
interface Pair {
  readonly id: string;
  readonly english: string;
  readonly translation: string | undefined;
}

/** Compares every catalogue below a project root with the code and with English. No problem means complete. */
export async function check(root: string): Promise<Problem[]> {
  const web = (await webCatalogues(root)).map(readOnce);
  const problems = [
    ...(await Promise.all(web.map(checkWeb))),
    ...(await Promise.all(serverCatalogueNames.map((name) => checkServer(root, name)))),
  ];
  return [...problems.flat(), ...(await checkFolders(root, web)), ...(await checkAgreement(web))];
}

/** Several checks read the same files: each is parsed once. */
function readOnce(catalogue: WebCatalogue): WebCatalogue {
  const known = new Map<string, ReturnType<WebCatalogue['read']>>();
  return {
    ...catalogue,
    read(lang) {
      const entries = known.get(lang) ?? catalogue.read(lang);
      known.set(lang, entries);
      return entries;
    },
  };
}

async function checkWeb(catalogue: WebCatalogue): Promise<Problem[]> {
  const sources = await catalogue.collect();
  const problems = languages.map(async (lang) => {
    const entries = await catalogue.read(lang);
    const pairs = Object.entries(sources).map(([id, source]) => ({
      id,
      english: source.message ?? id,
      translation: entries[id]?.obsolete ? undefined : entries[id]?.translation,
    }));
    const gone = Object.entries(entries).filter(([id, entry]) => entry.obsolete || !Object.hasOwn(sources, id));
    return [
      ...checkPairs(lang, catalogue.name, pairs),
      ...gone.map(([id, entry]) => ({
        lang,
        catalogue: catalogue.name,
        text: entry.message ?? id,
        problem: 'is no longer in the code',
      })),
    ];
  });
  return (await Promise.all(problems)).flat();
}

async function checkServer(root: string, name: ServerCatalogueName): Promise<Problem[]> {
  const english = await readServerTexts(root, 'en', name);
  const sources = name === 'errors' ? await contractErrorTexts(root) : english;
  const problems = languages.map(async (lang) => {
    const texts = await readServerTexts(root, lang, name);
    const pairs = [...sources].map(([id, source]) => ({ id, english: source, translation: texts.get(id) }));
    const gone = [...texts.keys()].filter((id) => !sources.has(id));
    return [
      ...checkPairs(lang, name, pairs),
      ...gone.map((id) => ({ lang, catalogue: name, text: id, problem: 'has no English source' })),
    ];
  });
  return (await Promise.all(problems)).flat();
}

function checkPairs(lang: Language, catalogue: string, pairs: Pair[]): Problem[] {
  return pairs.flatMap((pair) =>
    problemsOf(lang, pair).map((problem) => ({
      lang,
      catalogue,
      text: isServerCatalogue(catalogue) ? pair.id : pair.english,
      problem,
    })),
  );
}

function problemsOf(lang: Language, { english, translation }: Pair): string[] {
  if (translation === undefined) return ['is not in the catalogue: run npm run i18n:extract'];
  if (translation.trim() === '') return ['is not translated'];
  if (lang === 'en')
    return translation === english ? [] : ['differs from the English in the code: run npm run i18n:extract'];
  const same = translation === english && !maySameAsEnglish(lang, english) ? ['reads the same as the English'] : [];
  const spaces =
    lang === 'fr' && translation !== withFrenchSpaces(translation)
      ? ['has an ordinary space before a sign: run npm run i18n:extract']
      : [];
  return [...same, ...spaces, ...compareMessage(english, translation, languageFacts[lang].locale)];
}

function maySameAsEnglish(lang: Language, text: string): boolean {
  // A text of placeholders and signs alone has nothing to translate.
  const words = text.replace(/\{[^{}]*\}|<[^>]*>/g, '');
  if (!/\p{L}/u.test(words)) return true;
  return sameAsEnglish.some((entry) => entry.text === text && (entry.languages?.includes(lang) ?? true));
}

async function checkFolders(root: string, web: WebCatalogue[]): Promise<Problem[]> {
  const known = new Set([...web.map(({ name }) => name), ...serverCatalogueNames]);
  const folders = languages.map(async (lang) => {
    const files = await readdir(join(root, 'packages/i18n/locales', lang)).catch(() => []);
    const strange = files.filter((file) => !known.has(file.replace(/\.po$/, '')));
    return strange.map((file) => ({ lang, catalogue: file, text: '', problem: 'belongs to no feature of the web' }));
  });
  return (await Promise.all(folders)).flat();
}

// A page merges the catalogues it shows, so one text has one translation unless its context differs.
async function checkAgreement(web: WebCatalogue[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const lang of languages) {
    const first = new Map<string, { translation: string; name: string }>();
    for (const catalogue of web) {
      for (const [id, entry] of Object.entries(await catalogue.read(lang))) {
        const translation = entry.translation ?? '';
        const other = first.get(id);
        if (!other) first.set(id, { translation, name: catalogue.name });
        else if (other.translation !== translation)
          problems.push({
            lang,
            catalogue: catalogue.name,
            text: entry.message ?? id,
            problem: `is translated otherwise in ${other.name}: agree, or give it a context`,
          });
      }
    }
  }
  return problems;
}

/** Lines for the person who has to mend them: a problem of several languages is one line. */
export function describeProblems(problems: Problem[]): string[] {
  const groups = Map.groupBy(problems, describeProblem);
  return [...groups].map(
    ([line, of]) =>
      `${line} (${of.length === languages.length ? 'all languages' : of.map(({ lang }) => lang).join(' ')})`,
  );
}

function describeProblem({ catalogue, text, problem }: Problem): string {
  return `${catalogue}: ${text ? `"${text}" ` : ''}${problem}`;
}

if (process.argv[1] === import.meta.filename) {
  const problems = await check(process.cwd());
  for (const line of describeProblems(problems)) console.error(line);
  console.log(
    problems.length === 0 ? 'All catalogues are complete.' : `${problems.length} problems in the catalogues.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
