import type { Letter } from '../../../platform/mail/mail-template.ts';

/** Link of a mail to the page that ends its kinds, with the path for a single click (RFC 8058). */
export function unsubscribeLink(label: string, token: string): NonNullable<Letter['unsubscribe']> {
  const query = `token=${encodeURIComponent(token)}`;
  return { label, path: `/unsubscribe?${query}`, oneClickPath: `/v1/unsubscribe?${query}` };
}
