import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readWords } from '../../profiles/public.ts';
import { indexTerms } from './index-terms.ts';
import {
  deleteUnusedVariants,
  deleteWords,
  membersWithoutEntry,
  storeEntries,
  storeVariants,
  storeWords,
  unknownWords,
} from './search-index.sql.ts';
import { deletionVariants } from './word-typos.ts';

/** Members indexed per transaction. */
const batch = 200;

/** Replaces the index entries of these members. */
export async function indexMembers(db: Db, ids: number[]): Promise<void> {
  const entries = (await readWords.all(db, { ids })).map((row) => ({ id: row.member_id, ...indexTerms(row) }));
  await deleteWords.run(db, { ids });
  await storeWords.run(db, {
    words: entries.flatMap(({ terms }) => terms),
    ids: entries.flatMap(({ id, terms }) => terms.map(() => id)),
  });
  await storeEntries.run(db, { ids: entries.map(({ id }) => id) });
  const fresh = await unknownWords.all(db, { words: [...new Set(entries.flatMap(({ words }) => words))] });
  const variants = fresh.flatMap(({ word }) => deletionVariants(word).map((variant) => ({ variant, word })));
  if (variants.length > 0)
    await storeVariants.run(db, {
      variants: variants.map(({ variant }) => variant),
      words: variants.map(({ word }) => word),
    });
}

/** Called for new accounts and changed biographies, in the same transaction. */
export async function indexMember(db: Db, memberId: number): Promise<void> {
  await indexMembers(db, [memberId]);
}

/** Indexes members without an entry. */
export async function indexMissing(database: Database): Promise<void> {
  for (let after = 0; ;) {
    const ids = (await membersWithoutEntry.all(database, { after, most: batch })).map(({ member_id }) => member_id);
    if (ids.length === 0) return;
    await database.transaction((db) => indexMembers(db, ids));
    after = ids.at(-1) ?? after;
  }
}

/** Indexes missing members and deletes unused words. */
export async function maintainIndex(database: Database): Promise<void> {
  await indexMissing(database);
  await deleteUnusedVariants.run(database, {});
}
