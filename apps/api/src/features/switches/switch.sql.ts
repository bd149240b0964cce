import type { SwitchAudience } from '@peonia/contract/operation/switches.ts';
import type { SwitchName } from '@peonia/contract/protocol/switch-names.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../platform/db/statement.ts';

export interface StoredSwitch {
  readonly name: SwitchName;
  readonly is_on: boolean;
  readonly audience: SwitchAudience;
  /** 0 to 100. */
  readonly percent: number;
  readonly audience_values: string[];
  readonly texts: { readonly language: Language; readonly text: string }[];
  readonly until: Date | null;
}

export interface ChangedSwitch extends StoredSwitch {
  readonly reason: string;
  readonly changed_by: number | null;
  readonly changed_at: Date;
}

/** Every switch that was ever changed: a few rows, read by each process every two seconds. */
export const readSwitches = statement<object, ChangedSwitch & Record<string, unknown>>(
  'read_switch_states',
  `select name, is_on, audience, percent, audience_values, texts, until, reason, changed_by, changed_at
   from switch_state order by name`,
);

/** Serialises changes of one switch, also of one that has no row yet, and returns its row. */
export const lockSwitch = statement<{ name: SwitchName }, ChangedSwitch & Record<string, unknown>>(
  'lock_switch',
  `with held as (select pg_advisory_xact_lock(hashtextextended('switch_state ' || :name, 0)))
   select s.name, s.is_on, s.audience, s.percent, s.audience_values, s.texts, s.until, s.reason, s.changed_by, s.changed_at
   from held, switch_state s where s.name = :name for update of s`,
);

export const storeSwitch = statement<
  Omit<StoredSwitch, 'texts'> & { texts: string; reason: string; changed_by: number }
>(
  'store_switch',
  `insert into switch_state (name, is_on, audience, percent, audience_values, texts, until, reason, changed_by)
   values (:name, :is_on, :audience, :percent, :audience_values, :texts::jsonb, :until, :reason, :changed_by)
   on conflict (name) do update set is_on = excluded.is_on, audience = excluded.audience, percent = excluded.percent,
     audience_values = excluded.audience_values, texts = excluded.texts, until = excluded.until,
     reason = excluded.reason, changed_by = excluded.changed_by, changed_at = clock_timestamp()`,
);

export const forgetSwitchChanger = statement<{ member_id: number }>(
  'forget_switch_changer',
  'update switch_state set changed_by = null where changed_by = :member_id',
);

/** Takes an erased member off the lists of flags. */
export const dropFromAudiences = statement<{ member_id: number }>(
  'drop_member_from_switches',
  `update switch_state set audience_values = array_remove(audience_values, :member_id::text)
   where audience = 'members' and :member_id::text = any(audience_values)`,
);

export const switchesOfMember = statement<
  { member_id: number },
  { name: string; reason: string | null; changed_at: Date | null }
>(
  'switches_of_member',
  `select name, case when changed_by = :member_id then reason end as reason,
     case when changed_by = :member_id then changed_at end as changed_at
   from switch_state where changed_by = :member_id
     or (audience = 'members' and :member_id::text = any(audience_values)) order by name`,
);
