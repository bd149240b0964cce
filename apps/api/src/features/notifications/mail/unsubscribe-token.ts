import { createHmac } from 'node:crypto';
import { notificationKinds, type NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';
import { isSignedByOne } from '../../../platform/secrets/is-signed.ts';

/** A signed token that unsubscribes one member from kinds of mail; never expires. */
export function makeUnsubscribeToken(secret: string, memberId: number, kinds: readonly NotificationKind[]): string {
  const claim = `${memberId}.${kinds.join('-')}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** The claim of a token, or null for a forged one. */
export function readUnsubscribeToken(
  secrets: readonly string[],
  token: string,
): { memberId: number; kinds: NotificationKind[] } | null {
  const [id = '', kinds = '', signature = ''] = token.split('.');
  if (!isSignedByOne(secrets, (secret) => sign(secret, `${id}.${kinds}`), signature)) return null;
  return {
    memberId: Number(id),
    kinds: kinds.split('-').flatMap((kind) => notificationKinds.find((known) => known === kind) ?? []),
  };
}

function sign(secret: string, claim: string): string {
  return createHmac('sha256', `unsubscribe:${secret}`).update(claim).digest('base64url');
}
