import type { Measured } from './measure.ts';

/** A load with the processor time of a request in milliseconds, in the program and in PostgreSQL. */
export interface Load extends Measured {
  readonly program_ms: number;
  readonly database_ms: number;
}

/** A row of the table of a run. */
export interface BenchRow {
  readonly group: 'reads' | 'writes' | 'logins' | 'uploads' | 'sockets' | 'pages' | 'program';
  readonly name: string;
  /** The figure that has the aim. */
  readonly found: number | null;
  /** Such as `≥ 0.75`. */
  readonly aim: string;
  readonly isMissed: boolean;
  readonly ours: Load | null;
  /** The yardstick. */
  readonly bare: Load | null;
  /** The program of the other work tree. */
  readonly before: Load | null;
  /** Ours to the other work tree, of requests a second. */
  readonly gain: number | null;
  /** Unit of the figure, or what it was measured with. */
  readonly note: string;
}

/** What `run.ts` writes to `results/`, one file a run. */
export interface BenchResult {
  readonly date: string;
  readonly commit: string;
  /** The commit beside it. */
  readonly before: string | null;
  readonly parameters: Readonly<Record<string, number>>;
  readonly cores: number;
  readonly node: string;
  /** Of the machine at the beginning and at the end: above the number of cores, others were at work too. */
  readonly load_average: Readonly<Record<'start' | 'end', readonly number[]>>;
  readonly rows: readonly BenchRow[];
}

export interface Comparison {
  readonly route: string;
  readonly at_once: number;
  readonly ours: Measured;
  readonly bare: Measured;
  /** Of requests a second: 1 is as fast as the bare program. */
  readonly ratio: number;
}

interface Comparisons {
  readonly date: string;
  readonly cores: number;
  readonly node: string;
  /** Of the machine at the end: above the number of cores, others were at work too. */
  readonly load_average: readonly number[];
  readonly comparisons: readonly Comparison[];
}

/** What `ledger.ts` writes to `results/`. */
export interface LedgerResult extends Comparisons {
  readonly buyers: number;
}

/** What `delivery.ts` writes to `results/`. */
export interface DeliveryResult extends Comparisons {
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
