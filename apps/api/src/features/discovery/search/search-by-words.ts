import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { SearchStep } from './plan-search.ts';
import { searchWords, type SearchCriteria, type SearchPage } from './search.sql.ts';

/** The cursor is four times the last id plus the step number. */
const stepsMax = 4;
/** Greater than every id: start of a step. */
const top = 2 ** 50;

interface Search {
  readonly criteria: SearchCriteria;
  readonly steps: readonly SearchStep[];
  readonly cursor: number | undefined;
  readonly limits: Limits;
}

/** A page of matches, step by step: an exhausted step continues with the next one within the page. */
export async function searchByWords(db: Db, { criteria, steps, cursor, limits }: Search): Promise<SearchPage> {
  const ids: number[] = [];
  let before = cursor === undefined ? top : Math.floor(cursor / stepsMax);
  for (let nth = cursor === undefined ? 0 : cursor % stepsMax; nth < steps.length; nth += 1) {
    const room = limits.people_page - ids.length;
    if (room === 0) return { ids, max_id: top * stepsMax + nth };
    const rows = await searchWords.all(db, {
      ...criteria,
      ...wordsOf(steps, nth),
      before,
      reach: limits.search_word_reach,
      most: room + 1,
    });
    const found = rows.flatMap(({ member_id }) => member_id ?? []);
    ids.push(...found.slice(0, room));
    if (found.length > room) return { ids, max_id: (ids.at(-1) ?? 0) * stepsMax + nth };
    const edge = rows[0]?.last_candidate ?? null;
    if (edge !== null) return { ids, max_id: edge * stepsMax + nth };
    before = top;
  }
  return { ids, max_id: -1 };
}

function wordsOf(steps: readonly SearchStep[], nth: number) {
  const [step, shown] = [steps[nth], steps[nth - 1]];
  return {
    words: step?.words ?? [],
    groups: step?.groups ?? [],
    needed: step?.needed ?? 0,
    is_lenient: step !== undefined && step.needed < new Set(step.groups).size,
    shown_words: shown?.words ?? [],
    shown_groups: shown?.groups ?? [],
    shown_needed: shown?.needed ?? 0,
  };
}
