import type { StaffRole } from '@peonia/contract/moderation/staff-roles.ts';
import {
  featureFlags,
  killSwitches,
  type FeatureFlag,
  type KillSwitch,
  type SwitchName,
} from '@peonia/contract/protocol/switch-names.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { MaintenanceState } from '../../platform/operations/maintenance.ts';
import { listStaff } from '../moderation/public.ts';
import { isExpired, isOpenTo, isStopped } from './evaluate-switch.ts';
import { readSwitches, type StoredSwitch } from './switch.sql.ts';

/** Milliseconds between two looks at the table: every process follows a change within 5 s. */
const lookMs = 2_000;

type Reader = { readonly id: number; readonly country: string | null };

/** The switches as this process knows them. Every question is answered from memory. */
export interface Switches {
  /** The end of the stop, null where none is set; undefined while the service runs. */
  stoppedUntil(name: KillSwitch): Date | null | undefined;
  isOpen(flag: FeatureFlag, reader: Reader): boolean;
  /** Features that are not open to the member, and services that are stopped. */
  offFor(reader: Reader): (KillSwitch | FeatureFlag)[];
  maintenance(): MaintenanceState | null;
  /** Reads the table now. A failure keeps what was known. */
  refresh(): Promise<void>;
  /** Reads the table for the first time, then every two seconds until `close`. */
  start(): Promise<void>;
  /** Calls back after a switch has taken effect or ended. */
  onChange(listener: () => void): void;
  close(): void;
}

export function openSwitches(database: Db, clock: () => number = Date.now): Switches {
  let known: ReadonlyMap<SwitchName, StoredSwitch> = new Map();
  let roles: ReadonlyMap<number, readonly StaffRole[]> = new Map();
  let seen = '';
  let timer: NodeJS.Timeout | undefined;
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
  // A database that is away must not close or open anything.
  const refresh = () => look().catch(() => {});

  const switches: Switches = {
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
    refresh,
    async start() {
      await look();
      timer = setInterval(() => void refresh(), lookMs);
      timer.unref();
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
  return switches;
}
