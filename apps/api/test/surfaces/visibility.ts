import type { Api } from '../api.ts';
import type { Member } from '../fixtures/register-member.ts';

/** How the other came to stand to the reader, after the two have met everywhere. */
export const relations = ['stranger', 'friend', 'blocked', 'blocker', 'unblocked'] as const;
export type Relation = (typeof relations)[number];

export interface Visibility {
  readonly api: Api;
  readonly reader: Member;
  readonly other: Member;
  /** A message of the other's with which a photo came. */
  readonly photoId: number;
  /** Addresses of the other's files that the reader was given before they stood as they stand now. */
  readonly known: { readonly message: string; readonly album: string };
}

/** Somewhere a member can be seen or heard of. */
interface Surface {
  /** `y` where the reader sees the other: one letter for each of `relations`, in their order. */
  readonly expected: string;
  isSeen(sight: Visibility): Promise<boolean>;
}

export type Surfaces = Readonly<Record<string, Surface>>;

export function inPeople(items: readonly { readonly user_id: number }[], { id }: Member): boolean {
  return items.some(({ user_id }) => user_id === id);
}
