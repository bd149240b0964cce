import type { Decode } from '../../../platform/store/decode.ts';

/** Content of a message; its files are uploaded already. */
export interface MessageContent {
  readonly kind: 'text' | 'photo' | 'voice' | 'file';
  readonly text: string;
  readonly uploads: readonly number[];
  /** Price of a paid file, in gold. */
  readonly amount: number | null;
  /** Number of the message this replies to. */
  readonly replyTo: number | null;
}

/** A message that is queued and not confirmed by the server. */
export interface Unsent extends MessageContent {
  /** Idempotency key: the message is stored once, however often it is sent. */
  readonly client_id: string;
  /** Sender's account id; other accounts' messages wait until that account is signed in. */
  readonly from: number;
  readonly to: number;
  /** Order within the conversation: increasing; epoch milliseconds where the clock allows. */
  readonly at: number;
  /** Start of the shown wait, epoch milliseconds. */
  readonly since: number;
  /** Refusal text in the reader's language; null while it can be sent. */
  readonly refusal: string | null;
  /** Error name of the refusal in the contract, which selects the action. */
  readonly refusalName: string | null;
}

const kinds = ['text', 'photo', 'voice', 'file'] as const;

/** Decodes a stored entry. */
export const decodeUnsent: Decode<Unsent> = (value) => {
  const { client_id, from, to, text, at, since, ...rest } = (value ?? {}) as Record<string, unknown>;
  if (typeof client_id !== 'string' || typeof text !== 'string') return undefined;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof at !== 'number' || typeof since !== 'number')
    return undefined;
  return { client_id, from, to, text, at, since, ...decodeRest(rest) };
};

function decodeRest({ kind, uploads, amount, replyTo, refusal, refusalName }: Record<string, unknown>) {
  return {
    kind: kinds.find((one) => one === kind) ?? ('text' as const),
    uploads: Array.isArray(uploads) ? uploads.filter((id) => typeof id === 'number') : [],
    amount: typeof amount === 'number' ? amount : null,
    replyTo: typeof replyTo === 'number' ? replyTo : null,
    refusal: typeof refusal === 'string' ? refusal : null,
    refusalName: typeof refusalName === 'string' ? refusalName : null,
  };
}
