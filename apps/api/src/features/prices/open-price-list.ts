import { priceNames, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import { runningList } from './price-list.sql.ts';

/** Milliseconds between two looks at the table: every process follows a change within 5 s. */
const lookMs = 2_000;

/** The running price list as this process knows it. Its values stand in the limits of all features. */
export interface RunningPrices {
  /** Null for the built-in prices. */
  readonly id: number | null;
  /** Reads the table now. A failure keeps what was known. */
  refresh(): Promise<void>;
  /** Reads the table for the first time, then every two seconds until `close`. */
  start(): Promise<void>;
  close(): void;
}

export function openPriceList(database: Db, changeLimits: (changes: Partial<Limits>) => void): RunningPrices {
  let id: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const running = await runningList.first(database, {});
    if ((running?.id ?? null) === id) return;
    id = running?.id ?? null;
    changeLimits(knownValues(running?.price_values ?? {}));
  };
  // A database that is away must not change a price.
  const refresh = () => look().catch(() => {});

  return {
    get id() {
      return id;
    },
    refresh,
    async start() {
      await look();
      timer = setInterval(() => void refresh(), lookMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}

/** The values of names that there are: a list may be older than the program. */
export function knownValues(values: Partial<PriceValues>): Partial<PriceValues> {
  return Object.fromEntries(
    priceNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) as Partial<PriceValues>;
}
