import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { killSwitches, type SwitchName } from '@peonia/contract/protocol/switch-names.ts';

type SwitchKind = 'maintenance' | 'stop' | 'flag';

export function kindOf(name: SwitchName): SwitchKind {
  const stops: readonly string[] = killSwitches;
  return name === 'maintenance' ? 'maintenance' : stops.includes(name) ? 'stop' : 'flag';
}

/** `normal`: nothing is switched, or the change has ended. `part`: open to a part of the members. */
export function stateOf({ name, is_on, audience, is_expired }: SwitchRow): 'normal' | 'off' | 'part' {
  if (name === 'maintenance') return is_on ? 'off' : 'normal';
  if (is_expired || (is_on && audience === 'all')) return 'normal';
  return is_on ? 'part' : 'off';
}
