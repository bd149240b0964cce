import type { Language } from '@peonia/i18n/languages.ts';
import type { Db, Statement } from '../../platform/db/statement.ts';

/** Unread items of one kind: their number, and the names of the newest three people. */
export interface Unread {
  readonly count: number;
  readonly names: readonly string[];
}

export interface UnreadRow extends Record<string, unknown> {
  readonly member_id: number;
  readonly count: number;
  readonly names: string[];
}

/** Reads what is unread for members, without people a member may not be shown. */
export type UnreadSource = (db: Db, memberIds: readonly number[]) => Promise<ReadonlyMap<number, Unread>>;

/** A source whose statement returns a row for each member with something unread. */
export function unreadSource(read: Statement<{ ids: number[] }, UnreadRow>): UnreadSource {
  return async (db, memberIds) => {
    const rows = memberIds.length === 0 ? [] : await read.all(db, { ids: [...memberIds] });
    return new Map(rows.map(({ member_id, count, names }) => [member_id, { count, names }]));
  };
}

export type UnreadSources = Readonly<Record<'messages' | 'likes' | 'visits', UnreadSource>>;

/** What is unread, by what it is; null where nothing is. */
export interface UnreadParts {
  readonly messages: Unread | null;
  /** Finished translations by people, with the names of the conversations. */
  readonly translations: Unread | null;
  readonly likes: Unread | null;
  readonly visits: Unread | null;
  /** People who like a post of the member, and friends with a new one. */
  readonly posts: Unread | null;
  /** People with a friend request, or who accepted one. */
  readonly friends: Unread | null;
  /** New results of saved searches; the names are those of the searches. */
  readonly found: Unread | null;
}

/** A mail to be sent to a member. */
export interface UnreadMail extends UnreadParts {
  readonly member_id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}
