import { limits } from '@peonia/contract/protocol/client-limits.ts';

/**
 * Merge of this device's draft with the one the server keeps for all devices. `known`: last text both sides have or are
 * about to have; a different `text` is unsaved. `confirmed`: last text the server is known to have; only this one is
 * stored beyond the page, which may close before a reply.
 */
export interface DraftState {
  readonly text: string;
  readonly known: string;
  readonly confirmed: string;
  /** Saved texts whose event has not come back yet. */
  readonly echoes: readonly string[];
}

/** Returns the initial state: the unsaved local text, else the remote one. */
export function openDraft(stored: string, known: string, remote: string): DraftState {
  const isOwn = stored !== known;
  return { text: isOwn ? stored : remote, known: remote, confirmed: remote, echoes: [] };
}

/** Applies a draft event. The own echo is ignored; another device's text is used unless there is unsaved local text. */
export function receiveDraft(state: DraftState, remote: string): DraftState {
  const echo = state.echoes.indexOf(remote);
  if (echo !== -1) return { ...state, confirmed: remote, echoes: state.echoes.slice(echo + 1) };
  return { ...state, text: state.text === state.known ? remote : state.text, known: remote, confirmed: remote };
}

/** Returns the text to save, or null. A text that is too long for a message stays on this device. */
export function unsavedDraft({ text, known }: DraftState): string | null {
  return text === known || isTooLongToSave(text) ? null : text;
}

/** Whether a text exceeds the limit of a message, which is that of a saved draft. */
function isTooLongToSave(text: string): boolean {
  return text.length > limits.message_text_max && [...text].length > limits.message_text_max;
}

/** Marks the text as being saved. */
export function markSaving(state: DraftState): DraftState {
  return { ...state, known: state.text, echoes: [...state.echoes, state.text] };
}

/** Marks a save as done; after a failed one the text counts as unsaved again. */
export function markSaved(state: DraftState, saved: string, isThere: boolean): DraftState {
  if (isThere) return { ...state, confirmed: saved };
  return state.known === saved ? { ...state, known: state.confirmed } : state;
}

/** Marks the text as sent; the server deletes the draft with it. */
export function markSent(state: DraftState): DraftState {
  return { text: '', known: '', confirmed: '', echoes: state.echoes };
}
