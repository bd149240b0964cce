import type { changeSwitch as endpoint, SwitchAim, SwitchRow } from '@peonia/contract/operation/switches.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import type { Call } from '../../platform/http/call.ts';
import { readReason } from '../../platform/http/reading/read-reason.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { noteAct, requireStaff } from '../moderation/public.ts';
import { checkAim } from './check-aim.ts';
import { normalState } from './evaluate-switch.ts';
import { presentSwitches } from './list-switches.ts';
import type { Switches } from './open-switches.ts';
import { lockSwitch, storeSwitch } from './switch.sql.ts';

/**
 * Sets one switch and logs before, after and reason. Throws `switch_moved` if it is not as the caller saw it,
 * `switch_until` for an end that has passed.
 */
export async function changeSwitch(
  { db, caller, params: { name }, body, afterCommit }: Call<typeof endpoint>,
  { limits, switches }: { limits: Limits; switches: Switches },
): Promise<{ items: SwitchRow[] }> {
  await requireStaff(db, caller, 'switches.change', limits);
  const reason = readReason(body.reason);
  const aim = checkAim(name, body);
  const until = isNormal(name, aim) ? null : readUntil(body.until);
  const before = await lockSwitch.first(db, { name });
  if ((before?.changed_at.toISOString() ?? null) !== body.seen) throw refuse('switch_moved');
  const texts = name === 'maintenance' ? body.texts : [];
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    throw refuse('input_invalid', { field: 'texts' });
  await storeSwitch.run(db, { name, ...aim, texts: JSON.stringify(texts), until, reason, changed_by: caller.id });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'switch.changed',
    subject: 'switch',
    subject_ids: [],
    before: `${name}: ${describe(before ?? { ...unchangedAim(name), until: null })}`,
    after: `${name}: ${describe({ ...aim, until })}`,
    detail: reason,
  });
  afterCommit(switches.refresh);
  return presentSwitches(db);
}

/** Whether nothing is switched: such a state has no end. */
function isNormal(name: SwitchName, { is_on, audience }: SwitchAim): boolean {
  return is_on === normalState(name) && audience === 'all';
}

function unchangedAim(name: SwitchName): SwitchAim {
  return { is_on: normalState(name), audience: 'all', percent: 100, audience_values: [] };
}

function readUntil(text: string | null): Date | null {
  if (text === null) return null;
  const until = new Date(text);
  // Also refuses times that no calendar has.
  if (!(until.getTime() > Date.now())) throw refuse('switch_until');
  return until;
}

/** `on`, `off`, `on for countries AT, DE until 2026-11-24T08:00:00.000Z`; at most 20 values are named. */
function describe({ is_on, audience, percent, audience_values, until }: SwitchAim & { until: Date | null }): string {
  const named = audience_values.slice(0, 20).join(', ') + (audience_values.length > 20 ? ' …' : '');
  const aim = audience === 'percent' ? ` for ${percent} %` : audience === 'all' ? '' : ` for ${audience} ${named}`;
  return `${is_on ? 'on' : 'off'}${aim}${until === null ? '' : ` until ${until.toISOString()}`}`;
}
