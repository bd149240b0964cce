import type { SwitchAim, SwitchChange, SwitchRow } from '@peonia/contract/operation/switches.ts';
import { kindOf } from './switch-state.ts';

/** A switch as it is typed. `until` is the value of a `datetime-local` input or an ISO time. */
export interface SwitchDraft extends SwitchAim {
  readonly texts: SwitchRow['texts'];
  readonly until: string;
  readonly reason: string;
}

/** The state of a switch as the form begins. A change that has ended begins in the normal state. */
export function draftOf({ name, is_expired, ...row }: SwitchRow): SwitchDraft {
  const isOver = is_expired && name !== 'maintenance';
  return {
    is_on: isOver || row.is_on,
    audience: isOver ? 'all' : row.audience,
    percent: row.percent,
    audience_values: isOver ? [] : row.audience_values,
    texts: row.texts,
    until: isOver || row.until === null || Date.parse(row.until) < Date.now() ? '' : row.until,
    reason: '',
  };
}

/** What is sent: texts that are empty, and an end of the normal state, are left out. */
export function changeOf({ name, changed_at }: SwitchRow, draft: SwitchDraft): SwitchChange {
  const until = new Date(draft.until);
  return {
    ...aimOf(draft),
    texts: draft.texts.filter(({ text }) => text.trim() !== ''),
    until: draft.until === '' || Number.isNaN(until.getTime()) || isNormal(name, draft) ? null : until.toISOString(),
    reason: draft.reason.trim(),
    seen: changed_at,
  };
}

function isNormal(name: SwitchRow['name'], { is_on, audience }: SwitchDraft): boolean {
  return is_on !== (kindOf(name) === 'maintenance') && audience === 'all';
}

/** The audience as it is sent. Closed is closed for everybody. */
export function aimOf({ is_on, audience, percent, audience_values }: SwitchDraft): SwitchAim {
  return is_on
    ? { is_on, audience, percent, audience_values }
    : { is_on, audience: 'all', percent: 100, audience_values: [] };
}

/** Whether the audience has the values that it needs. */
export function isAimComplete(draft: SwitchDraft): boolean {
  const { audience, audience_values } = aimOf(draft);
  return audience === 'all' || audience === 'percent' || audience_values.length > 0;
}

/** Numbers of members from what was typed or pasted, each once. */
export function readNumbers(text: string): string[] {
  return [...new Set(text.match(/[1-9]\d{0,14}/g) ?? [])];
}
