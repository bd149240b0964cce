import type { TranslationJob, WaitingTranslation } from '@peonia/contract/translation/translation-desk.ts';
import { foldText } from '@peonia/core/fold-text.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { languageOfTag } from '../../translation/public.ts';
import { termsBetween } from '../terms/term.sql.ts';
import type { JobRow, WaitingRow } from './desk.sql.ts';

export function presentWaiting({
  id,
  source,
  target,
  words,
  characters,
  due_at,
  is_taken,
}: WaitingRow): WaitingTranslation {
  return { id, from: source, to: target, words, characters, due_at: due_at.toISOString(), taken: is_taken };
}

/** A job for its translator: the text without its members, and matching glossary terms. */
export async function presentJob(db: Db, row: JobRow): Promise<TranslationJob> {
  const text = foldText(row.redacted).text;
  const terms = await termsBetween.all(db, { source: languageOfTag(row.source), target: row.target });
  return {
    ...presentWaiting(row),
    text: row.redacted,
    marks: row.kinds,
    draft: row.draft,
    held_until: row.held_until.toISOString(),
    terms: terms.filter(({ term }) => text.includes(foldText(term).text)),
  };
}
