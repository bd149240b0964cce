import { pageSummaryMax } from '@peonia/contract/pages/page-consents.ts';
import type { PageDraftText, translatePage as endpoint } from '@peonia/contract/pages/pages-desk.ts';
import { pageTextMax } from '@peonia/contract/pages/pages-desk.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { noteAct, requireStaff } from '../moderation/public.ts';
import { translateMarkdown, type Translator } from '../translation/public.ts';

interface TranslateContext {
  /** Null where no service is configured. */
  readonly translator: Translator | null;
  readonly limits: Limits;
}

/**
 * Translates a text, keeping its structure. A title or description that became too long stays empty, so that the text
 * is incomplete. Throws `desk_translation_failed` if one line fails or loses a placeholder, or if the text became too
 * long.
 */
export async function translatePage(
  { db, caller, body: { to, text } }: Call<typeof endpoint>,
  { translator, limits }: TranslateContext,
): Promise<PageDraftText> {
  await requireStaff(db, caller, 'pages.edit', limits);
  const parts = [text.title, text.description, text.body, text.summary ?? ''];
  const [title = '', description = '', body = '', summary = ''] = await translateMarkdown(translator, parts, {
    from: text.language,
    to,
  });
  if (body.length > pageTextMax.body) throw refuse('desk_translation_failed');
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
    ...(summary === '' || summary.length > pageSummaryMax ? {} : { summary }),
  };
}
