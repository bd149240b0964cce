/**
 * How the draft of this device and the one that the server keeps for all of them come together. `known` is the last
 * text that both agree on or are about to: a device whose text differs from it has something that the others do not.
 * `confirmed` is the last one that the server has for sure; only that outlives the page, which may end before an answer
 * comes.
 */
export interface DraftState {
  readonly text: string;
  readonly known: string;
  readonly confirmed: string;
  /** Texts that were sent to the server and have not come back as an event. */
  readonly echoes: readonly string[];
}

/** What the field begins with: what this device has not handed on yet, else what the server has. */
export function openDraft(stored: string, known: string, remote: string): DraftState {
  const isOwn = stored !== known;
  return { text: isOwn ? stored : remote, known: remote, confirmed: remote, echoes: [] };
}

/**
 * The server tells of a draft. One's own comes back as an echo; another device's is taken where nothing is written
 * here.
 */
export function hearDraft(state: DraftState, remote: string): DraftState {
  const echo = state.echoes.indexOf(remote);
  if (echo !== -1) return { ...state, confirmed: remote, echoes: state.echoes.slice(echo + 1) };
  return { ...state, text: state.text === state.known ? remote : state.text, known: remote, confirmed: remote };
}

/** What is to be sent to the server now, or null. */
export function unsavedDraft({ text, known }: DraftState): string | null {
  return text === known ? null : text;
}

/** The text is on its way to the server. */
export function savingDraft(state: DraftState): DraftState {
  return { ...state, known: state.text, echoes: [...state.echoes, state.text] };
}

/** The server has answered for a text, or nothing came of it: then this device still knows that the others lack it. */
export function savedDraft(state: DraftState, saved: string, isThere: boolean): DraftState {
  if (isThere) return { ...state, confirmed: saved };
  return state.known === saved ? { ...state, known: state.confirmed } : state;
}

/** The text was sent as a message, with which the server forgets the draft. */
export function sentDraft(state: DraftState): DraftState {
  return { text: '', known: '', confirmed: '', echoes: state.echoes };
}
