/** What the desk needs of the staff's part of the site, which stands to the right. */
export interface DeskParts {
  /** Shows a refusal, or the gate where the pages have closed themselves. */
  readonly showProblem: (error: unknown) => void;
  /** Looks at the counters beside the sections again. */
  readonly refresh: () => Promise<void>;
}
