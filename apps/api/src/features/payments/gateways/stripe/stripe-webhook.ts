import {
  instrumentOf,
  irrelevant,
  WebhookRefused,
  objectOf,
  textOf,
  timeOf,
  type WebhookEvent,
} from '../payment-gateway.ts';
import { hundredthsOf } from '../read-amount.ts';

type About = Pick<WebhookEvent, 'event_id' | 'merchant' | 'at'>;

/** An event of Stripe in our words. Events that say nothing about an order of ours are irrelevant. */
export function readStripeEvent(event: Record<string, unknown>, merchant: string): WebhookEvent {
  const event_id = textOf(event['id']);
  const type = textOf(event['type']);
  if (event['object'] !== 'event' || event_id === null || type === null) throw new WebhookRefused('is no event');
  const about = { event_id, merchant };
  const object = objectOf(objectOf(event['data'])['object']);
  const at = madeAt(event);
  switch (type) {
    case 'checkout.session.completed':
      // A payment by a slow method is complete before the money is there.
      return object['payment_status'] === 'paid' ? paidSession(object, about) : irrelevant(event_id, merchant);
    case 'checkout.session.async_payment_succeeded':
      return paidSession(object, about);
    case 'checkout.session.async_payment_failed':
      return { ...paidSession(object, about), kind: 'failed', reason: 'declined' };
    case 'checkout.session.expired':
      return { ...paidSession(object, about), kind: 'failed', reason: 'expired' };
    case 'charge.succeeded':
      return { ...ofCharge(object, about), kind: 'identified' };
    case 'charge.refunded':
      return refundedCharge(object, { ...about, ...at });
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      // One failure is reported by several of these.
      return lostRefunds.includes(object['status'])
        ? { ...ofRefund(object, about), ...at }
        : irrelevant(event_id, merchant);
    case 'charge.dispute.created':
      return { ...ofDispute(object, about), kind: 'disputed', reason: 'disputed' };
    case 'charge.dispute.updated':
      return { ...ofDispute(object, about), kind: 'contested' };
    case 'charge.dispute.closed':
      // An inquiry that came to nothing is closed as a warning.
      if (object['status'] === 'lost') return { ...ofDispute(object, about), kind: 'lost' };
      if (object['status'] !== 'won' && object['status'] !== 'warning_closed') return irrelevant(event_id, merchant);
      return { ...ofDispute(object, about), kind: 'won' };
    case 'review.opened':
      return { ...ofCharge(object, about), kind: 'reviewed', reason: 'risk', review: textOf(object['id']) };
    case 'review.closed':
      // A review that ends in a refund or a dispute is followed by the event of that.
      return object['closed_reason'] === 'approved'
        ? { ...ofCharge(object, about), kind: 'released', review: textOf(object['id']) }
        : irrelevant(event_id, merchant);
    default:
      return irrelevant(event_id, merchant);
  }
}

const lostRefunds: readonly unknown[] = ['failed', 'canceled'];

/** A refund that failed. The books had moved when it was made. */
function ofRefund(refund: Record<string, unknown>, about: About): WebhookEvent {
  return {
    ...ofCharge(refund, about),
    kind: 'unrefunded',
    amount: hundredthsOf(refund['amount']),
    refund: { id: textOf(refund['id']) ?? about.event_id, isTotal: false },
    request: textOf(objectOf(refund['metadata'])['request']),
  };
}

/** When an event or a refund was made. */
export function madeAt({ created }: Record<string, unknown>): Pick<WebhookEvent, 'at'> {
  const at = timeOf(created);
  return at === null ? {} : { at };
}

/** What a charge says about its refunds: a running total. */
export function refundedCharge(charge: Record<string, unknown>, about: About): WebhookEvent {
  return {
    ...ofCharge(charge, about),
    kind: 'refunded',
    amount: hundredthsOf(charge['amount_refunded']),
    reason: 'refunded',
    refund: { id: `${textOf(charge['id']) ?? about.event_id}:${String(charge['amount_refunded'])}`, isTotal: true },
  };
}

export function paidSession(session: Record<string, unknown>, about: About): WebhookEvent {
  return {
    ...about,
    kind: 'paid',
    order: textOf(session['client_reference_id']),
    ref: textOf(session['id']),
    payment: textOf(session['payment_intent']),
    amount: hundredthsOf(session['amount_total']),
    currency: currencyOf(session),
    reason: null,
    refund: null,
  };
}

/** Charges, disputes and reviews name the payment; the order stands in the charge's metadata at most. */
function ofCharge(object: Record<string, unknown>, about: About): WebhookEvent {
  return {
    ...about,
    kind: 'irrelevant',
    order: textOf(objectOf(object['metadata'])['order']),
    ref: null,
    payment: textOf(object['payment_intent']),
    amount: null,
    currency: currencyOf(object),
    reason: null,
    refund: null,
    ...instrumentOf('stripe', objectOf(objectOf(object['payment_method_details'])['card'])['fingerprint']),
  };
}

/** States of a dispute in which Stripe has our evidence. */
const answered: readonly unknown[] = ['under_review', 'warning_under_review'];

function ofDispute(dispute: Record<string, unknown>, about: About): WebhookEvent {
  const due_at = timeOf(objectOf(dispute['evidence_details'])['due_by']);
  return {
    ...ofCharge(dispute, about),
    amount: hundredthsOf(dispute['amount']),
    refund: { id: textOf(dispute['id']) ?? about.event_id, isTotal: false },
    dispute: { due_at, isAnswered: answered.includes(dispute['status']) },
  };
}

function currencyOf(object: Record<string, unknown>): string | null {
  return textOf(object['currency'])?.toUpperCase() ?? null;
}
