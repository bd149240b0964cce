import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { biographyFor } from '../biographies/biography-language.ts';
import { similarFields } from '../similarity.ts';
import { readIntroductions } from './introduction.sql.ts';

/** A short introduction of a member, and what they share with the reader. */
interface Introduction {
  readonly words: string;
  /** ISO 639, of the text. */
  readonly language: string;
  readonly purposes: number[];
  readonly spoken: string[];
  readonly near: boolean;
  readonly alike: string[];
}

/** Characters of the biography on a card. */
const wordsMax = 240;

/** Introductions of members for a reader, by member id. The caller checks access. */
export async function introduceMembers(
  db: Db,
  readerId: number,
  memberIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Introduction>> {
  if (memberIds.length === 0) return new Map();
  const rows = await readIntroductions.all(db, { ids: [...memberIds], reader: readerId });
  return new Map(
    rows.map((row) => {
      const { own, near } = row;
      const told = biographyFor(language, row);
      const purposes = row.purpose.filter((code) => own?.purpose.includes(code) === true);
      const spoken = row.languages.filter((code) => own?.languages.includes(code) === true);
      const alike =
        own === null ? [] : similarFields(own, row).filter((field) => field !== 'purpose' && field !== 'languages');
      return [
        row.member_id,
        { words: beginningOf(told.biography), language: told.language, purposes, spoken, near, alike },
      ];
    }),
  );
}

/** Cuts at a word boundary, and never within a character. */
function beginningOf(text: string): string {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (signs.length <= wordsMax) return signs.join('');
  const cut = signs.slice(0, wordsMax).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > wordsMax / 2 ? cut.slice(0, end) : cut}…`;
}
