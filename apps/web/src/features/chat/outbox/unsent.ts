import type { Decode } from '../../../platform/store/decode.ts';

/** What a member writes or shows; its files are uploads of theirs already. */
export interface Words {
  readonly kind: 'text' | 'photo' | 'voice' | 'file';
  readonly text: string;
  readonly uploads: readonly number[];
  /** Gold, of a file for sale. */
  readonly amount: number | null;
  /** Number of the message that this answers. */
  readonly replyTo: number | null;
}

/** A message that its sender has let go and the server has not answered for. */
export interface Unsent extends Words {
  /** Made once for the message: however often it is sent, it is stored once. */
  readonly client_id: string;
  /** The account it was written with; another account's outbox rests until that member is back. */
  readonly from: number;
  readonly to: number;
  /** Place in the conversation: grows within it. Milliseconds of the clock where the clock allows. */
  readonly at: number;
  /** When the wait that the reader sees began; milliseconds. */
  readonly since: number;
  /** Why the server does not take it, in the reader's language; null while it is still to be sent. */
  readonly refusal: string | null;
  /** The refusal's name in the contract, for the button that helps. */
  readonly refusalName: string | null;
}

const kinds = ['text', 'photo', 'voice', 'file'] as const;

/** Reads an entry of the store. */
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
