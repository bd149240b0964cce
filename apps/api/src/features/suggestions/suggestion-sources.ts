import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Answered, Facts, Line } from './situation.ts';
import type { TextModel } from './text-model/open-text-model.ts';

/** What suggestions are made from: members, their answers and conversations, by the hooks of this feature. */
export interface SuggestionSources {
  readonly database: Database;
  readonly limits: Limits;
  /** Null where none is configured. */
  readonly model: TextModel | null;
  /** Undefined for who is gone or has not finished the first steps. */
  readFacts(db: Db, memberId: number, language: Language): Promise<Facts | undefined>;
  readAnswered(db: Db, memberId: number, language: Language): Promise<readonly Answered[]>;
  /** The last messages of the two that the reader still sees, newest first. */
  readRecentConversation(db: Db, readerId: number, memberId: number, language: Language): Promise<readonly Line[]>;
  hasThreadWith(db: Db, readerId: number, memberId: number): Promise<boolean>;
}
