import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff.ts';
import { resetFactor } from '../../apps/api/src/features/moderation/staff-session/factor.sql.ts';
import type { Db } from '../../apps/api/src/platform/db/statement.ts';
import { grant, revoke } from './change-role.ts';
import { listStaff } from './list-staff.ts';
import { readPair } from './read-pair.ts';

/** What to do, and what to say where it changes nothing. */
interface Work {
  run(db: Db): Promise<string | null>;
  readonly unchanged: string;
}

/** Reads what is asked for; a text says what is wrong with it. */
export function readWork([act = '', name = '', role = '', languages]: readonly string[]): Work | string {
  if (act === 'list') return { run: listStaff, unchanged: '' };
  if (!['grant', 'revoke', 'reset'].includes(act))
    return act === '' ? 'Nothing is asked for.' : `There is no "${act}".`;
  if (name === '') return `${act} needs the name of a member.`;
  if (act === 'reset') return resetOf(name);
  const wanted = staffRoles.find((known): known is StaffRole => known === role);
  if (wanted === undefined) return role === '' ? `${act} needs a role.` : `There is no role "${role}".`;
  const pair = languages === undefined ? null : readPair(languages);
  if (languages !== undefined && wanted !== 'translator') return `Languages are for translators, not for ${wanted}.`;
  if (languages !== undefined && pair === null) return `"${languages}" is no pair of languages.`;
  if (act === 'revoke')
    return {
      run: (db) => revoke(db, { name, role: wanted, pair }),
      unchanged: `Nothing is changed: no member called ${name} is ${wanted}${pair === null ? '' : ` for ${languages}`}. npm run staff -- list names everybody.`,
    };
  if (wanted === 'translator' && pair === null) return 'A translator needs a pair of languages.';
  return {
    run: (db) => grant(db, { name, role: wanted, pair }),
    unchanged: `Nothing is changed: there is no active member called ${name}. Names are those of the profiles.`,
  };
}

const resetOf = (name: string): Work => ({
  run: async (db) => ((await resetFactor.run(db, { name })) > 0 ? `The second factor of ${name} is gone.` : null),
  unchanged: `Nothing is changed: no active member called ${name} has a second factor for the staff pages.`,
});
