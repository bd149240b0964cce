import type { NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';
import type { Config } from '../../../platform/config.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

/** Unsubscribe link and one-click headers (RFC 8058) of a mail. */
export function unsubscribing(
  config: Pick<Config, 'secret' | 'publicUrl'>,
  memberId: number,
  kinds: readonly NotificationKind[],
): { readonly address: string; readonly headers: Record<string, string> } {
  const token = encodeURIComponent(makeUnsubscribeToken(config.secret, memberId, kinds));
  return {
    address: `${config.publicUrl}/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${config.publicUrl}/v1/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
