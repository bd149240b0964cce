import type { previewPage as endpoint } from '@peonia/contract/pages/pages-desk.ts';
import type { PageText } from '@peonia/contract/pages/pages.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../moderation/public.ts';
import { readBlocks } from './check-texts.ts';
import { presentPage, type PageReader } from './present-page.ts';
import { sourceOf } from './running-pages.ts';

/** A text that is not published, as its readers would get it today. */
export async function previewPage(
  { db, caller, body: { name, text } }: Call<typeof endpoint>,
  reader: PageReader,
): Promise<PageText> {
  await requireStaff(db, caller, 'pages.edit', reader.limits);
  readBlocks(text, reader.limits);
  return presentPage(name, text.language, sourceOf(text, new Date()), reader);
}
