/** One breach of a rule, said so that the reader knows what to do. */
export interface Problem {
  /** Path from the checked root. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** What every module of `tools/checks` exports. */
export type Check = (root: string) => Problem[] | Promise<Problem[]>;

/** The problem on one line, with a place that terminals make clickable. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`;
}
