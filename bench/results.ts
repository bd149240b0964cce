import type { Measured } from './measure.ts';

/** What `run.ts` writes to `results/`. */
export interface RunResult {
  readonly date: string;
  readonly members: number;
  readonly cores: number;
  readonly node: string;
  /** Of the machine at the end: above the number of cores, others were at work too. */
  readonly load_average: readonly number[];
  /** Queries that each read costs. */
  readonly queries: Readonly<Record<string, number>>;
  readonly comparisons: readonly Comparison[];
}

export interface Comparison {
  readonly route: string;
  readonly at_once: number;
  readonly ours: Measured;
  readonly bare: Measured;
  /** Of requests a second: 1 is as fast as the bare program. */
  readonly ratio: number;
}

/** A load with the processor time of a request in milliseconds, in the program and in PostgreSQL. */
export interface MeasuredPage extends Measured {
  readonly program_ms: number;
  readonly database_ms: number;
}

export interface PageComparison {
  readonly page: string;
  readonly ours: MeasuredPage;
  /** One hand-written statement. */
  readonly bare: MeasuredPage;
  /** The other work tree. */
  readonly before: MeasuredPage | null;
  /** Of requests a second: ours to the hand-written statement. */
  readonly share: number;
  readonly share_aim: number;
  /** Ours to the other work tree. */
  readonly gain: number | null;
}

/** What `pages.ts` writes to `results/`, one file a run. */
export interface PagesResult extends Omit<RunResult, 'members' | 'queries' | 'comparisons'> {
  readonly commit: string;
  readonly before: string | null;
  readonly parameters: Readonly<Record<'members' | 'seconds' | 'rounds' | 'at_once', number>>;
  readonly pages: readonly PageComparison[];
}

/** What `ledger.ts` writes to `results/`. */
export interface LedgerResult extends Omit<RunResult, 'members' | 'queries'> {
  readonly buyers: number;
}

/** What `delivery.ts` writes to `results/`. */
export interface DeliveryResult extends Omit<RunResult, 'members' | 'queries'> {
  readonly sockets: number;
  /** What has changed since, written by hand. */
  readonly note?: string;
}

/** What `plans.ts` writes to `results/`. */
export interface PlanResult {
  readonly date: string;
  /** Members in either database. */
  readonly small: number;
  readonly large: number;
  /** What has changed since, written by hand. */
  readonly note?: string;
  readonly plans: readonly { readonly query: string; readonly small: PlanCost; readonly large: PlanCost }[];
}

export interface PlanCost {
  /** Pages of 8 kB touched, in the middle of the runs. */
  readonly buffers: number;
  /** Milliseconds of execution on the server, in the middle of the runs. */
  readonly p50: number;
}

/** How often a second a piece of work on a picture was done, and what it weighs. */
export interface PictureSpeed {
  readonly what: string;
  readonly per_second: number;
  readonly kilobytes: number;
}

export interface MediaResult {
  readonly date: string;
  readonly cores: number;
  readonly node: string;
  readonly load_average: readonly number[];
  readonly found: readonly PictureSpeed[];
}

/** What `game-frames.ts` writes to `results/`, beside the trace of the browser. */
export interface FrameResult {
  readonly date: string;
  readonly cores: number;
  readonly node: string;
  readonly load_average: readonly number[];
  /** How many times slower than the machine the browser worked. */
  readonly slowdown: number;
  readonly seconds: number;
  readonly frames_per_second: number;
  /** Time between two frames in milliseconds; 16.7 is one at 60 a second. */
  readonly gap_p50_ms: number;
  readonly gap_p99_ms: number;
  /** Frames later than 25 ms after the one before. */
  readonly late_frames: number;
  readonly frames: number;
}
