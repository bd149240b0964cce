import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@peonia/i18n/languages.ts';
import type { EvidencePort } from './evidence-port.ts';

export type Currency = 'USD' | 'RMB';
export const gatewayNames = ['stripe', 'paypal', 'wechat', 'google', 'apple', 'sandbox'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What a provider has to know of an order to take money for it. */
export interface OrderToPay {
  readonly public_id: string;
  /** Hundredths of the currency. */
  readonly amount: number;
  readonly currency: Currency;
  /** What the payer reads at the provider: the product and its thing. */
  readonly title: string;
  /** In which the provider may show its page. */
  readonly language: Language;
  /** Of the payer inside the chat app, for payments in its own browser. */
  readonly insideCode: string | null;
  /** Its product in the stores. */
  readonly product: string;
}

/** An order that has begun, as later calls about it need it. */
export interface BegunOrder {
  readonly public_id: string;
  readonly provider_ref: string | null;
  readonly amount: number;
  readonly currency: Currency;
}

interface Begun {
  readonly ref: string;
  readonly action: 'redirect' | 'image' | 'page' | 'store' | 'wait';
  /** Address of the provider's page, the text of a QR code, parameters for the chat app, or a product of the store. */
  readonly token: string;
}

/**
 * What a provider says about money, in words of our own. `merchant` is whom it says it paid. An order is named by our
 * own id, by the provider's id of the order (`ref`) or of the payment.
 */
export interface WebhookEvent {
  readonly event_id: string;
  /**
   * `won`: a dispute was decided for us, and the money stays. `reviewed`: the payment is being examined; `released`:
   * that ended well. `identified`: only its instrument is told. `contested`: an open dispute has moved on.
   * `unrefunded`: a refund that the provider had accepted has failed.
   */
  readonly kind:
    | 'paid'
    | 'approved'
    | 'failed'
    | 'refunded'
    | 'unrefunded'
    | 'disputed'
    | 'won'
    | 'lost'
    | 'contested'
    | 'reviewed'
    | 'released'
    | 'identified'
    | 'irrelevant';
  readonly merchant: string;
  readonly order: string | null;
  readonly ref: string | null;
  readonly payment: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** Why a payment failed or is looked at: one of the words the product knows. */
  readonly reason: OrderReason | null;
  /**
   * Of a refund or dispute; a refund that states a running total says so. `hasTwoIds`: the provider reports a dispute
   * and its money movement under an id each.
   */
  readonly refund: { readonly id: string; readonly isTotal: boolean; readonly hasTwoIds?: boolean } | null;
  /**
   * When the provider made a refund, or lost it: of providers that report a refund before it is final, so that the
   * books have moved.
   */
  readonly at?: string;
  /** Of a failed refund: the key under which it was asked for. */
  readonly request?: string | null;
  /** The provider's id of a review, if it has one. */
  readonly review?: string | null;
  /** What the provider says about its dispute: by when it wants evidence, and whether it has ours. */
  readonly dispute?: { readonly due_at: string | null; readonly isAnswered: boolean };
  /** What was paid with, see `instrumentOf`; missing where the provider does not tell. */
  readonly instrument?: string;
  /** Of a store: stands for amount and currency, which are those of the order (`atListPrice`). */
  readonly store?: StoreFacts;
}

/** What a store says about a purchase. It sells products at prices of its own, in the currency of each country. */
export interface StoreFacts {
  /** Null where only the payment is named. */
  readonly product: string | null;
  /** Part of the money that the event is about, in thousandths of a percent: 100,000 is all of it. */
  readonly share: number;
  /** By which the store is told that the purchase was delivered. */
  readonly token: string | null;
  /** What the store has charged, in thousandths of its currency; null where it does not tell. */
  readonly charged: { readonly thousandths: number; readonly currency: string } | null;
  /** No money has moved. */
  readonly isTest: boolean;
}

/** A hash of the provider's fingerprint of a card or of its id of the payer, as a field of an event. */
export function instrumentOf(gateway: GatewayName, fingerprint: unknown): Pick<WebhookEvent, 'instrument'> {
  const text = textOf(fingerprint);
  return text === null ? {} : { instrument: createHash('sha256').update(`${gateway}:${text}`).digest('hex') };
}

/** Why an order is as it is. Each has a sentence in every language. */
export const orderReasons = [
  'declined',
  'cancelled',
  'expired',
  'review',
  'risk',
  'gateway',
  'kept_as_gold',
  'refunded',
  'disputed',
] as const;
export type OrderReason = (typeof orderReasons)[number];

/** A payment as the provider lists it, for the daily comparison. */
export interface ListedPayment {
  readonly order: string;
  readonly amount: number;
  readonly currency: Currency;
}

/** A refund that two members of the staff have decided. */
export interface RefundOrder extends BegunOrder {
  /** Hundredths of the order's currency. */
  readonly refund: number;
  readonly provider_payment: string | null;
  /** The same key again is the same refund at the provider, which names it when the refund fails. */
  readonly key: string;
}

/** The provider refuses a refund for good. The message is for the staff. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/** The port to one payment provider. */
export interface PaymentGateway {
  readonly name: GatewayName;
  readonly currency: Currency | 'both';
  /** Whom webhook events must name as the one who was paid. */
  readonly merchant: string;
  /** Begins a payment. The same order again is the same payment at the provider. */
  begin(order: OrderToPay): Promise<Begun>;
  /**
   * Where the provider's own browser tells who pays, and comes back with a code for `insideCode`; missing where it has
   * none.
   */
  payerUrl?(back: string, state: string): string;
  /** Verifies the raw bytes of a webhook event; throws `WebhookRefused` for what the provider has not sent just now. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<WebhookEvent>;
  /**
   * Closes a payment that its payer has called off, so that it takes no money any more. Nothing where it has ended or
   * was paid. Missing where the payer cannot pay later: PayPal takes nothing by itself, and sheets of the stores
   * close.
   */
  close?(order: BegunOrder): Promise<void>;
  /** The money is taken by us, once the payer has approved. Others take it on their pages. */
  readonly takesApproved?: true;
  /**
   * Asks the provider how a payment stands, taking money that the payer has approved unless `isCalledOff`; null while
   * nothing is decided.
   */
  look(order: BegunOrder, options: { readonly isCalledOff: boolean }): Promise<WebhookEvent | null>;
  /**
   * Gives money back. Returns the event of the refund; null where a webhook tells of it later. Throws `RefundRefused`
   * if the provider never will.
   */
  refund(order: RefundOrder): Promise<WebhookEvent | null>;
  /** Payments that were made in a span of time; missing where the provider cannot list them. */
  list?(from: Date, to: Date): Promise<ListedPayment[]>;
  /** Hours before the end of a UTC day that the list does not have in the night after; missing where it has all. */
  readonly listLagHours?: number;
  /** Takes evidence about disputes; missing where staff upload it on the provider's pages. */
  readonly evidence?: EvidencePort;
  /** Of a store that sells inside of the mobile app. */
  readonly store?: StoreGateway;
}

/** What the app got from its store for a purchase. */
export interface StoreProof {
  readonly product: string;
  /** Purchase token of Google, signed transaction of Apple. */
  readonly proof: string;
}

/** What is particular about a store. */
export interface StoreGateway {
  /** First word of `X-Client` of the apps that it sells in. */
  readonly platform: 'android' | 'ios';
  /**
   * Verifies a purchase of the app. The event is `irrelevant` while the store waits for the money; throws
   * `WebhookRefused` for what the store has not sold.
   */
  verify(proof: StoreProof): Promise<WebhookEvent>;
  /** Tells the store that a purchase was delivered, so that it can be bought again; missing where the app does so. */
  finish?(purchase: StoreProof): Promise<void>;
  /** Refunds of a span of time, for those whose notification got lost. */
  listRefunds(from: Date, to: Date): Promise<WebhookEvent[]>;
}

/**
 * A webhook event that is not the provider's, not whole or not of now. The word is for the log; who sent it is told
 * nothing.
 */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** A webhook event about nothing of ours. */
export function irrelevant(event_id: string, merchant: string): WebhookEvent {
  return {
    event_id,
    kind: 'irrelevant',
    merchant,
    order: null,
    ref: null,
    payment: null,
    amount: null,
    currency: null,
    reason: null,
    refund: null,
  };
}

/** A time as ISO 8601; null for anything else. `value`: text, or seconds since 1970. */
export function timeOf(value: unknown): string | null {
  const time = new Date(typeof value === 'number' ? value * 1_000 : (textOf(value) ?? Number.NaN));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The raw bytes as an object; anything else is refused. */
export function readObject(body: Buffer | string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(
      typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body),
    );
    return objectOf(parsed);
  } catch {
    throw new WebhookRefused('is not a JSON object');
  }
}

/** A field as an object; an empty one where it is something else, so that reading on finds nothing. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A text field of sensible length. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}

/** One header, where it came exactly once. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value === '' || value.length > 2_048) throw new WebhookRefused(`has no ${name}`);
  return value;
}
