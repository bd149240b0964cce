import {
  agreedPages,
  type AgreedPage,
  type DueConsent,
  type listDueConsents,
  type storeConsents,
} from '@peonia/contract/pages/page-consents.ts';
import type { EditedPage } from '@peonia/contract/pages/pages-desk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { agreeToPage, readAgreedVersions, type AgreedNumbers } from '../accounts/public.ts';
import { mustAgreeSince } from './page.sql.ts';
import type { RunningPages } from './running-pages.ts';

export function isAgreedPage(name: EditedPage): name is AgreedPage {
  return agreedPages.some((page) => page === name);
}

/** Pages whose running version, or one that it followed, asks a member to agree again. Runs no statement. */
export function duePages({ accepted }: Pick<RunningPages, 'accepted'>, agreed: AgreedNumbers): AgreedPage[] {
  return agreedPages.filter((page) => {
    const numbers = accepted(page);
    return numbers !== null && !numbers.includes(agreed[page]);
  });
}

/** What the caller must agree to before going on. */
export async function readDueConsents(
  { db, caller, language }: Call<typeof listDueConsents>,
  running: RunningPages,
): Promise<ReplyOf<typeof listDueConsents>> {
  const agreed = await readAgreedVersions.one(db, { id: caller.id });
  const items: DueConsent[] = [];
  for (const page of duePages(running, agreed))
    items.push({
      document: page,
      version: running.running(page).number,
      agreed: agreed[page],
      changes: await readChanges(db, { page, agreed: agreed[page] }, language),
    });
  return { items };
}

async function readChanges(db: Db, since: { page: AgreedPage; agreed: number }, language: Language) {
  const rows = await mustAgreeSince.all(db, since);
  return rows.map(({ number, effective_at, texts }) => ({
    version: number,
    effective_at: effective_at.toISOString(),
    summary: texts.find((text) => text.language === language)?.summary ?? '',
  }));
}

/** Stores the consent to the versions that the caller saw. Throws `consent_moved` if one of them runs no more. */
export async function agreeToPages(
  { db, caller, language, body }: Call<typeof storeConsents>,
  { running }: RunningPages,
): Promise<Record<string, never>> {
  if (body.items.some(({ document, version }) => running(document).number !== version)) throw refuse('consent_moved');
  for (const { document, version } of body.items)
    await agreeToPage(db, { memberId: caller.id, document, version, language, way: 'notice' });
  return {};
}
