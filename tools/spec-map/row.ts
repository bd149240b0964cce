/**
 * One line of the map: a thing of the specification, the code that does it and the test that shows it; null is "not
 * yet".
 */
export interface Row {
  readonly what: string;
  readonly detail: string;
  readonly code: string | null;
  readonly test: string | null;
}
