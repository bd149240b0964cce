import { createHash } from 'node:crypto';
import type { MailDeliveryState } from '@peonia/contract/operation/maildesk.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { ownerOfAddress } from '../../accounts/public.ts';
import { stopMails } from '../../notifications/public.ts';
import { hashAddress, sealAddress, storedWords } from '../address-key.ts';
import { reportDelivery } from '../delivery/delivery.sql.ts';
import { insertSuppression } from '../suppression/suppression.sql.ts';
import { claimEvent } from './event.sql.ts';
import type { MailEvent } from './mail-event.ts';

interface EventContext {
  readonly database: Database;
  readonly config: Pick<Config, 'hashSecret' | 'secrets'>;
}

/**
 * Applies the events of one webhook in one transaction, each once: a webhook that comes again changes nothing. Returns
 * the states that were reported.
 */
export async function applyEvents(
  events: readonly MailEvent[],
  { database, config }: EventContext,
): Promise<MailDeliveryState[]> {
  // In the order of their keys, so that simultaneous webhooks with the same events wait for each other.
  const keyed = events
    .map((event) => ({ event, key: createHash('sha256').update(event.key).digest() }))
    .toSorted((one, other) => one.key.compare(other.key));
  return database.transaction(async (db) => {
    const states: MailDeliveryState[] = [];
    for (const { event, key } of keyed) {
      if ((await claimEvent.first(db, { key })) === undefined) continue;
      const state = await applyEvent(db, event, config);
      if (state !== null) states.push(state);
    }
    return states;
  });
}

async function applyEvent(
  db: Db,
  { kind, messageId, address, words }: MailEvent,
  { hashSecret, secrets }: EventContext['config'],
): Promise<MailDeliveryState | null> {
  const state = kind === 'deferred' ? null : kind;
  const delivery =
    messageId === ''
      ? undefined
      : await reportDelivery.first(db, { message_id: messageId, state, words: storedWords(words) });
  if (kind !== 'bounced' && kind !== 'complained') return state;
  // Without its address an event says what became of a mail, and nothing can be kept from it.
  if (address === null || address === '') return state;
  const recipient_hash = hashAddress(address, hashSecret);
  // The log knows whom the mail went to, also after they changed their address.
  const isSame = delivery?.recipient_hash.equals(recipient_hash) === true;
  const member_id = (isSame ? delivery?.member_id : null) ?? (await ownerOfAddress(db, address));
  await insertSuppression.first(db, {
    recipient_hash,
    reason: kind === 'bounced' ? 'bounce' : 'complaint',
    sealed: sealAddress(address, secrets),
    member_id,
    words: storedWords(words),
  });
  if (kind === 'complained' && member_id !== null) await stopMails(db, member_id);
  return state;
}
