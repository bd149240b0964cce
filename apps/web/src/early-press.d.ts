/** A press on a page whose program was not there yet. */
interface EarlyPress {
  readonly type: string;
  readonly target: Element;
}

interface Window {
  /** Presses to be done again; null once the program has taken over. */
  early?: EarlyPress[] | null;
}
