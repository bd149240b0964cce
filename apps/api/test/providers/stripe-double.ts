import { createHmac, randomBytes } from 'node:crypto';
import { openDouble, type DoubleServer, type SignedWebhook } from './payment-double.ts';

export const stripeAccount = { secretKey: 'sk_test_of_the_double', webhookSecret: 'whsec_of_the_double' } as const;

interface Session {
  readonly id: string;
  readonly url: string;
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly created: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  readonly livemode: boolean;
}

export interface StripeWebhookOptions {
  readonly id?: string;
  readonly seconds?: number;
  readonly secret?: string;
  readonly livemode?: boolean;
  readonly account?: string;
}

/** A double of Stripe, from its public reference: Checkout Sessions with idempotency keys, and signed events. */
export interface StripeDouble extends DoubleServer {
  readonly sessions: Map<string, Session>;
  sessionOf(order: string): Session;
  /** An event with the signature Stripe would give it, unless the options say otherwise. */
  event(type: string, object: object, options?: StripeWebhookOptions): SignedWebhook;
  /** Uploaded files by their number. */
  readonly files: Map<string, Buffer>;
  /** Submitted evidence by dispute, each submission with its fields. */
  readonly evidence: Map<string, URLSearchParams[]>;
  /** Disputes that take no evidence any more. */
  readonly closedDisputes: Set<string>;
  /** Every refund of a payment has failed: its charge is whole again. */
  loseRefunds(payment_intent: string): void;
  /** The payer pays: the event that tells of it. */
  pay(order: string, options?: StripeWebhookOptions): SignedWebhook;
}

export async function openStripeDouble(): Promise<StripeDouble> {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  /** Cents given back by payment, and what was asked and answered by idempotency key. */
  const refunded = new Map<string, number>();
  const refundsByKey = new Map<string, { readonly asked: string; readonly amount: number }>();
  const files = new Map<string, Buffer>();
  const evidence = new Map<string, URLSearchParams[]>();
  const evidenceKeys = new Map<string, string>();
  const closedDisputes = new Set<string>();
  const server = await openDouble(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${stripeAccount.secretKey}`) return { status: 401, body: '{"error":{}}' };
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return {
        status: 200,
        body: JSON.stringify(create(String(headers['idempotency-key']), new URLSearchParams(body.toString()))),
      };
    if (method === 'POST' && path === '/v1/refunds')
      return refund(String(headers['idempotency-key']), new URLSearchParams(body.toString()));
    if (method === 'POST' && path === '/v1/files') return keepFile(body);
    const [, dispute] = /^\/v1\/disputes\/([^?/]+)$/.exec(path) ?? [];
    if (method === 'POST' && dispute !== undefined)
      return takeEvidence(dispute, String(headers['idempotency-key']), new URLSearchParams(body.toString()));
    const [, ended] = /^\/v1\/checkout\/sessions\/([^?/]+)\/expire$/.exec(path) ?? [];
    if (method === 'POST' && ended !== undefined) return expire(ended);
    const [, id] = /^\/v1\/checkout\/sessions\/([^?]+)$/.exec(path) ?? [];
    if (id !== undefined)
      return sessions.has(id)
        ? { status: 200, body: JSON.stringify(sessions.get(id)) }
        : { status: 404, body: '{"error":{}}' };
    if (path.startsWith('/v1/checkout/sessions?'))
      return {
        status: 200,
        body: JSON.stringify({
          object: 'list',
          data: [...sessions.values()].filter((session) => session.status === 'complete'),
          has_more: false,
        }),
      };
    return { status: 404, body: '{"error":{}}' };
  });

  function create(key: string, form: URLSearchParams): Session {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const session: Session = {
      id,
      url: `https://checkout.stripe.test/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: `pi_${randomBytes(8).toString('hex')}`,
      created: Math.floor(Date.now() / 1_000),
      status: 'open',
      payment_status: 'unpaid',
      livemode: false,
    };
    byKey.set(key, session);
    sessions.set(id, session);
    return session;
  }

  /** Only open sessions can be expired. */
  function expire(id: string): { status: number; body: string } {
    const session = sessions.get(id);
    if (session?.status !== 'open')
      return {
        status: 400,
        body: '{"error":{"type":"invalid_request_error","message":"Only Checkout Sessions with a status in [\\"open\\"] can be expired."}}',
      };
    session.status = 'expired';
    return { status: 200, body: JSON.stringify(session) };
  }

  function refund(key: string, form: URLSearchParams): { status: number; body: string } {
    const payment_intent = form.get('payment_intent') ?? '';
    const session = [...sessions.values()].find((one) => one.payment_intent === payment_intent);
    const before = refunded.get(payment_intent) ?? 0;
    const known = refundsByKey.get(key);
    if (known !== undefined && known.asked !== form.toString())
      return {
        status: 400,
        body: '{"error":{"type":"idempotency_error","message":"Keys are for the same parameters"}}',
      };
    const amount_refunded = known?.amount ?? before + Number(form.get('amount'));
    if (session === undefined || amount_refunded > session.amount_total)
      return { status: 400, body: '{"error":{"code":"charge_already_refunded"}}' };
    refundsByKey.set(key, { asked: form.toString(), amount: amount_refunded });
    refunded.set(payment_intent, amount_refunded);
    const charge = { object: 'charge', id: `ch_${payment_intent}`, payment_intent, amount_refunded, currency: 'usd' };
    return {
      status: 200,
      body: JSON.stringify({
        object: 'refund',
        id: `re_${key}`,
        status: 'succeeded',
        created: Math.floor(Date.now() / 1_000),
        metadata: { request: form.get('metadata[request]') },
        charge,
      }),
    };
  }

  /** A form of several parts, of which one is a PDF. */
  function keepFile(body: Buffer): { status: number; body: string } {
    const [start, end] = [body.indexOf('%PDF-'), body.lastIndexOf('%%EOF')];
    if (start < 0 || end < start || !body.includes('dispute_evidence'))
      return { status: 400, body: '{"error":{"type":"invalid_request_error","message":"No file"}}' };
    const id = `file_${files.size + 1}`;
    files.set(id, body.subarray(start, end + 5));
    return { status: 200, body: JSON.stringify({ object: 'file', id, purpose: 'dispute_evidence' }) };
  }

  function takeEvidence(dispute: string, key: string, form: URLSearchParams): { status: number; body: string } {
    if (closedDisputes.has(dispute))
      return {
        status: 400,
        body: '{"error":{"type":"invalid_request_error","message":"This dispute is already closed"}}',
      };
    const known = evidenceKeys.get(key);
    if (known !== undefined && known !== form.toString())
      return {
        status: 400,
        body: '{"error":{"type":"idempotency_error","message":"Keys are for the same parameters"}}',
      };
    if (known === undefined) evidence.set(dispute, [...(evidence.get(dispute) ?? []), form]);
    evidenceKeys.set(key, form.toString());
    return { status: 200, body: JSON.stringify({ object: 'dispute', id: dispute, status: 'under_review' }) };
  }

  const event: StripeDouble['event'] = (
    type,
    object,
    {
      id = `evt_${randomBytes(8).toString('hex')}`,
      seconds = Math.floor(Date.now() / 1_000),
      secret = stripeAccount.webhookSecret,
      livemode = false,
      account,
    } = {},
  ) => {
    const body = Buffer.from(
      JSON.stringify({
        id,
        object: 'event',
        type,
        livemode,
        created: seconds,
        data: { object },
        ...(account === undefined ? {} : { account }),
      }),
    );
    const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
    return {
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${seconds},v1=${mac},v0=${'0'.repeat(64)}`,
      },
    };
  };
  const sessionOf = (order: string) => {
    const session = [...sessions.values()].find((one) => one.client_reference_id === order);
    if (session === undefined) throw new Error('The double knows no session of this order');
    return session;
  };
  return Object.assign(server, {
    sessions,
    sessionOf,
    files,
    evidence,
    closedDisputes,
    event,
    loseRefunds(payment_intent: string) {
      refunded.delete(payment_intent);
    },
    pay(order: string, options: StripeWebhookOptions = {}) {
      const session = sessionOf(order);
      session.status = 'complete';
      session.payment_status = 'paid';
      return event('checkout.session.completed', { object: 'checkout.session', ...session }, options);
    },
  });
}
