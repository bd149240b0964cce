import type { getPayer } from '@peonia/contract/money/payments.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PaymentsContext } from '../payments-context.ts';

/**
 * The URL where WeChat identifies the payer. Only for the China variant, and only when the request came to a host name
 * of ours: the code is sent nowhere else.
 */
export async function findPayer(
  { query, request, variant }: Call<typeof getPayer>,
  { gateways }: Pick<PaymentsContext, 'gateways'>,
): Promise<{ url: string }> {
  const wechat = variant === 'china' ? gateways.get('wechat') : undefined;
  if (wechat?.payerUrl === undefined) throw refuse('gateway_unknown');
  return { url: wechat.payerUrl(`${request.protocol}://${request.host}${query.back}`, query.state) };
}
