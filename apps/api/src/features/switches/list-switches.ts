import type { listSwitches as endpoint, SwitchRow } from '@peonia/contract/operation/switches.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { switchNames, type SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { readAccountSummaries } from '../accounts/public.ts';
import { requireStaff } from '../moderation/public.ts';
import { isExpired, normalState } from './evaluate-switch.ts';
import { readSwitches, type ChangedSwitch } from './switch.sql.ts';

/** Every switch, those that nobody has changed in their normal state. */
export async function listSwitches(
  { db, caller }: Call<typeof endpoint>,
  limits: Limits,
): Promise<{ items: SwitchRow[] }> {
  await requireStaff(db, caller, 'switches.change', limits);
  return presentSwitches(db);
}

export async function presentSwitches(db: Db): Promise<{ items: SwitchRow[] }> {
  const rows = await readSwitches.all(db, {});
  const changers = rows.flatMap(({ changed_by }) => (changed_by === null ? [] : [changed_by]));
  const names = await readAccountSummaries(db, [...new Set(changers)]);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return {
    items: switchNames.map((name) => {
      const row = byName.get(name);
      return row === undefined ? unchanged(name) : presentRow(row, names.get(row.changed_by ?? 0)?.name ?? null);
    }),
  };
}

function unchanged(name: SwitchName): SwitchRow {
  return {
    name,
    is_on: normalState(name),
    audience: 'all',
    percent: 100,
    audience_values: [],
    texts: [],
    until: null,
    is_expired: false,
    reason: null,
    changed_by: null,
    changed_at: null,
  };
}

function presentRow(row: ChangedSwitch, changer: string | null): SwitchRow {
  return {
    name: row.name,
    is_on: row.is_on,
    audience: row.audience,
    percent: row.percent,
    audience_values: row.audience_values,
    texts: row.texts.map(({ language, text }) => ({ language, text })),
    until: row.until?.toISOString() ?? null,
    is_expired: isExpired(row, Date.now()),
    reason: row.reason,
    changed_by: changer,
    changed_at: row.changed_at.toISOString(),
  };
}
