import { currentMe } from './current-member.ts';

export type WordField = HTMLInputElement | HTMLTextAreaElement;

/** What stood typed in a page that is left by itself. */
export interface KeptWords {
  readonly member: number;
  readonly path: string;
  /** By the place of the field on the page. */
  readonly words: Readonly<Record<string, string>>;
}

/** Of this tab alone: words of one page must not appear in the same page of another tab. */
const key = 'app.keptWords';
const typed = new Set<WordField>();

/** Begins the places of fields in dialogs. */
export const dialogPlace = 'dialog: ';

/**
 * Notes from now on which fields of the document are typed into. What a dialog holds waits also where something else
 * loads another document into the window: a link that the installed app opens, or the address bar.
 */
export function noteTyping(): void {
  addEventListener('pagehide', () => {
    const me = currentMe();
    if (me !== null) keepWords(me.id, 'dialog');
  });
  addEventListener('input', ({ target }) => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (isWordField(target)) typed.add(target);
  });
}

export function isTyped(field: WordField): boolean {
  return typed.has(field);
}

/**
 * Keeps what a member has typed into the page, or into its dialogs alone. Call before it is rendered again for a guest,
 * or left by itself.
 */
export function keepWords(member: number, boxes = 'main, dialog'): void {
  const words = [...typed]
    .filter((field) => field.isConnected && field.closest(boxes) !== null)
    .map((field) => [placeOf(field), field.value] as const);
  if (words.length === 0) return;
  try {
    const before = readKept();
    const earlier = before?.member === member && before.path === location.pathname ? before.words : {};
    const kept: KeptWords = { member, path: location.pathname, words: { ...earlier, ...Object.fromEntries(words) } };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Blocked storage: they are lost with the page.
  }
}

/** Loads the page again, in which the words of the member stand typed again then. */
export function reloadWithWords(member = currentMe()?.id): void {
  if (member !== undefined) keepWords(member);
  location.reload();
}

/**
 * Returns the words that a member has typed into this page, once. Those of another member are deleted, those of another
 * page wait.
 */
export function takeWords(member: number): KeptWords['words'] | null {
  try {
    const kept = readKept();
    if (kept === null || (kept.member === member && kept.path !== location.pathname)) return null;
    sessionStorage.removeItem(key);
    return kept.member === member ? kept.words : null;
  } catch {
    return null;
  }
}

function readKept(): KeptWords | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptWords | null;
}

/** Codes and passwords are typed again, and fields with a list of matches would open it. */
export function isWordField(target: unknown): target is WordField {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    ['text', 'email', 'tel', 'url', 'number'].includes(target.type) &&
    target.autocomplete !== 'one-time-code' &&
    target.role !== 'combobox'
  );
}

/** Where a field stands: the title of its dialog, its name, its label, and how many like it come before. */
export function placeOf(field: WordField): string {
  const nameOf = (one: WordField) =>
    [one.tagName, one.name, one.ariaLabel ?? one.labels?.[0]?.textContent ?? ''].join(' ');
  const name = nameOf(field);
  const dialog = field.closest('dialog');
  const box = dialog ?? field.closest('main') ?? document;
  const alike = [...box.querySelectorAll<WordField>('input, textarea')].filter(
    (one) => one.closest('dialog') === dialog && nameOf(one) === name,
  );
  const title = dialog === null ? '' : `${dialogPlace}${titleOf(dialog)} `;
  return `${title}${name} ${alike.indexOf(field)}`;
}

/** Dialogs of two members may hold the same fields: the title names whom they are about. */
function titleOf(dialog: Element): string {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  return title?.textContent ?? dialog.ariaLabel ?? '';
}
