import type { Biographies } from '@peonia/contract/profiles/own-profile.ts';
import { hotRead } from '../../../platform/db/statement.ts';
import { accessFactColumns, accessFactTable, type AccessFactsRow } from '../../privacy/public.ts';
import { finishedSteps } from '../editing/finished-steps.sql.ts';
import { biographiesColumn } from './biography.sql.ts';

interface VisibleBiographyRow extends AccessFactsRow {
  readonly member_id: number;
  readonly name: string;
  readonly biography: string;
  readonly biography_language: string;
  readonly biographies: Biographies;
  readonly languages: readonly string[];
}

/** What members tell of themselves in words, and how the reader stands to each. */
export const readVisibleBiographies = hotRead<
  { reader: number | null; ids: readonly number[] },
  VisibleBiographyRow & Record<string, unknown>
>(
  'read_visible_biographies',
  `select p.member_id, a.name, p.biography, p.biography_language, ${biographiesColumn}, p.languages, ${accessFactColumns({ reader: ':reader' })}
   from profile p join active_account a on a.id = p.member_id join ${accessFactTable} on s.member_id = p.member_id
   where p.member_id = any(:ids::bigint[]) and ${finishedSteps({ member: 'p.member_id' })}`,
);
