import type { SwitchRow } from '@peonia/contract/operation/switches.ts';

/** A switch of the game for tests that nobody has changed, with overrides. */
export function sampleSwitch(change: Partial<SwitchRow> = {}): SwitchRow {
  return {
    name: 'game',
    is_on: true,
    audience: 'all',
    percent: 100,
    audience_values: [],
    texts: [],
    until: null,
    is_expired: false,
    reason: null,
    changed_by: null,
    changed_at: null,
    ...change,
  } as SwitchRow;
}
