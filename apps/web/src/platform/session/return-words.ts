import { enterWords } from '../forms/typed-words.ts';
import { dialogPlace, isTyped, isWordField, type KeptWords, placeOf, type WordField } from './kept-words.ts';

/** Longest wait for the page, whose fields may come with a reply, in milliseconds. */
const PATIENCE_MS = 60_000;
/** Longest wait for a dialog that the member has to open again. */
const DIALOG_PATIENCE_MS = 15 * 60_000;
/** A form that is read again is rendered again: its fields are filled once more within this time. */
const SETTLE_MS = 3_000;

/** Types words back into the fields of the page and its dialogs as they appear. What is typed meanwhile stays. */
export function returnWords(words: KeptWords['words']): void {
  const path = location.pathname;
  const filled = new Map<string, WordField>();
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const isOfDialog = Object.keys(words).some((place) => place.startsWith(dialogPlace));
  let timer = setTimeout(stop, isOfDialog ? DIALOG_PATIENCE_MS : PATIENCE_MS);

  function fill(): void {
    if (location.pathname !== path) return stop();
    const before = filled.size;
    for (const field of document.querySelectorAll(':is(main, dialog) :is(input, textarea)')) {
      if (!isWordField(field) || field.readOnly || field.disabled || isTyped(field)) continue;
      const place = placeOf(field);
      const text = words[place];
      if (text === undefined || filled.get(place) === field) continue;
      filled.set(place, field);
      if (field.value !== text) enterWords(field, text);
    }
    if (filled.size === before || filled.size < Object.keys(words).length) return;
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLE_MS);
  }

  const watcher = new MutationObserver(fill);
  watcher.observe(document.body, { childList: true, subtree: true });
  fill();
}
