import { createHmac } from 'node:crypto';
import { isSignedByOne } from '../../../platform/secrets/is-signed.ts';

/** Hexadecimal digits of a signature: 160 bits, in letters that mail servers may lower or raise. */
const digits = 40;

/**
 * The address that an answer of the writer goes to: `reply+TICKET-SIGNATURE@domain` for `reply@domain`. It names one
 * ticket and cannot be guessed.
 */
export function replyAddress(secret: string, address: string, ticketId: number): string {
  const [local, domain] = partsOf(address);
  return `${local}+${ticketId}-${sign(secret, ticketId)}@${domain}`;
}

/** The ticket that a mail was sent to; null for every other address and a forged one. */
export function ticketOfAddress(secrets: readonly string[], address: string, to: string): number | null {
  const [local, domain] = partsOf(address);
  const [, id = '', signature = ''] = /^[^@]*\+(\d{1,15})-([0-9a-f]{40})@/i.exec(to) ?? [];
  const isOurs = to.toLowerCase() === `${local}+${id}-${signature}@${domain}`.toLowerCase();
  if (id === '' || !isOurs) return null;
  const isSigned = isSignedByOne(secrets, (secret) => sign(secret, Number(id)), signature.toLowerCase());
  return isSigned ? Number(id) : null;
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
}

function sign(secret: string, ticketId: number): string {
  return createHmac('sha256', `ticket-mail:${secret}`).update(`${ticketId}`).digest('hex').slice(0, digits);
}
