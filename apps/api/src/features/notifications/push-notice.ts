/** What a stored event means to somebody who is away. */
export type PushNotice = AboutSomebody | AboutMoney;

interface AboutSomebody {
  readonly kind: 'message' | 'like';
  readonly otherId: number;
  /** Page that a tap on the notice opens. */
  readonly path: string;
}

interface AboutMoney {
  readonly kind: 'billing';
  readonly path: string;
}

/** States in which a payment stays until somebody does something. */
const settled: readonly unknown[] = ['credited', 'failed', 'refunded'];

/** Reads the events that are worth a push; null for all others and for what is the member's own doing. */
export function pushNoticeOf(name: string, data: unknown): PushNotice | null {
  const event = data as { user_id?: number; unread?: number; user?: { user_id?: number }; order?: { state?: string } };
  if (name === 'message.sent' && event.unread === 1 && event.user_id !== undefined) return { kind: 'message', otherId: event.user_id, path: `/chat/${event.user_id}` };
  if (name === 'like.made' && event.user?.user_id !== undefined) return { kind: 'like', otherId: event.user.user_id, path: `/profile/${event.user.user_id}` };
  if (name === 'payment.changed' && settled.includes(event.order?.state)) return { kind: 'billing', path: '/bill' };
  return null;
}
