import type { NotificationKind } from '@peonia/contract/notification-settings.ts';
import type { Config } from '../../../platform/config.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * How a mail ends its own kinds: the page behind its link, and the headers for one click in the mail program (RFC
 * 8058).
 */
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
