import { downloadTrades as endpoint } from '@peonia/contract/money/ledger.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import { NetworkError } from '../../platform/api/problem.ts';
import { requestHeaders } from '../../platform/api/request-headers.ts';
import { readReply } from '../../platform/api/transport.ts';
import type { TradeKind } from './queries.ts';

/** Downloads the transactions as CSV. Uses `fetch` instead of a link because the request needs the session token. */
export async function downloadTrades(kind: TradeKind | null): Promise<void> {
  const address = addressOf(endpoint, {}, { k: kind });
  const reply = await fetch(address, { headers: await requestHeaders(true), credentials: 'omit' }).catch(
    (error: unknown) => {
      throw new NetworkError(false, { cause: error });
    },
  );
  if (!reply.ok)
    readReply({ status: reply.status, header: (name) => reply.headers.get(name), body: await reply.text() });
  const file = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'bill.csv';
  link.click();
  // The download has started by then; the object URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
