/** A press on a page whose program was not there yet. */
interface EarlyPress {
  readonly type: string;
  readonly target: Element;
}

/** The browser's offer to install the app, which a page may show later. Source: W3C "Manifest Incubations". */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Calls that `boot.ts` has made, with the headers of all of them. A failed one is null. */
interface EarlyReplies {
  readonly headers: Readonly<Record<string, string>>;
  readonly replies: Map<string, Promise<Response | null>>;
}

interface Window {
  /** Presses to be done again; null once the program has taken over. */
  early?: EarlyPress[] | null;
  /** Each shows a picture again that waits for the program after a press. */
  heldPictures?: (() => void)[];
  /** Replies to what the page reads first; gone once it stands. */
  earlyReplies?: EarlyReplies;
  /** Held by `boot.ts`; null once it was used. */
  installPrompt?: InstallPrompt | null;
}
