import { listRoles } from '../../apps/api/src/features/moderation/staff.sql.ts';
import { listPairs } from '../../apps/api/src/features/translators/language-pair.sql.ts';
import type { Db } from '../../apps/api/src/platform/db/statement.ts';

/** Who works here and as what, a line for each; of translators their languages too. */
export async function listStaff(db: Db): Promise<string> {
  const [rows, pairs] = [await listRoles.all(db, {}), await listPairs.all(db, {})];
  if (rows.length === 0) return 'Nobody has a role.';
  const languagesOf = (name: string) =>
    pairs.flatMap((pair) => (pair.name === name ? `${pair.source}:${pair.target}` : [])).join(' ');
  return rows
    .map(
      ({ name, role, granted_at }) =>
        `${name}  ${role}  since ${granted_at.toISOString().slice(0, 10)}${role === 'translator' ? `  ${languagesOf(name)}` : ''}`,
    )
    .join('\n');
}
