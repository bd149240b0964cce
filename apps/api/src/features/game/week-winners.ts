import type { Db } from '../../platform/db/statement.ts';
import { weekWinners } from './game.sql.ts';

/** Milliseconds for which a process trusts what it has read. */
const FRESH = 30_000;

type GamePlace = 1 | 2 | 3;

/** Places of the running week for the badge of the profile, read at most once in 30 s per process. */
export interface WeekWinners {
  placeOf(memberId: number): Promise<GamePlace | null>;
  expire(): void;
}

export function openWeekWinners(database: Db): WeekWinners {
  let places = new Map<number, GamePlace>();
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  const refresh = async () => {
    readAt = Date.now();
    const rows = await weekWinners.all(database, {});
    places = new Map(rows.map(({ member_id }, index) => [member_id, (index + 1) as GamePlace]));
  };

  return {
    async placeOf(memberId) {
      if (Date.now() - readAt >= FRESH)
        reading = refresh().catch(() => {
          // A profile must not fail for a badge.
        });
      await reading;
      return places.get(memberId) ?? null;
    },
    expire() {
      readAt = -Infinity;
    },
  };
}
