import { createHash } from 'node:crypto';
import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import { readSettlement } from '../../settlements/read-settlement.ts';
import { settlementFormats } from '../../settlements/settlement-formats.ts';
import { textOf, type ListedPayment } from '../payment-gateway.ts';
import type { WechatPaySettings } from '../payment-settings.ts';
import type { WechatSeal } from './wechat-signature.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Hours by which Beijing is ahead of UTC. */
const ahead = 8;
/** The bill of a day is there from 10 o'clock of the next day on, by the clock of Beijing. */
const readyHour = 10;
/** Lines of a bill, as many as the size of a reply lets through. */
const linesMax = 100_000;

/**
 * Hours of a UTC day, from its end, that the bill of the same day in Beijing does not have, and one for payments that
 * are made some time after their order.
 */
export const billLagHours = ahead + 1;

/** Days in Beijing, `YYYY-MM-DD`, since a time, as far as their bills are there at another time. */
export function billDays(from: Date, to: Date): string[] {
  const dayOf = (time: number) => Math.floor((time + ahead * hourMs) / dayMs);
  const [first, last] = [dayOf(from.getTime()), dayOf(to.getTime() - readyHour * hourMs) - 1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_day, nth) =>
    new Date((first + nth) * dayMs).toISOString().slice(0, 10),
  );
}

/** Payments of a bill. Throws where the text is not the one that was announced, or has a line that cannot be read. */
export function readBill(text: Buffer, sha1: string): ListedPayment[] {
  if (createHash('sha1').update(text).digest('hex') !== sha1.toLowerCase())
    throw new Error('WeChat Pay sent another bill than it had announced');
  const { lines, errors, missing, isTooLong } = readSettlement(
    text.toString('utf8').replace(/^\uFEFF/, ''),
    settlementFormats.wechat,
    linesMax,
  );
  if (missing !== null || errors.length > 0 || isTooLong) throw new Error('A bill of WeChat Pay could not be read');
  return lines.flatMap(({ kind, order, amount, currency }) =>
    kind === 'payment' && order !== null ? [{ order, amount, currency }] : [],
  );
}

/** Asks WeChat Pay by a signed request; its answer is verified. */
type Ask = (
  method: 'GET',
  path: string,
  body: null,
) => Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;

/** Lists the payments of the bills since a time. Source: WeChat Pay APIv3, "Apply for a trade bill". */
export function openBills(
  { endpoint }: WechatPaySettings,
  seal: WechatSeal,
  ask: Ask,
): (from: Date, to: Date) => Promise<ListedPayment[]> {
  const download = openOutgoing('payment provider wechat, bills', { bytesMax: 32 * 1024 * 1024 });

  /** The file of a bill is not signed: its hash stands in the signed answer that names its address. */
  async function listDay(day: string): Promise<ListedPayment[]> {
    const { status, body } = await ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`, null);
    if (status === 400 && body['code'] === 'NO_STATEMENT_EXIST') return [];
    const url = typeof body['download_url'] === 'string' ? new URL(body['download_url']) : null;
    if (status >= 300 || url === null) throw new Error(`WeChat Pay answered ${status} to a question about a bill`);
    if (url.origin !== new URL(endpoint).origin) throw new Error('WeChat Pay names a bill of another place');
    const path = `${url.pathname}${url.search}`;
    const file = await download(`${endpoint}${path}`, {
      headers: { accept: 'application/json', authorization: seal.authorize('GET', path, '') },
    });
    if (!file.ok) throw new Error(`WeChat Pay answered ${file.status} instead of a bill`);
    return readBill(Buffer.from(await file.arrayBuffer()), textOf(body['hash_value']) ?? '');
  }

  return async (from, to) => {
    const listed: ListedPayment[] = [];
    for (const day of billDays(from, to)) listed.push(...(await listDay(day)));
    return listed;
  };
}
