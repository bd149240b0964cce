import { generateKeyPairSync } from 'node:crypto';
import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { signTimestamped } from '../../src/features/payments/gateways/timestamped-signature.ts';
import type { SignedWebhook } from '../providers/payment-double.ts';
import type { PaypalWebhookOptions } from '../providers/paypal-double.ts';
import type { Providers } from '../providers/start-providers.ts';
import { stripeAccount, type StripeWebhookOptions } from '../providers/stripe-double.ts';
import type { WechatWebhookOptions } from '../providers/wechat-pay-double.ts';

/** An open order at each provider, and one of somebody else. */
export interface Targets {
  readonly own: string;
  readonly other: string;
}

/**
 * Who stops a hostile webhook, and why: so each fails by itself when its own rule is broken, although another would
 * have stopped it too.
 */
type Refused =
  /** The adapter does not believe the bytes; the route answers 400. */
  | { readonly at: 'verification'; readonly why: string }
  /** Longer than any webhook; 413. */
  | { readonly at: 'size' }
  /** It is genuine, and the worker finds it wrong. */
  | { readonly at: 'worker'; readonly why: string }
  /** Genuine, and about no money that came: it is left aside, or waits for the other webhook. */
  | { readonly at: 'nobody'; readonly left: 'unkept' | 'applied' | 'early' };

interface Hostile {
  readonly gateway: PaymentOrder['gateway'];
  readonly refused: Refused;
  make(all: Providers, targets: Targets): SignedWebhook;
}

const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const longAgo = () => Math.floor(Date.now() / 1_000) - 400;
const soon = () => Math.floor(Date.now() / 1_000) + 400;

const withHeader = (webhook: SignedWebhook, name: string, value: string): SignedWebhook => ({
  ...webhook,
  headers: { ...webhook.headers, [name]: value },
});
const withBody = (webhook: SignedWebhook, change: (text: string) => string): SignedWebhook => ({
  ...webhook,
  body: Buffer.from(change(webhook.body.toString())),
});
/**
 * Bytes of one's own with a genuine signature of Stripe: what a provider's own fault, or a stolen secret, would look
 * like.
 */
const stripeBytes = (body: Buffer): SignedWebhook => ({
  body,
  headers: {
    'content-type': 'application/json',
    'stripe-signature': signTimestamped(body, stripeAccount.webhookSecret, Math.floor(Date.now() / 1_000)),
  },
});

/** The event of a paid session with changes to the session or to the way it is signed. */
const stripe =
  (change: Record<string, unknown> = {}, options: StripeWebhookOptions = {}) =>
  ({ stripe: double }: Providers, { own }: Targets) =>
    double.event(
      'checkout.session.completed',
      { object: 'checkout.session', ...double.sessionOf(own), payment_status: 'paid', ...change },
      options,
    );
const paypal =
  (change: Record<string, unknown> = {}, options: (all: Providers) => PaypalWebhookOptions = () => ({})) =>
  (all: Providers, { own }: Targets) =>
    all.paypal.event(
      'PAYMENT.CAPTURE.COMPLETED',
      { ...all.paypal.captureResource(own), id: 'CAPFORGED', status: 'COMPLETED', ...change },
      options(all),
    );
const wechat =
  (change: Record<string, unknown> = {}, options: WechatWebhookOptions = {}) =>
  ({ wechat: double }: Providers, { own }: Targets) =>
    double.webhook('TRANSACTION.SUCCESS', { ...double.transactionOf(own), trade_state: 'SUCCESS', ...change }, options);
const usd = (value: string) => ({ amount: { currency_code: 'USD', value } });

const unverified = (why: string): Refused => ({ at: 'verification', why });
const worker = (why: string): Refused => ({ at: 'worker', why });
const nobody = (left: 'unkept' | 'applied' | 'early'): Refused => ({ at: 'nobody', left });
const unsigned = unverified('has no signature that fits');

export const hostileWebhooks: Readonly<Record<string, Hostile>> = {
  'Stripe: without a signature': {
    gateway: 'stripe',
    refused: unverified('has no stripe-signature'),
    make: (all, to) => ({ body: stripe()(all, to).body, headers: { 'content-type': 'application/json' } }),
  },
  'Stripe: signed with another secret': {
    gateway: 'stripe',
    refused: unsigned,
    make: stripe({}, { secret: 'whsec_guessed' }),
  },
  'Stripe: signed too long ago': {
    gateway: 'stripe',
    refused: unverified('is not of now'),
    make: (all, to) => stripe({}, { seconds: longAgo() })(all, to),
  },
  'Stripe: signed in the future': {
    gateway: 'stripe',
    refused: unverified('is not of now'),
    make: (all, to) => stripe({}, { seconds: soon() })(all, to),
  },
  'Stripe: old bytes with a new time': {
    gateway: 'stripe',
    refused: unsigned,
    make: (all, to) => {
      const old = stripe({}, { seconds: longAgo() })(all, to);
      return withHeader(
        old,
        'stripe-signature',
        (old.headers['stripe-signature'] ?? '').replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000)}`),
      );
    },
  },
  'Stripe: two times in the signature': {
    gateway: 'stripe',
    refused: unverified('has no single time'),
    make: (all, to) => {
      const one = stripe()(all, to);
      return withHeader(one, 'stripe-signature', `t=${longAgo()},${one.headers['stripe-signature']}`);
    },
  },
  'Stripe: only a signature of the old scheme': {
    gateway: 'stripe',
    refused: unsigned,
    make: (all, to) => {
      const one = stripe()(all, to);
      return withHeader(one, 'stripe-signature', (one.headers['stripe-signature'] ?? '').replace('v1=', 'v0='));
    },
  },
  'Stripe: a signature that is too short': {
    gateway: 'stripe',
    refused: unsigned,
    make: (all, to) => {
      const one = stripe()(all, to);
      return withHeader(
        one,
        'stripe-signature',
        (one.headers['stripe-signature'] ?? '').replace(/v1=([0-9a-f]{32})[0-9a-f]{32}/, 'v1=$1'),
      );
    },
  },
  'Stripe: bytes altered on the way': {
    gateway: 'stripe',
    refused: unsigned,
    make: (all, to) =>
      withBody(stripe()(all, to), (text) => text.replace('"amount_total":2000', '"amount_total":9999')),
  },
  'Stripe: the same JSON with other spaces': {
    gateway: 'stripe',
    refused: unsigned,
    make: (all, to) => withBody(stripe()(all, to), (text) => JSON.stringify(JSON.parse(text), null, 1)),
  },
  'Stripe: cut off': {
    gateway: 'stripe',
    refused: unsigned,
    make: (all, to) => withBody(stripe()(all, to), (text) => text.slice(0, -20)),
  },
  'Stripe: nothing at all, signed': {
    gateway: 'stripe',
    refused: unverified('is not a JSON object'),
    make: () => stripeBytes(Buffer.alloc(0)),
  },
  'Stripe: no JSON, signed': {
    gateway: 'stripe',
    refused: unverified('is not a JSON object'),
    make: () => stripeBytes(Buffer.from('paid=true')),
  },
  'Stripe: bytes that are no text, signed': {
    gateway: 'stripe',
    refused: unverified('is not a JSON object'),
    make: (all, to) =>
      stripeBytes(
        Buffer.from(stripe({ note: '?' })(all, to).body.toString().replace('"note":"?"', '"note":"\xff"'), 'latin1'),
      ),
  },
  'Stripe: a list of events, signed': {
    gateway: 'stripe',
    refused: unverified('is no event'),
    make: (all, to) => stripeBytes(Buffer.from(`[${stripe()(all, to).body.toString()}]`)),
  },
  'Stripe: an event without an id, signed': {
    gateway: 'stripe',
    refused: unverified('is no event'),
    make: (all, to) =>
      stripeBytes(
        Buffer.from(
          stripe()(all, to)
            .body.toString()
            .replace(/"id":"evt_[0-9a-f]+",/, ''),
        ),
      ),
  },
  'Stripe: far too long': {
    gateway: 'stripe',
    refused: { at: 'size' },
    make: (all, to) => stripe({ note: 'x'.repeat(200_000) })(all, to),
  },
  'Stripe: of the live mode, which we are not': {
    gateway: 'stripe',
    refused: worker('another merchant'),
    make: stripe({}, { livemode: true }),
  },
  'Stripe: of another account': {
    gateway: 'stripe',
    refused: worker('another merchant'),
    make: stripe({}, { account: 'acct_theirs' }),
  },
  'Stripe: less money': { gateway: 'stripe', refused: worker('another amount'), make: stripe({ amount_total: 1 }) },
  'Stripe: more money': {
    gateway: 'stripe',
    refused: worker('another amount'),
    make: stripe({ amount_total: 200_000 }),
  },
  'Stripe: another currency': {
    gateway: 'stripe',
    refused: worker('another currency'),
    make: stripe({ currency: 'jpy' }),
  },
  'Stripe: the amount as a text': {
    gateway: 'stripe',
    refused: worker('another amount'),
    make: stripe({ amount_total: '2000' }),
  },
  'Stripe: the amount negative': {
    gateway: 'stripe',
    refused: worker('another amount'),
    make: stripe({ amount_total: -2_000 }),
  },
  'Stripe: the amount with a fraction': {
    gateway: 'stripe',
    refused: worker('another amount'),
    make: stripe({ amount_total: 2_000.4 }),
  },
  'Stripe: the amount beyond every number': {
    gateway: 'stripe',
    refused: worker('another amount'),
    make: (all, to) =>
      stripeBytes(
        Buffer.from(stripe()(all, to).body.toString().replace('"amount_total":2000', '"amount_total":1e400')),
      ),
  },
  'Stripe: an order that we do not have': {
    gateway: 'stripe',
    refused: worker('no such order'),
    make: stripe({ client_reference_id: '0'.repeat(32), id: 'cs_unknown', payment_intent: 'pi_unknown' }),
  },
  'Stripe: our order with the session of another one': {
    gateway: 'stripe',
    refused: worker('no such order'),
    make: (all, to) => stripe({ id: all.stripe.sessionOf(to.other).id })(all, to),
  },
  'Stripe: the order in wide digits': {
    gateway: 'stripe',
    refused: worker('no such order'),
    make: (all, to) =>
      stripe({
        client_reference_id: to.own.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
        id: 'cs_wide',
        payment_intent: 'pi_wide',
      })(all, to),
  },
  'Stripe: the order with a hidden character': {
    gateway: 'stripe',
    refused: worker('no such order'),
    make: (all, to) =>
      stripe({ client_reference_id: `${to.own}\u200b`, id: 'cs_hidden', payment_intent: 'pi_hidden' })(all, to),
  },
  'Stripe: complete, but not paid': {
    gateway: 'stripe',
    refused: nobody('unkept'),
    make: stripe({ payment_status: 'unpaid' }),
  },
  'Stripe: a refund of what was never paid': {
    gateway: 'stripe',
    refused: nobody('early'),
    make: (all, to) =>
      all.stripe.event('charge.refunded', {
        id: 'ch_x',
        payment_intent: 'pi_unknown',
        amount_refunded: 2_000,
        currency: 'usd',
        metadata: { order: to.own },
      }),
  },

  'PayPal: of another webhook': {
    gateway: 'paypal',
    refused: unsigned,
    make: paypal({}, () => ({ webhookId: '0AB00000AB000000A' })),
  },
  'PayPal: signed with another key': {
    gateway: 'paypal',
    refused: unsigned,
    make: paypal({}, () => ({ key: foreign })),
  },
  'PayPal: sent too long ago': {
    gateway: 'paypal',
    refused: unverified('is not of now'),
    make: paypal({}, () => ({ time: new Date(longAgo() * 1_000) })),
  },
  'PayPal: a certificate of another host': {
    gateway: 'paypal',
    refused: unverified('names a certificate of another place'),
    make: paypal({}, ({ stripe: host }) => ({ certificate: `${host.address}/v1/notifications/certs/CERT-of-now` })),
  },
  'PayPal: a certificate outside of its folder': {
    gateway: 'paypal',
    refused: unverified('names a certificate of another place'),
    make: paypal({}, ({ paypal: host }) => ({
      certificate: `${host.address}/v1/notifications/certs/../../uploads/CERT-of-now`,
    })),
  },
  'PayPal: a certificate behind a name and password': {
    gateway: 'paypal',
    refused: unverified('names a certificate of another place'),
    make: paypal({}, ({ paypal: host }) => ({
      certificate: `${host.address.replace('://', '://api.paypal.com@')}/v1/notifications/certs/CERT-of-now`,
    })),
  },
  'PayPal: a certificate that has run out': {
    gateway: 'paypal',
    refused: unverified('names a certificate that is not valid now'),
    make: paypal({}, ({ paypal: host }) => ({ certificate: `${host.address}/v1/notifications/certs/CERT-of-old` })),
  },
  'PayPal: a certificate that is none': {
    gateway: 'paypal',
    refused: unverified('names something that is no certificate'),
    make: paypal({}, ({ paypal: host }) => ({
      certificate: `${host.address}/v1/notifications/certs/CERT-no-certificate`,
    })),
  },
  'PayPal: signed in a weaker way': {
    gateway: 'paypal',
    refused: unverified('is signed in another way'),
    make: paypal({}, () => ({ algorithm: 'SHA1withRSA' })),
  },
  'PayPal: bytes altered on the way': {
    gateway: 'paypal',
    refused: unsigned,
    make: (all, to) => withBody(paypal()(all, to), (text) => text.replace('20.00', '90.00')),
  },
  'PayPal: paid to another merchant': {
    gateway: 'paypal',
    refused: worker('another merchant'),
    make: paypal({ payee: { merchant_id: 'THEIRS' } }),
  },
  'PayPal: less money': { gateway: 'paypal', refused: worker('another amount'), make: paypal(usd('0.20')) },
  'PayPal: the amount with three decimals': {
    gateway: 'paypal',
    refused: worker('another amount'),
    make: paypal(usd('20.000')),
  },
  'PayPal: the amount with a comma': {
    gateway: 'paypal',
    refused: worker('another amount'),
    make: paypal(usd('20,00')),
  },
  'PayPal: the amount in other digits': {
    gateway: 'paypal',
    refused: worker('another amount'),
    make: paypal(usd('٢٠.٠٠')),
  },
  'PayPal: the amount as a power': { gateway: 'paypal', refused: worker('another amount'), make: paypal(usd('2e1')) },
  'PayPal: another currency': {
    gateway: 'paypal',
    refused: worker('another currency'),
    make: paypal({ amount: { currency_code: 'MXN', value: '20.00' } }),
  },
  'PayPal: approved, says only the notice': {
    gateway: 'paypal',
    refused: nobody('applied'),
    make: (all, to) =>
      all.paypal.event('CHECKOUT.ORDER.APPROVED', {
        id: all.paypal.orderOf(to.own).id,
        status: 'APPROVED',
        purchase_units: [{ custom_id: to.own, amount: { currency_code: 'USD', value: '20.00' } }],
      }),
  },

  'WeChat: a key of another serial number': {
    gateway: 'wechat',
    refused: unverified('is signed with a key we do not know'),
    make: wechat({}, { serial: 'PUB_KEY_ID_FORGED' }),
  },
  'WeChat: signed with another key': { gateway: 'wechat', refused: unsigned, make: wechat({}, { key: foreign }) },
  'WeChat: signed too long ago': {
    gateway: 'wechat',
    refused: unverified('is not of now'),
    make: (all, to) => wechat({}, { seconds: longAgo() })(all, to),
  },
  'WeChat: encrypted with another key': {
    gateway: 'wechat',
    refused: unverified('cannot be decrypted'),
    make: wechat({}, { apiKey: 'f'.repeat(32) }),
  },
  'WeChat: encrypted in another way': {
    gateway: 'wechat',
    refused: unverified('is not encrypted as agreed'),
    make: wechat({}, { algorithm: 'AEAD_NONE' }),
  },
  'WeChat: a probe that is signed to be wrong': {
    gateway: 'wechat',
    refused: unsigned,
    make: (all, to) => {
      const one = wechat()(all, to);
      return withHeader(one, 'wechatpay-signature', `WECHATPAY/SIGNTEST/${one.headers['wechatpay-signature']}`);
    },
  },
  'WeChat: bytes altered on the way': {
    gateway: 'wechat',
    refused: unsigned,
    make: (all, to) => withBody(wechat()(all, to), (text) => text.replace('"ciphertext":"', '"ciphertext":"A')),
  },
  'WeChat: paid to another merchant': {
    gateway: 'wechat',
    refused: worker('another merchant'),
    make: wechat({ mchid: '1900000110' }),
  },
  'WeChat: less money': {
    gateway: 'wechat',
    refused: worker('another amount'),
    make: wechat({ amount: { total: 120, payer_total: 120, currency: 'CNY' } }),
  },
  'WeChat: another currency': {
    gateway: 'wechat',
    refused: worker('another currency'),
    make: wechat({ amount: { total: 12_000, currency: 'USD' } }),
  },
  'WeChat: a success that is none': {
    gateway: 'wechat',
    refused: nobody('unkept'),
    make: wechat({ trade_state: 'NOTPAY' }),
  },

  'Stripe’s notice at PayPal’s webhook': {
    gateway: 'paypal',
    refused: unverified('has no paypal-transmission-id'),
    make: (all, to) =>
      stripe()(all, { own: all.stripe.sessions.values().next().value?.client_reference_id ?? to.own, other: to.other }),
  },
  'the sandbox: signed by a stranger': {
    gateway: 'sandbox',
    refused: unsigned,
    make: (_all, { own }) => {
      const body = Buffer.from(
        JSON.stringify({
          event_id: 'x',
          kind: 'paid',
          merchant: 'sandbox',
          order: own,
          amount: 2_000,
          currency: 'USD',
        }),
      );
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signTimestamped(body, 'guessed', Math.floor(Date.now() / 1_000)),
        },
      };
    },
  },
};
