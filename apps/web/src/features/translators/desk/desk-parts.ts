/** What the desk needs of the staff pages, a feature to its right. */
export interface DeskParts {
  /** Shows an error, or the gate if the staff session has expired. */
  readonly showProblem: (error: unknown) => void;
  /** Refetches the queue counters. */
  readonly refresh: () => Promise<void>;
}
