import {
  featureFlags,
  killSwitches,
  type FeatureFlag,
  type KillSwitch,
  type SwitchName,
} from '@peonia/contract/protocol/switch-names.ts';
import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { followTable, type FollowedTable } from '../../platform/db/follow-table.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { MaintenanceState } from '../../platform/operations/maintenance/maintenance.ts';
import { listStaff } from '../moderation/public.ts';
import { isExpired, isOpenTo, isStopped } from './evaluate-switch.ts';
import { readSwitches, type StoredSwitch } from './switch.sql.ts';

type Reader = { readonly id: number; readonly country: string | null };

/** The switches as this process knows them. Every question is answered from memory. */
export interface Switches extends FollowedTable {
  /** The end of the stop, null where none is set; undefined while the service runs. */
  stoppedUntil(name: KillSwitch): Date | null | undefined;
  isOpen(flag: FeatureFlag, reader: Reader): boolean;
  /** Features that are not open to the member, and services that are stopped. */
  offFor(reader: Reader): (KillSwitch | FeatureFlag)[];
  maintenance(): MaintenanceState | null;
  /** Calls back after a switch has taken effect or ended. */
  onChange(listener: () => void): void;
}

export function openSwitches(database: Db, clock: () => number = Date.now): Switches {
  let known: ReadonlyMap<SwitchName, StoredSwitch> = new Map();
  let roles: ReadonlyMap<number, readonly StaffRole[]> = new Map();
  let seen = '';
  const listeners: (() => void)[] = [];
  const readerOf = (reader: Reader) => ({ ...reader, roles: roles.get(reader.id) ?? [] });

  const look = async () => {
    const rows = await readSwitches.all(database, {});
    // Roles are read only while a flag goes by them.
    const staff = rows.some(({ audience }) => audience === 'roles') ? await listStaff.all(database, {}) : [];
    known = new Map(rows.map((row) => [row.name, row]));
    roles = new Map(staff.map((person) => [person.member_id, person.roles]));
    const now = clock();
    const state = JSON.stringify([rows.map((row) => [row.name, row.changed_at, isExpired(row, now)]), [...roles]]);
    const isFirst = seen === '';
    if (state === seen) return;
    seen = state;
    if (!isFirst) for (const listener of listeners) listener();
  };

  return {
    ...followTable(look),
    stoppedUntil(name) {
      const row = known.get(name);
      return isStopped(row, clock()) ? (row?.until ?? null) : undefined;
    },
    isOpen: (flag, reader) => isOpenTo(known.get(flag), readerOf(reader), clock()),
    offFor: (reader) =>
      known.size === 0
        ? []
        : [
            ...killSwitches.filter((name) => isStopped(known.get(name), clock())),
            ...featureFlags.filter((flag) => !isOpenTo(known.get(flag), readerOf(reader), clock())),
          ],
    maintenance() {
      const row = known.get('maintenance');
      return row?.is_on === true ? { until: row.until, texts: row.texts } : null;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
