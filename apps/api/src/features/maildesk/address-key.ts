import { createHmac } from 'node:crypto';
import { openSeal } from '../../platform/secrets/open-seal.ts';
import { readEmail } from '../accounts/public.ts';

export const addressPurpose = 'mail address';

/** Keyed hash of an address: the same for all its spellings, and of no use without the secret. */
export function hashAddress(address: string, hashSecret: string): Buffer {
  return createHmac('sha256', `mails:${hashSecret}`).update(keyOf(address)).digest();
}

/** An address as it is stored for the staff. */
export function sealAddress(address: string, secrets: readonly string[]): Buffer {
  return openSeal(secrets, addressPurpose).seal(Buffer.from(keyOf(address)));
}

export function openAddress(sealed: Buffer, secrets: readonly string[]): string {
  return openSeal(secrets, addressPurpose).open(sealed).toString();
}

/** The address with most of its name left out, as lists show it. */
export function maskAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${[...name].slice(0, 1).join('')}…@${host}`;
}

function keyOf(address: string): string {
  const contact = readEmail(address);
  return contact?.kind === 'email' ? contact.key : address.trim().toLowerCase();
}

/** Words of a mail server or provider as they may be stored: without addresses, and short. */
export function storedWords(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
