import type { FigureDimension, FigureName } from '@peonia/contract/operation/figures.ts';
import type { Db } from '../../platform/db/statement.ts';

/** A UTC day: from its first moment until before the next day's. */
export interface FigureDay {
  readonly from: string;
  readonly before: string;
}

/** A figure of one day and group. `members`: how many different members are behind it. */
export interface FigureRow extends Record<string, unknown> {
  readonly metric: FigureName;
  readonly dimension: FigureDimension | 'all';
  readonly grp: string;
  readonly value: number;
  readonly members: number;
}

/** Counts of a feature. A day is counted again on each of the next `settles` nights, because it may still change. */
export interface FigureSource {
  readonly name: string;
  /** The figures that it counts; no other source has them. */
  readonly metrics: readonly FigureName[];
  readonly settles: number;
  read(db: Db, day: FigureDay): Promise<readonly FigureRow[]>;
}
