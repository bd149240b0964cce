import type { Decode } from '../../../platform/store/decode.ts';

/** A message that its sender has let go and the server has not answered for. */
export interface Unsent {
  /** Made once for the message: however often it is sent, it is stored once. */
  readonly client_id: string;
  /** The account it was written with; another account's outbox rests until that member is back. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Place in the conversation: grows within it. Milliseconds of the clock where the clock allows. */
  readonly at: number;
  /** When the wait that the reader sees began; milliseconds. */
  readonly since: number;
  /** Why the server does not take it, in the reader's language; null while it is still to be sent. */
  readonly refusal: string | null;
}

/** Reads an entry of the store. */
export const decodeUnsent: Decode<Unsent> = (value) => {
  const { client_id, from, to, text, at, since, refusal } = (value ?? {}) as Record<string, unknown>;
  if (typeof client_id !== 'string' || typeof text !== 'string') return undefined;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof at !== 'number' || typeof since !== 'number') return undefined;
  return { client_id, from, to, text, at, since, refusal: typeof refusal === 'string' ? refusal : null };
};
