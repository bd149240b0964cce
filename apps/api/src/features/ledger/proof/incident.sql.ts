import { statement } from '../../../platform/db/statement.ts';

/** Returns no row if one is open already. */
export const openIncident = statement<object, { id: number }>(
  'open_ledger_incident',
  'insert into ledger_incident default values on conflict ((true)) where ended_at is null do nothing returning id',
);

export const endIncident = statement<object, { id: number; began_at: Date }>(
  'end_ledger_incident',
  'update ledger_incident set ended_at = now() where ended_at is null returning id, began_at',
);

export const newestBreaches = statement<
  object,
  { breaches: { rule: string; count: number; example: string | null }[]; made_at: Date }
>('newest_breaches', 'select breaches, made_at from ledger_proof order by id desc limit 1');
