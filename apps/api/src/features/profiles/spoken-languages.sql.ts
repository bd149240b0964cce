import { hotRead } from '../../platform/db/statement.ts';
import { finishedSteps } from './editing/finished-steps.sql.ts';
import type { MatchPreferences } from './profile.sql.ts';

export interface Speaker extends MatchPreferences {
  /** ISO 639, their own first. */
  readonly languages: readonly string[];
  readonly finished: boolean;
}

/** Gender, preference and spoken languages of a member as a query, without a row for guests. */
export function speakerOf(member: string): string {
  return `select p.gender, p.seeking, p.languages from profile p where p.member_id = ${member}::bigint`;
}

/** Gender, preference and spoken languages of a member, for search by language. */
export const readSpeaker = hotRead<{ member_id: number }, Speaker & Record<string, unknown>>(
  'read_speaker',
  `select p.gender, p.seeking, p.languages, ${finishedSteps({ member: 'p.member_id' })} as finished from profile p where p.member_id = :member_id`,
);

/** ISO 639 of what several members speak. */
export const readSpoken = hotRead<{ ids: readonly number[] }, { member_id: number; languages: string[] }>(
  'read_spoken',
  'select member_id, languages from profile where member_id = any(:ids::bigint[])',
);
