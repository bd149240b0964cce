import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { mailContacts, readEmail } from '../../accounts/public.ts';
import { storeDeskFile, takeDeskFiles } from '../../deskfiles/public.ts';
import type { IngestContext } from '../../media/public.ts';
import { findTicket } from '../desk/change-ticket.ts';
import { insertMessage, messageByClientId } from '../desk/desk.sql.ts';
import { supportSettings } from '../support-settings.ts';
import { holder } from '../ticket-files.ts';
import { targetHours } from '../ticket-rule.ts';
import { noteReplied } from '../ticket.sql.ts';
import { cutQuoted } from './cut-quoted.ts';
import { isAutomatic } from './is-automatic.ts';
import { mailsToday, mailTicket } from './mail.sql.ts';
import type { IncomingMail } from './read-mail.ts';
import { ticketOfAddress } from './reply-address.ts';

export interface MailContext {
  readonly database: Database;
  readonly config: Config;
  readonly limits: Limits;
  readonly ingest: IngestContext;
}

/** What became of a mail. The gateway is told nothing of it. */
export type MailOutcome = 'stored' | 'repeated' | 'automatic' | 'unknown' | 'other_sender' | 'too_many' | 'empty';

/** Characters of a mail that are kept. */
const mostCharacters = 20_000;

/**
 * Adds the answer of a writer by mail to their ticket, which then waits for staff again. Only the address that the
 * ticket is answered to may write.
 */
export async function receiveMail(mail: IncomingMail, context: MailContext): Promise<MailOutcome> {
  const { database, config, limits } = context;
  if (isAutomatic(mail)) return 'automatic';
  const { replyTo } = config.of(supportSettings);
  const named = mail.to.map((to) => ticketOfAddress(config.secrets, replyTo, to.trim())).find((id) => id !== null);
  const ticket = named === undefined ? undefined : await mailTicket.first(database, { id: named });
  if (ticket === undefined) return 'unknown';
  if (!(await isWriter(database, ticket, mail.from))) return 'other_sender';
  const message = { ticket_id: ticket.id, client_id: clientIdOf(mail) };
  if ((await messageByClientId.first(database, message)) !== undefined) return 'repeated';
  if ((await mailsToday.one(database, { ticket_id: ticket.id })).count >= limits.ticket_mails_per_day)
    return 'too_many';

  const text = cutQuoted(mail.text, [addressIn(config.mailFrom), replyTo]);
  if (text === '' && mail.attachments.length === 0) return 'empty';
  // Before the transaction: none waits for an encoder. What it does not take is purged after a day.
  const files = await storeFiles(mail, ticket.account_id, context);
  const isStored = await database.transaction(async (db) => {
    const { priority } = await findTicket(db, { id: ticket.id });
    const stored = await insertMessage.first(db, {
      ...message,
      kind: 'reply',
      author_id: ticket.account_id,
      content: shorten(text === '' ? mail.attachments.map(({ name }) => name).join(', ') : text),
      original: null,
      by_mail: true,
      left_out: mail.attachments.length - files.length,
    });
    if (stored === undefined) return false;
    await takeDeskFiles(db, { ids: files, owner_id: ticket.account_id, holder, holder_id: stored.id });
    await noteReplied.run(db, { id: ticket.id, hours: targetHours(priority, limits) });
    return true;
  });
  return isStored ? 'stored' : 'repeated';
}

/** A member writes from their confirmed address of today, a guest from the address of the ticket. */
async function isWriter(
  db: Db,
  { account_id, email }: { account_id: number | null; email: string },
  from: string,
): Promise<boolean> {
  const known = account_id === null ? email : ((await mailContacts(db, [account_id])).get(account_id)?.email ?? '');
  const [sender, writer] = [readEmail(addressIn(from)), readEmail(known)];
  return sender !== null && sender.value === writer?.value;
}

/** The address in `Name <address>`. */
function addressIn(text: string): string {
  return /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;
}

/** A mail that is delivered twice is one message. */
function clientIdOf({ message_id }: IncomingMail): string {
  return `mail-${createHash('sha256').update(message_id.trim()).digest('hex').slice(0, 48)}`;
}

/** Ids of the attachments that were taken, by the rules of every file. */
async function storeFiles(
  mail: IncomingMail,
  ownerId: number | null,
  { limits, ingest }: MailContext,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, content } of mail.attachments.slice(0, limits.desk_files_per_message)) {
    const file = await ingest.quarantine.receive(Readable.from([Buffer.from(content, 'base64')]));
    try {
      ids.push((await storeDeskFile(ownerId, name, file, ingest)).id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.entry.status >= 500) throw error;
    } finally {
      await file.remove();
    }
  }
  return ids;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join('')}…` : text;
}
