import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import type { NewMember } from '@peonia/testing/insert-members.ts';

/** A member with a session, inserted without a registration. */
export interface MemberRequest {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: string;
  /** The browser's own id, as in X-Client-ID. */
  readonly clientId: string;
  readonly profile: Pick<NewMember, 'gender' | 'birthday' | 'seeking' | 'languages' | 'visibility'>;
  /** First steps that count as skipped. */
  readonly skipped: readonly string[];
}

export interface InsertedMember {
  readonly id: number;
  readonly token: string;
  readonly channel: string;
  readonly alive_seconds: number;
}

/** A role for a member of the staff; a translator gets a language pair such as `de:ja`. */
export interface RoleRequest {
  readonly name: string;
  readonly role: StaffRole;
  readonly languages?: string;
}

/** A member who becomes a partner. */
export interface PartnerRequest {
  readonly id: number;
}

/** Whole gold that is available to a partner with a payout method. */
export interface CashOutRequest {
  readonly id: number;
  readonly gold: number;
}

/** An effect of a topic that failed at every attempt. */
export interface BusyDayRequest {
  /** Whom complaints, texts and photos are about. */
  readonly member: number;
  /** Members who complain, once each. */
  readonly reporters: readonly number[];
  /** A picture of the member. */
  readonly upload: number;
}

export interface DeadLetterRequest {
  readonly topic: string;
}

/** What the payment provider says about the dispute of an order. */
export interface DisputeRequest {
  readonly order: string;
  readonly kind: 'disputed' | 'won' | 'lost';
  /** ISO 8601. */
  readonly dueAt: string;
}

/** A payment that a member makes in the chat app; the beginning of the order's number is enough. */
export interface ChatAppPaymentRequest {
  readonly order: string;
}

/** A product that a member buys in the store of the mobile app. */
export interface StorePurchaseRequest {
  readonly product: string;
  /** The UUID that the app has given the store. */
  readonly order: string;
  readonly isPending: boolean;
}

/** What the store has given the app for it. */
export interface StorePurchaseReply {
  readonly token: string;
}

/** Somebody whom the chat app logs in from now on. */
export interface ChatAppPersonRequest {
  readonly openid: string;
  readonly nickname: string;
}

/** The provider of mails signs its reports with it. */
export const mailWebhookKey = 'key of the mail provider in journeys';

/** A mail that was sent: its id, without brackets, and whom it went to. */
export interface SentMail {
  readonly message_id: string;
  readonly recipient: string;
}

/** A member for whom an hour passes: tokens expire, and exchanged ones are worthless. */
export interface ExpireRequest {
  readonly id: number;
}

export type ProgramName = 'main' | 'staff';
