/** What the board needs of the staff pages, a feature to its right. */
export interface DeskParts {
  /** Shows an error, or the gate if the staff session has expired. */
  readonly showProblem: (error: unknown) => void;
  /** False while writing or below a dialog. */
  readonly isPageShortcut: (event: KeyboardEvent) => boolean;
}
