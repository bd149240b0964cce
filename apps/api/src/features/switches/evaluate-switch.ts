import { createHash } from 'node:crypto';
import { killSwitches, type FeatureFlag, type SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import type { StoredSwitch } from './switch.sql.ts';

/** What an audience is decided by. */
interface SwitchReader {
  readonly id: number;
  /** ISO 3166 alpha-2 code of the address that the session was opened from. */
  readonly country: string | null;
  readonly roles: readonly StaffRole[];
}

/** Whether the change has ended by itself. Maintenance never does: its end is announced, and staff end it. */
export function isExpired({ name, until }: Pick<StoredSwitch, 'name' | 'until'>, now: number): boolean {
  return name !== 'maintenance' && until !== null && until.getTime() <= now;
}

/** Whether a service is stopped. Without a row, or after its end, it is not. */
export function isStopped(row: StoredSwitch | undefined, now: number): boolean {
  return row !== undefined && !row.is_on && !isExpired(row, now);
}

/** Whether a feature is open to a member. Without a row, or after its end, it is open to everybody. */
export function isOpenTo(row: StoredSwitch | undefined, reader: SwitchReader, now: number): boolean {
  if (row === undefined || isExpired(row, now)) return true;
  if (!row.is_on) return false;
  const values = row.audience_values;
  if (row.audience === 'percent') return shareOf(row.name as FeatureFlag, reader.id) < row.percent;
  if (row.audience === 'roles') return reader.roles.some((role) => values.includes(role));
  if (row.audience === 'members') return values.includes(String(reader.id));
  if (row.audience === 'countries') return reader.country !== null && values.includes(reader.country);
  return true;
}

/** The state of a switch that nobody has changed. */
export function normalState(name: SwitchName): boolean {
  return name !== 'maintenance';
}

/** Whether only `is_on` counts: stops and maintenance are for everybody. */
export function isForAll(name: SwitchName): boolean {
  const stops: readonly string[] = killSwitches;
  return name === 'maintenance' || stops.includes(name);
}

/** 0 to 99, the same for a flag and a member on every process and at every time. Each flag chooses others. */
export function shareOf(flag: FeatureFlag, memberId: number): number {
  return createHash('sha256').update(`${flag}:${memberId}`).digest().readUInt32BE(0) % 100;
}
