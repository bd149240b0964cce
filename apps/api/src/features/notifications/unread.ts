import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';

/** What is unread of one kind: how much, and the names of whom it comes from, newest first, at most three. */
export interface Unread {
  readonly count: number;
  readonly names: readonly string[];
}

/** Reads what is unread for members, without people a member may not be shown. */
export type UnreadSource = (db: Db, memberIds: readonly number[]) => Promise<ReadonlyMap<number, Unread>>;

export type UnreadSources = Readonly<Record<'messages' | 'likes' | 'visits', UnreadSource>>;

/** A mail that is on its way to a member. */
export interface UnreadMail {
  readonly member_id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly messages: Unread | null;
  /** Translations by people that are ready, with whom the conversations are. */
  readonly translations: Unread | null;
  readonly likes: Unread | null;
  readonly visits: Unread | null;
  /** People who ask for friendship or have accepted it. */
  readonly friends: Unread | null;
  /** New people who suit saved searches; the names are those of the searches. */
  readonly found: Unread | null;
}
