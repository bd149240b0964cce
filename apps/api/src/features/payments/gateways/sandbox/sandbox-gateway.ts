import { createHash, createHmac } from 'node:crypto';
import {
  gatewayNames,
  headerOf,
  instrumentOf,
  WebhookRefused,
  orderReasons,
  objectOf,
  readObject,
  textOf,
  timeOf,
  type Currency,
  type WebhookEvent,
  type PaymentGateway,
} from '../payment-gateway.ts';
import { hundredthsOf } from '../read-amount.ts';
import { checkTimestamped, signTimestamped } from '../timestamped-signature.ts';

export const sandboxMerchant = 'sandbox';
const sandboxSignature = 'sandbox-signature';

/** What the sandbox remembers of an order; its page writes it. */
export interface SandboxMemory {
  /** What takes effect by now. */
  actOf(order: string): Promise<'approve' | 'decline' | 'delay' | 'twice' | 'risky' | null>;
  approvedBetween(from: Date, to: Date): Promise<{ order: string; amount: number; currency: Currency }[]>;
}

/**
 * Payments without a provider, for development: its page offers every outcome, and its webhook events come through the
 * same door as a provider's, signed. Production refuses to start with it.
 */
export function sandboxGateway(secret: string, memory: SandboxMemory): PaymentGateway {
  return {
    name: 'sandbox',
    currency: 'both',
    merchant: sandboxMerchant,
    begin: async ({ public_id }) => ({ ref: public_id, action: 'redirect', token: `/sandbox/pay/${public_id}` }),
    async readWebhook(headers, body) {
      checkTimestamped(headerOf(headers, sandboxSignature), body, sandboxKey(secret), Date.now());
      return readSandboxWebhook(readObject(body));
    },
    async look({ public_id, amount, currency }) {
      const act = await memory.actOf(public_id);
      return act === null
        ? null
        : { ...sandboxWebhook(public_id, act, { amount, currency }), event_id: `look:${public_id}` };
    },
    refund: ({ public_id, refund, currency, key }) =>
      Promise.resolve({
        ...sandboxWebhook(public_id, 'approve', { amount: refund, currency }),
        event_id: key,
        kind: 'refunded',
        reason: 'refunded',
        refund: { id: key, isTotal: false },
      }),
    list: (from, to) => memory.approvedBetween(from, to),
    evidence: {
      upload: (content) =>
        Promise.resolve(`sandbox_${createHash('sha256').update(content).digest('hex').slice(0, 16)}`),
      submit: () => Promise.resolve(),
    },
  };
}

/** The webhook event that an act on the page leads to. */
export function sandboxWebhook(
  order: string,
  act: string,
  { amount, currency }: { amount: number; currency: Currency },
): WebhookEvent {
  const kind = act === 'decline' ? 'failed' : 'paid';
  const reason = act === 'decline' ? 'declined' : act === 'risky' ? 'risk' : null;
  return {
    event_id: `${order}:${kind}`,
    kind,
    merchant: sandboxMerchant,
    order,
    ref: order,
    payment: `pay_${order}`,
    amount,
    currency: currency === 'RMB' ? 'CNY' : currency,
    reason,
    refund: null,
  };
}

/** Bytes and headers as the sandbox sends them. */
export function signSandbox(
  event: object,
  secret: string,
  seconds = Math.floor(Date.now() / 1_000),
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [sandboxSignature]: signTimestamped(Buffer.from(body), sandboxKey(secret), seconds),
    },
  };
}

function sandboxKey(secret: string): string {
  return createHmac('sha256', secret)
    .update(`notices of ${gatewayNames.at(-1)}`)
    .digest('hex');
}

const sandboxKinds = [
  'paid',
  'failed',
  'refunded',
  'disputed',
  'contested',
  'won',
  'lost',
  'reviewed',
  'released',
] as const;

function readSandboxWebhook(fields: Record<string, unknown>): WebhookEvent {
  const [event_id, merchant] = [textOf(fields['event_id']), textOf(fields['merchant'])];
  const kind = sandboxKinds.find((known) => known === fields['kind']);
  if (event_id === null || merchant === null || kind === undefined) throw new WebhookRefused('is no webhook event');
  const refund = objectOf(fields['refund']);
  const refundId = textOf(refund['id']);
  const dispute = objectOf(fields['dispute']);
  return {
    event_id,
    kind,
    merchant,
    order: textOf(fields['order']),
    ref: textOf(fields['ref']),
    payment: textOf(fields['payment']),
    amount: hundredthsOf(fields['amount']),
    currency: textOf(fields['currency']),
    reason: orderReasons.find((known) => known === fields['reason']) ?? null,
    refund: refundId === null ? null : { id: refundId, isTotal: refund['isTotal'] === true },
    review: textOf(fields['review']),
    dispute: { due_at: timeOf(dispute['due_at']), isAnswered: dispute['isAnswered'] === true },
    ...instrumentOf('sandbox', fields['instrument']),
  };
}
