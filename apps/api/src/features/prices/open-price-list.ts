import { priceNames, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { followTable, type FollowedTable } from '../../platform/db/follow-table.ts';
import type { Db } from '../../platform/db/statement.ts';
import { runningList } from './price-list.sql.ts';

/** The running price list as this process knows it. Its values stand in the limits of all features. */
export interface RunningPrices extends FollowedTable {
  /** Null for the built-in prices. */
  readonly id: number | null;
}

export function openPriceList(database: Db, changeLimits: (changes: Partial<Limits>) => void): RunningPrices {
  let id: number | null = null;

  const look = async () => {
    const running = await runningList.first(database, {});
    if ((running?.id ?? null) === id) return;
    id = running?.id ?? null;
    changeLimits(knownValues(running?.price_values ?? {}));
  };

  return {
    ...followTable(look),
    get id() {
      return id;
    },
  };
}

/** The values of names that there are: a list may be older than the program. */
export function knownValues(values: Partial<PriceValues>): Partial<PriceValues> {
  return Object.fromEntries(
    priceNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) as Partial<PriceValues>;
}
