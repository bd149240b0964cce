import type { Mutant } from '../mutant.ts';

const payments = 'apps/api/src/features/payments';
const check = {
  file: `${payments}/webhooks/check-webhook-event.ts`,
  test: `${payments}/webhooks/check-webhook-event.test.ts`,
};

export const mutants: readonly Mutant[] = [
  {
    rule: 'a payment is of the amount of its order',
    ...check,
    find: 'event.amount !== order.amount',
    replace: 'event.amount === null',
    named: 'refuses another amount',
  },
  {
    rule: 'a payment is in the currency of its order',
    ...check,
    find: 'event.currency !== wanted',
    replace: 'event.currency === null',
    named: 'refuses another currency',
  },
  {
    rule: 'a payment is for our merchant',
    ...check,
    find: 'event.merchant !== gateway.merchant',
    replace: "event.merchant === ''",
    named: 'refuses another merchant',
  },
  {
    rule: 'an order is paid at the gateway it was made for',
    ...check,
    find: 'order.gateway !== gateway.name',
    replace: "order.gateway === ('' as string)",
    named: 'refuses another gateway',
  },
  {
    rule: 'an order is paid by one payment',
    ...check,
    find: "return event.kind === 'paid' ? 'paid twice' : 'another payment';",
    replace: 'return null;',
    named: 'refuses a second payment',
  },
  {
    rule: 'a webhook event is stored once',
    file: `${payments}/webhooks/webhook-event.sql.ts`,
    find: 'values (:gateway, :event_id, :body_hash',
    replace: 'values (:gateway, :event_id::text || gen_random_uuid(), :body_hash',
    test: `${payments}/payments.test.ts`,
    named: 'stores a repeated webhook once',
  },
  {
    rule: 'a webhook has a signature of the provider',
    file: `${payments}/gateways/timestamped-signature.ts`,
    find: "if (!given.some((mac) => timingSafeEqual(mac, wanted))) throw new WebhookRefused('has no signature that fits');",
    replace: '',
    test: `${payments}/gateways/timestamped-signature.test.ts`,
    named: 'refuses another signature',
  },
  {
    rule: 'a signed webhook is five minutes old at most',
    file: `${payments}/gateways/timestamped-signature.ts`,
    find: ' <= toleranceSeconds)',
    replace: ' <= toleranceSeconds * 1_000)',
    test: `${payments}/gateways/timestamped-signature.test.ts`,
    named: 'refuses a signature of another time',
  },
  {
    rule: 'a disputed payment locks further ones',
    file: `${payments}/orders/quote-purchase.ts`,
    find: "if ((await hasDisputed.one(db, { account_id: caller.id })).disputed) throw refuse('payment_locked');",
    replace: '',
    test: `${payments}/refunds/refunds.test.ts`,
    named: 'blocks spending and payments',
  },
  {
    rule: 'an order is credited once',
    file: `${payments}/orders/order-state-machine.ts`,
    find: "credited: ['refunded'],",
    replace: "credited: ['refunded', 'paid'],",
    test: `${payments}/orders/order-state-machine.test.ts`,
    named: 'is credited at most once',
  },
  {
    rule: 'the price is the one that was shown',
    file: `${payments}/orders/quote-purchase.ts`,
    find: 'Math.round(body.expected.amount * 100) !== amount',
    replace: 'body.expected.amount < 0',
    test: `${payments}/payments.test.ts`,
    named: 'refuses another expected price',
  },
  {
    rule: 'production refuses test keys of Stripe',
    file: 'apps/api/src/features/payments/gateways/payment-settings.ts',
    find: '!/^[rs]k_live_/.test(stripe.secretKey)',
    replace: "stripe.secretKey === ''",
    test: 'apps/api/src/features/payments/gateways/payment-settings.test.ts',
    named: 'refuses ',
  },
  {
    rule: 'production refuses sandbox addresses',
    file: 'apps/api/src/features/payments/gateways/payment-settings.ts',
    find: '!allowed.includes(new URL(address).origin)',
    replace: 'allowed.length === 0',
    test: 'apps/api/src/features/payments/gateways/payment-settings.test.ts',
    named: 'refuses ',
  },
];
