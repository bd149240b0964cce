import {
  instrumentOf,
  irrelevant,
  WebhookRefused,
  objectOf,
  textOf,
  timeOf,
  type WebhookEvent,
} from '../payment-gateway.ts';
import { hundredthsOfText } from '../read-amount.ts';

type Fields = Record<string, unknown>;

/** An event of PayPal in our words. */
export function readPaypalEvent(event: Fields, merchant: string): WebhookEvent {
  const [event_id, type, resource] = [textOf(event['id']), textOf(event['event_type']), objectOf(event['resource'])];
  if (event_id === null || type === null) throw new WebhookRefused('is no event');
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return approved(resource, event_id, merchant);
    case 'PAYMENT.CAPTURE.COMPLETED':
      return { ...ofCapture(resource, event_id, merchant), kind: 'paid' };
    case 'PAYMENT.CAPTURE.PENDING':
      return { ...ofCapture(resource, event_id, merchant), kind: 'reviewed', reason: 'review' };
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return { ...ofCapture(resource, event_id, merchant), kind: 'failed', reason: 'declined' };
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refundedCapture(resource, event_id, merchant);
    case 'PAYMENT.CAPTURE.REVERSED':
      return {
        ...ofCapture(resource, event_id, merchant),
        kind: 'disputed',
        payment: captureOf(resource),
        reason: 'disputed',
        refund: { id: textOf(resource['id']) ?? event_id, isTotal: false, hasTwoIds: true },
      };
    case 'CUSTOMER.DISPUTE.CREATED':
      return { ...ofDispute(resource, event_id, merchant), kind: 'disputed', reason: 'disputed' };
    case 'CUSTOMER.DISPUTE.UPDATED':
      return { ...ofDispute(resource, event_id, merchant), kind: 'contested' };
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return resolved(resource, event_id, merchant);
    default:
      return irrelevant(event_id, merchant);
  }
}

/** A refund, which names its capture in a link. */
export function refundedCapture(resource: Fields, event_id: string, merchant: string): WebhookEvent {
  return {
    ...ofCapture(resource, event_id, merchant),
    kind: 'refunded',
    payment: captureOf(resource),
    reason: 'refunded',
    refund: { id: textOf(resource['id']) ?? event_id, isTotal: false },
  };
}

/** What a captured or looked-at order says. A capture that PayPal still examines is not paid yet. */
export function capturedOrder(body: Fields, ref: string, merchant: string): WebhookEvent {
  const units = Array.isArray(body['purchase_units']) ? body['purchase_units'].map(objectOf) : [];
  const [unit = {}] = units;
  const captures = objectOf(unit['payments'])['captures'];
  const capture = objectOf(Array.isArray(captures) ? captures[0] : undefined);
  const id = textOf(capture['id']) ?? ref;
  const event = {
    ...ofCapture(
      { ...capture, payee: capture['payee'] ?? unit['payee'] },
      `look:${id}:${String(capture['status'])}`,
      merchant,
    ),
    ref,
    ...instrumentOf('paypal', objectOf(body['payer'])['payer_id']),
  };
  const order = event.order ?? textOf(unit['custom_id']);
  // The event of a partial refund takes its share back.
  if (capture['status'] === 'COMPLETED' || capture['status'] === 'PARTIALLY_REFUNDED')
    return { ...event, order, kind: 'paid' };
  if (capture['status'] === 'REFUNDED') return { ...event, order, kind: 'failed', reason: 'refunded' };
  if (capture['status'] === 'DECLINED' || capture['status'] === 'FAILED')
    return { ...event, order, kind: 'failed', reason: 'declined' };
  return { ...event, order, kind: 'reviewed', reason: 'review' };
}

function approved(resource: Fields, event_id: string, merchant: string): WebhookEvent {
  const units = Array.isArray(resource['purchase_units']) ? resource['purchase_units'].map(objectOf) : [];
  const [unit = {}] = units;
  return {
    ...irrelevant(event_id, payeeOf(unit, merchant)),
    kind: 'approved',
    order: textOf(unit['custom_id']),
    ref: textOf(resource['id']),
    ...amountOf(unit),
    ...instrumentOf('paypal', objectOf(resource['payer'])['payer_id']),
  };
}

function ofCapture(resource: Fields, event_id: string, merchant: string): WebhookEvent {
  const related = objectOf(objectOf(resource['supplementary_data'])['related_ids']);
  return {
    ...irrelevant(event_id, payeeOf(resource, merchant)),
    order: textOf(resource['custom_id']),
    ref: textOf(related['order_id']),
    payment: textOf(resource['id']),
    ...amountOf(resource),
  };
}

function ofDispute(resource: Fields, event_id: string, merchant: string): WebhookEvent {
  const transactions = Array.isArray(resource['disputed_transactions'])
    ? resource['disputed_transactions'].map(objectOf)
    : [];
  const [transaction = {}] = transactions;
  const seller = textOf(objectOf(transaction['seller'])['merchant_id']) ?? merchant;
  const { amount, currency } = amountOf({ amount: resource['dispute_amount'] });
  return {
    ...irrelevant(event_id, seller),
    order: textOf(transaction['custom']),
    payment: textOf(transaction['seller_transaction_id']),
    amount,
    currency,
    refund: { id: textOf(resource['dispute_id']) ?? event_id, isTotal: false, hasTwoIds: true },
    dispute: {
      due_at: timeOf(resource['seller_response_due_date']),
      isAnswered: resource['status'] === 'UNDER_REVIEW',
    },
  };
}

/**
 * Won: decided for the seller, or given up by the buyer. Lost: decided for the buyer. What PayPal pays out of its own
 * pocket to either side is for the staff to look at.
 */
function resolved(resource: Fields, event_id: string, merchant: string): WebhookEvent {
  const outcome = objectOf(resource['dispute_outcome'])['outcome_code'];
  const dispute = ofDispute(resource, event_id, merchant);
  if (outcome === 'RESOLVED_SELLER_FAVOUR' || outcome === 'CANCELED_BY_BUYER') return { ...dispute, kind: 'won' };
  return outcome === 'RESOLVED_BUYER_FAVOUR' ? { ...dispute, kind: 'lost' } : irrelevant(event_id, merchant);
}

/** Refunds name their capture in a link only. */
function captureOf(resource: Fields): string | null {
  const links = Array.isArray(resource['links']) ? resource['links'].map(objectOf) : [];
  const up = links.find(({ rel }) => rel === 'up')?.['href'];
  return typeof up === 'string' ? textOf(/\/captures\/([A-Z0-9]{5,40})$/.exec(up)?.[1]) : null;
}

function payeeOf(resource: Fields, merchant: string): string {
  return (
    textOf(objectOf(resource['payee'])['merchant_id']) ??
    textOf(objectOf(objectOf(resource['seller_payable_breakdown'])['payee'])['merchant_id']) ??
    merchant
  );
}

function amountOf(resource: Fields): Pick<WebhookEvent, 'amount' | 'currency'> {
  const amount = objectOf(resource['amount']);
  return { amount: hundredthsOfText(amount['value']), currency: textOf(amount['currency_code']) };
}
