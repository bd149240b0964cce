import type { TravelRequest, writeToTravelDesk as endpoint } from '@peonia/contract/travel/travel.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { takeDeskFiles } from '../deskfiles/public.ts';
import { holder } from './message-files.ts';
import { insertTravelMessage } from './page.sql.ts';
import { readRequestPage } from './read-requests.ts';
import { lockRequest, type RequestRow } from './request.sql.ts';
import type { TravelContext } from './travel-context.ts';

/** A message of the traveller to the desk, while the request is open. */
export async function writeMessage(call: Call<typeof endpoint>, context: TravelContext): Promise<TravelRequest> {
  const { db, caller, params, body } = call;
  const request = await lockOpen(db, params.id, ({ member_id }) => member_id === caller.id);
  await storeMessage(db, { request, author_id: caller.id, by_desk: false, ...body });
  return readRequestPage(call, request.id, context);
}

/** Locks a paid request. Throws `not_found` for what the caller may not open, `travel_moved` for one that is over. */
export async function lockOpen(db: Db, id: number, isOpenTo: (row: RequestRow) => boolean): Promise<RequestRow> {
  const request = await lockRequest.first(db, { id });
  if (request === undefined || request.state === 'draft' || !isOpenTo(request)) throw refuse('not_found');
  if (request.state === 'closed' || request.state === 'cancelled') throw refuse('travel_moved');
  return request;
}

interface NewMessage {
  readonly request: RequestRow;
  readonly author_id: number;
  readonly by_desk: boolean;
  readonly client_id: string;
  readonly content: string;
  readonly files?: readonly number[];
}

/** Stores a message once, with its files. Returns false for a repeated `client_id`. */
export async function storeMessage(db: Db, { request, content, files = [], ...message }: NewMessage): Promise<boolean> {
  const text = trimText(content);
  if (text === '' && files.length === 0) throw refuse('input_invalid', { field: 'content' });
  const { author_id, by_desk, client_id } = message;
  const row = { request_id: request.id, author_id, by_desk, client_id, content: text };
  const written = await insertTravelMessage.first(db, row);
  if (written === undefined) return false;
  await takeDeskFiles(db, { ids: files, owner_id: author_id, holder, holder_id: written.id });
  return true;
}
