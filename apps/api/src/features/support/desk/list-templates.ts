import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listTicketTemplates as endpoint } from '@peonia/contract/support/support-desk.ts';
import { isLanguage } from '@peonia/i18n/languages.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireStaff } from '../../moderation/public.ts';
import { deskTicket, templatesFor } from './desk.sql.ts';

/** Templates for a ticket, with the name of its writer and of the product filled in. */
export async function listTemplates(
  { db, caller, params, language: own }: Call<typeof endpoint>,
  { brand, limits }: { brand: string; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'tickets.answer', limits);
  const ticket = await deskTicket.first(db, { id: params.id });
  if (ticket === undefined) throw refuse('not_found');
  const language = isLanguage(ticket.language) ? ticket.language : 'en';
  const templates = await templatesFor.all(db, { own, language, category: ticket.category });
  const fill = (text: string) => text.replaceAll('{name}', () => ticket.name).replaceAll('{brand}', () => brand);
  return {
    items: templates.map((template) => ({ ...template, own: fill(template.own), content: fill(template.content) })),
  };
}
