import type { SwitchAim } from '@peonia/contract/operation/switches.ts';
import type { SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import { staffRoles } from '@peonia/contract/staff/staff-roles.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isForAll } from './evaluate-switch.ts';

/**
 * The audience as it is stored: values that do not belong to it are left out. Throws `switch_audience` for an audience
 * without its values, with values that cannot exist, or of a switch that is for everybody.
 */
export function checkAim(name: SwitchName, aim: SwitchAim): SwitchAim {
  const { is_on, audience, percent, audience_values: values } = aim;
  if (audience === 'all' || (!is_on && !isForAll(name)))
    return { is_on, audience: 'all', percent: 100, audience_values: [] };
  if (isForAll(name)) throw refuse('switch_audience');
  if (audience === 'percent') return { is_on, audience, percent, audience_values: [] };
  if (values.length === 0 || !values.every((value) => forms[audience](value))) throw refuse('switch_audience');
  return { is_on, audience, percent: 100, audience_values: [...values] };
}

const roles: readonly string[] = staffRoles;

const forms = {
  roles: (value: string) => roles.includes(value),
  members: (value: string) => /^[1-9]\d{0,14}$/.test(value),
  countries: (value: string) => /^[A-Z]{2}$/.test(value),
} as const;
