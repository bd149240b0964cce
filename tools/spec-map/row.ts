/** One row of the map: what the specification asks for and where it stands. */
export interface Row {
  /** Section of the specification. */
  readonly section: number;
  /** Unique name; a test refers to it by `// covers: <what>`. */
  readonly what: string;
  /** Explanation beside the name. */
  readonly detail?: string;
  /** Main file of the implementation; without it the row is not yet built. */
  readonly code?: string;
  /** What is missing of a partly built row. */
  readonly missing?: string;
}

export type State = 'built' | 'partial' | 'not yet';

export function stateOf({ code, missing }: Row): State {
  if (code === undefined) return 'not yet';
  return missing === undefined ? 'built' : 'partial';
}
