import type { unsubscribeMail as endpoint } from '@peonia/contract/notifications/notification-settings.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { writeSwitches } from '../notification-setting.sql.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Unsubscribes from the kinds of mail in a signed link; idempotent, also for deleted accounts. */
export async function unsubscribeMail(
  { db, query }: Call<typeof endpoint>,
  secrets: readonly string[],
): Promise<Record<string, never>> {
  const claim = readUnsubscribeToken(secrets, query.token);
  if (claim === null) throw refuse('link_invalid');
  const changes = Object.fromEntries(claim.kinds.map((kind) => [`email_${kind}`, false]));
  await writeSwitches.run(db, { member_id: claim.memberId, changes: JSON.stringify(changes) });
  return {};
}
