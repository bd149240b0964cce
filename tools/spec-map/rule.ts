/** A rule of the specification: where it is kept and which test would fail without it; both left out is "not yet". */
export interface Rule {
  readonly section: number;
  readonly rule: string;
  readonly code?: string;
  /** The file and a piece of the test's title. */
  readonly test?: { readonly file: string; readonly title: string };
}
