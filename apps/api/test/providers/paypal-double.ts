import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { makeCertificate } from '../fixtures/make-certificate.ts';
import { openDouble, type DoubleServer, type SignedWebhook } from './payment-double.ts';

export const paypalAccount = {
  clientId: 'client-of-the-double',
  clientSecret: 'secret-of-the-double',
  merchantId: 'MERCHANT12345',
  webhookId: '9XL90610J3647323C',
} as const;

interface Order {
  readonly id: string;
  readonly custom_id: string;
  readonly amount: { currency_code: string; value: string };
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  capture: { id: string; status: string } | null;
}

export interface PaypalWebhookOptions {
  readonly id?: string;
  readonly time?: Date;
  readonly webhookId?: string;
  readonly algorithm?: string;
  readonly certificate?: string;
  readonly key?: KeyObject;
}

/** A double of PayPal, from its public reference: OAuth, Orders v2, and events signed with a certificate. */
export interface PaypalDouble extends DoubleServer {
  readonly orders: Map<string, Order>;
  /** What the next captures come to; COMPLETED unless said otherwise. */
  captures: string;
  orderOf(custom: string): Order;
  event(type: string, resource: object, options?: PaypalWebhookOptions): SignedWebhook;
  approve(custom: string, options?: PaypalWebhookOptions): SignedWebhook;
  /** The capture as PayPal tells of it; for COMPLETED, REFUNDED and other events. */
  captureResource(custom: string): Record<string, unknown>;
}

export async function openPaypalDouble(): Promise<PaypalDouble> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificates = new Map([
    ['CERT-of-now', makeCertificate(privateKey)],
    [
      'CERT-of-old',
      makeCertificate(privateKey, { validFrom: new Date(Date.now() - 9e9), validTo: new Date(Date.now() - 9e8) }),
    ],
    ['CERT-no-certificate', 'This is no certificate'],
  ]);
  const orders = new Map<string, Order>();
  const byKey = new Map<string, Order>();
  const orderOf = (custom: string) => {
    const order = [...orders.values()].find((one) => one.custom_id === custom);
    if (order === undefined) throw new Error('The double knows no such order');
    return order;
  };

  const server: PaypalDouble = Object.assign(
    await openDouble(({ method, path, headers, body }) => {
      const [, certificate] = /^\/v1\/notifications\/certs\/(.+)$/.exec(path) ?? [];
      if (certificate !== undefined)
        return { status: certificates.has(certificate) ? 200 : 404, body: certificates.get(certificate) ?? '' };
      if (path === '/v1/oauth2/token') {
        const right =
          headers.authorization ===
          `Basic ${Buffer.from(`${paypalAccount.clientId}:${paypalAccount.clientSecret}`).toString('base64')}`;
        return right ? { status: 200, body: '{"access_token":"A21","expires_in":32000}' } : { status: 401, body: '{}' };
      }
      if (headers.authorization !== 'Bearer A21') return { status: 401, body: '{}' };
      const key = String(headers['paypal-request-id']);
      if (method === 'POST' && path === '/v2/checkout/orders') {
        const unit = (
          JSON.parse(body.toString()) as { purchase_units: { custom_id: string; amount: Order['amount'] }[] }
        ).purchase_units[0];
        const order = byKey.get(key) ?? {
          id: randomBytes(8).toString('hex').toUpperCase(),
          custom_id: unit?.custom_id ?? '',
          amount: unit?.amount ?? { currency_code: '', value: '' },
          status: 'PAYER_ACTION_REQUIRED' as const,
          capture: null,
        };
        byKey.set(key, order);
        orders.set(order.id, order);
        return { status: 201, body: JSON.stringify(shown(order)) };
      }
      const [, captured] = /^\/v2\/payments\/captures\/([A-Z0-9]+)\/refund$/.exec(path) ?? [];
      if (captured !== undefined) return refundOf(captured, key, body.toString());
      const [, id = '', action] = /^\/v2\/checkout\/orders\/([A-Z0-9-]+)(\/capture)?$/.exec(path) ?? [];
      const order = orders.get(id);
      if (order === undefined) return { status: 404, body: '{"name":"RESOURCE_NOT_FOUND"}' };
      if (action === undefined) return { status: 200, body: JSON.stringify(shown(order)) };
      if (order.status === 'COMPLETED')
        return { status: 422, body: '{"details":[{"issue":"ORDER_ALREADY_CAPTURED"}]}' };
      if (order.status !== 'APPROVED') return { status: 422, body: '{"details":[{"issue":"ORDER_NOT_APPROVED"}]}' };
      order.status = 'COMPLETED';
      order.capture = { id: `CAP${order.id}`, status: server.captures };
      return { status: 201, body: JSON.stringify(shown(order)) };
    }),
    {
      orders,
      captures: 'COMPLETED',
      orderOf,
      event: (type: string, resource: object, options: PaypalWebhookOptions = {}) =>
        signEvent(type, resource, {
          key: privateKey,
          certificate: `${server.address}/v1/notifications/certs/CERT-of-now`,
          ...options,
        }),
      approve(custom: string, options: PaypalWebhookOptions = {}) {
        const order = orderOf(custom);
        order.status = 'APPROVED';
        return server.event('CHECKOUT.ORDER.APPROVED', shown(order), options);
      },
      captureResource: (custom: string) => captureOf(orderOf(custom)),
    },
  );
  return server;
}

/** The same key is the same refund. */
function refundOf(capture: string, key: string, body: string): { status: number; body: string } {
  const { amount } = JSON.parse(body) as { amount: { value: string } };
  if (Number(amount.value) === 13) return { status: 422, body: '{"name":"UNPROCESSABLE_ENTITY"}' };
  const up = `https://api.paypal.test/v2/payments/captures/${capture}`;
  const id = `REF${key.slice(-12).toUpperCase()}`;
  return { status: 201, body: JSON.stringify({ id, status: 'COMPLETED', amount, links: [{ rel: 'up', href: up }] }) };
}

function captureOf(order: Order): Record<string, unknown> {
  return {
    id: order.capture?.id,
    status: order.capture?.status,
    custom_id: order.custom_id,
    amount: order.amount,
    payee: { merchant_id: paypalAccount.merchantId },
    supplementary_data: { related_ids: { order_id: order.id } },
  };
}

function shown(order: Order): object {
  return {
    id: order.id,
    status: order.status,
    purchase_units: [
      {
        custom_id: order.custom_id,
        amount: order.amount,
        payee: { merchant_id: paypalAccount.merchantId },
        ...(order.capture === null ? {} : { payments: { captures: [captureOf(order)] } }),
      },
    ],
    links: [{ rel: 'payer-action', href: `https://www.paypal.test/checkoutnow?token=${order.id}` }],
  };
}

function signEvent(
  type: string,
  resource: object,
  options: PaypalWebhookOptions & { readonly key: KeyObject; readonly certificate: string },
): SignedWebhook {
  const {
    id = `WH-${randomBytes(8).toString('hex')}`,
    time = new Date(),
    webhookId = paypalAccount.webhookId,
    algorithm = 'SHA256withRSA',
    certificate,
    key,
  } = options;
  const body = Buffer.from(
    JSON.stringify({
      id,
      event_version: '1.0',
      resource_version: '2.0',
      event_type: type,
      create_time: time.toISOString(),
      resource,
    }),
  );
  const transmission = randomBytes(16).toString('hex');
  const stamp = time.toISOString().replace(/\.\d+Z$/, 'Z');
  const signature = sign('sha256', Buffer.from(`${transmission}|${stamp}|${webhookId}|${crc32(body)}`), key).toString(
    'base64',
  );
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': transmission,
    'paypal-transmission-time': stamp,
    'paypal-transmission-sig': signature,
    'paypal-auth-algo': algorithm,
    'paypal-cert-url': certificate,
  };
  return { headers, body };
}
