import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type {
  translateDraft as draftEndpoint,
  translateTicket as endpoint,
} from '@peonia/contract/support/support-desk.ts';
import { isLanguage, languageFacts, type Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { noteAct, requireStaff } from '../../moderation/public.ts';
import type { Payer, Translator } from '../../translation/public.ts';
import { deskTicket, messagesOfTicket, type DeskTicket } from './desk.sql.ts';

export interface TranslateContext {
  /** Null where no service is configured. */
  readonly translator: Translator | null;
  readonly limits: Limits;
}

/** The house pays for the texts of its desk. */
const house: Payer = { take: async () => true, giveBack: async () => {} };

/** Texts at once, so that other calls keep their turn at the service. */
const atOnce = 4;

/**
 * What the writer of a ticket wrote, in the language of the caller. A text that the service fails on has none. No
 * transaction waits for the service.
 */
export async function translateTicket(
  { db, caller, params, language }: Call<typeof endpoint>,
  context: TranslateContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { translator, ticket } = await open(db, { caller, id: params.id }, context);
  const replies = await messagesOfTicket.all(db, { ticket_id: ticket.id });
  const texts = [
    { id: 0, text: ticket.content },
    ...replies.filter(({ kind }) => kind === 'reply').map(({ id, content }) => ({ id, text: content })),
  ].slice(0, context.limits.ticket_translations);
  const to = tagOf(language);
  const items = [];
  for (let at = 0; at < texts.length; at += atOnce)
    items.push(
      ...(await Promise.all(
        texts.slice(at, at + atOnce).map(async ({ id, text }) => {
          const outcome = await translator.translate({ text, names: [ticket.name], from: null, to }, house);
          return { id, text: typeof outcome === 'string' ? null : outcome.text };
        }),
      )),
    );
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'ticket.looked',
    subject: 'ticket',
    subject_ids: [ticket.id],
    detail: 'translation',
  });
  return { items };
}

/** An answer as the staff wrote it, in the language of the ticket. Throws `ticket_translation_failed`. */
export async function translateDraft(
  { db, caller, params, body, language }: Call<typeof draftEndpoint>,
  context: TranslateContext,
): Promise<ReplyOf<typeof draftEndpoint>> {
  const { translator, ticket } = await open(db, { caller, id: params.id }, context);
  const text = body.content.trim();
  if (text === '') throw refuse('input_invalid', { field: 'content' });
  const request = { text, names: [ticket.name], from: tagOf(language), to: tagOf(languageOf(ticket)) };
  const outcome = await translator.translate(request, house);
  if (typeof outcome === 'string') throw refuse('ticket_translation_failed');
  return { text: outcome.text, language: languageOf(ticket) };
}

async function open(
  db: Db,
  { caller, id }: { caller: Call<typeof endpoint>['caller']; id: number },
  { translator, limits }: TranslateContext,
): Promise<{ translator: Translator; ticket: DeskTicket }> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const ticket = await deskTicket.first(db, { id });
  if (ticket === undefined) throw refuse('not_found');
  if (translator === null) throw refuse('translation_closed');
  return { translator, ticket };
}

export function languageOf({ language }: Pick<DeskTicket, 'language'>): Language {
  return isLanguage(language) ? language : 'en';
}

function tagOf(language: Language): string {
  return languageFacts[language].htmlLang;
}
