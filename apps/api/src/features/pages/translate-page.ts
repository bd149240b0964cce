import { pageSummaryMax } from '@peonia/contract/page-consents.ts';
import type { PageDraftText, translatePage as endpoint } from '@peonia/contract/pages-desk.ts';
import { pageTextMax } from '@peonia/contract/pages-desk.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { noteAct, requireStaff } from '../moderation/public.ts';
import type { Payer, Translator } from '../translation/public.ts';
import { splitLine } from './split-line.ts';

/** The house pays for the texts of its pages. */
const house: Payer = { take: async () => true, giveBack: async () => {} };

/** Texts at once, so that other calls keep their turn at the service. */
const atOnce = 4;

interface TranslateContext {
  /** Null where no service is configured. */
  readonly translator: Translator | null;
  readonly limits: Limits;
}

/**
 * Translates a text line by line: signs of headings, lists and anchors stay, placeholders and link targets are checked
 * to be there afterwards. A title or description that became too long stays empty, so that the text is incomplete.
 * Throws `page_translation_failed` if one line fails or comes back without them, or if the text became too long.
 */
export async function translatePage(
  { db, caller, body: { to, text } }: Call<typeof endpoint>,
  { translator, limits }: TranslateContext,
): Promise<PageDraftText> {
  await requireStaff(db, caller, 'pages.edit', limits);
  if (to === text.language) throw refuse('input_invalid', { field: 'to' });
  if (translator === null) throw refuse('translation_closed');
  const tags = { from: languageFacts[text.language].htmlLang, to: languageFacts[to].htmlLang };
  const translate = async (line: string): Promise<string> => {
    const { before, words, after } = splitLine(line);
    if (words === '') return line;
    const outcome = await translator.translate({ text: words, names: [], ...tags }, house);
    if (typeof outcome === 'string' || kept(outcome.text) !== kept(words)) throw refuse('page_translation_failed');
    return `${before}${outcome.text.replaceAll('\n', ' ')}${after}`;
  };
  const summary = text.summary?.split('\n') ?? [];
  const lines = [text.title, text.description, ...summary, ...text.body.split('\n')];
  const translated: string[] = [];
  for (let at = 0; at < lines.length; at += atOnce)
    translated.push(...(await Promise.all(lines.slice(at, at + atOnce).map(translate))));
  const [title = '', description = '', ...rest] = translated;
  const body = rest.slice(summary.length).join('\n');
  const changed = rest.slice(0, summary.length).join('\n');
  if (body.length > pageTextMax.body) throw refuse('page_translation_failed');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'page.translated',
    subject: 'page',
    subject_ids: [],
    detail: `${text.language} → ${to}`,
  });
  return {
    language: to,
    title: title.length > pageTextMax.title ? '' : title,
    description: description.length > pageTextMax.description ? '' : description,
    body,
    ...(changed === '' || changed.length > pageSummaryMax ? {} : { summary: changed }),
  };
}

/** What a translation has to keep: placeholders and targets of links, in any order. */
function kept(words: string): string {
  return (words.match(/\{\w+\}|\]\([^)]*\)/g) ?? []).toSorted().join(' ');
}
