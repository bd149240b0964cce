import {
  announcementTextMax,
  type AnnouncementText,
  type translateAnnouncement as endpoint,
} from '@peonia/contract/announcements.ts';
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
 * Translates a title and its text, keeping lists, emphasis and links. A title that became too long stays empty, so that
 * the text is incomplete. Throws `desk_translation_failed` if one line fails, or if the text became too long.
 */
export async function translateAnnouncement(
  { db, caller, body: { to, text } }: Call<typeof endpoint>,
  { translator, limits }: TranslateContext,
): Promise<AnnouncementText> {
  await requireStaff(db, caller, 'announcements.edit', limits);
  const [title = '', body = ''] = await translateMarkdown(translator, [text.title, text.body], {
    from: text.language,
    to,
  });
  if (body.length > announcementTextMax.body) throw refuse('desk_translation_failed');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'announcement.translated',
    subject: 'announcement',
    subject_ids: [],
    detail: `${text.language} → ${to}`,
  });
  return { language: to, title: title.length > announcementTextMax.title ? '' : title, body };
}
