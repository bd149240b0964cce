import { statement, type Statement } from '../../platform/db/statement.ts';

export interface BreachRow extends Record<string, unknown> {
  readonly rule: string;
  readonly count: number;
  readonly example: string;
}

/** A paid item, and how the books prove it. */
export interface PaidItem {
  /** The cause of its transfers. */
  readonly cause: string;
  /** Queries of breaches; no row is the proof. */
  readonly checks: readonly Statement<object, BreachRow>[];
}

interface PaidItemDefinition {
  /** Singular name for breaches. */
  readonly name: string;
  readonly cause: string;
  /**
   * A query with a row for each expected transfer: `item` (text, unique), `kind` of the transfer, and `gold`, null
   * where the feature does not store its price.
   */
  readonly items: string;
  /** The same `item` as an expression over a transfer `t`. */
  readonly item: string;
  /** A condition on `t`: its item may be missing, for example after deletion. */
  readonly gone?: string;
}

/**
 * Proves a feature's paid items against the books: each has one transfer of its kind and price, and each transfer its
 * item.
 */
export function paidItem({ name, cause, items, item, gone = 'false' }: PaidItemDefinition): PaidItem {
  const check = statement<object, BreachRow>(
    `prove_${name.replaceAll(' ', '_')}`,
    `with expected as (${items}), moved as (
       select t.id, t.kind, ${item} as item, ${gone} as gone,
              (select sum(e.amount) from ledger_entry e where e.transfer_id = t.id and e.amount > 0) as gold
       from ledger_transfer t where t.cause = '${cause}'
     )
     select rule, count(*) as count, min(example) as example from (
       select case when m.id is null then 'paid without a transfer: ${name}'
                   when e.item is null and not m.gone then 'a transfer without its ${name}'
                   when e.kind <> m.kind then 'a transfer of another kind than its ${name}'
                   when e.gold <> m.gold then 'a transfer of another price than its ${name}' end as rule,
              coalesce(e.item, 'transfer ' || m.id) as example
       from expected e full join moved m on m.item = e.item
     ) judged where rule is not null group by rule
     union all
     select 'several transfers of one ${name}', count(*), min(item) from (select item from moved group by item having count(*) > 1) several having count(*) > 0`,
  );
  return { cause, checks: [check] };
}

/** Transfers whose cause is not listed. */
export const strayTransfers = statement<{ causes: string[] }, BreachRow>(
  'stray_transfers',
  `select 'a transfer of the cause ' || cause || ' that nobody answers for' as rule, count(*) as count, min(id)::text as example
   from ledger_transfer where cause <> all(:causes::text[]) group by cause`,
);
