import { useLetterKeys } from '../../../platform/letter-keys.ts';

/**
 * Shortcuts: `n` writes a post, `j` and `k` focus the next and previous one, `l` likes the focused one, `r` replies to
 * its author.
 */
export function useFeedKeys(): void {
  useLetterKeys({
    n: beginPost,
    j: () => step(1),
    k: () => step(-1),
    l: () => pressIn('l'),
    r: () => pressIn('r'),
  });
}

/** Presses the button of the focused post that has this key. */
function pressIn(key: string): void {
  document.activeElement?.closest('article')?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}

/** Maximum wait for the composer to load. */
const WAIT_MS = 10_000;

/** Focuses the composer, after it has loaded if necessary, unless something else has the focus by then. */
function beginPost(): void {
  const words = () => document.querySelector<HTMLElement>('[data-composer] textarea');
  const here = words();
  if (here !== null || document.querySelector('[data-composer=coming]') === null) return here?.focus();
  const observer = new MutationObserver(() => {
    const arrived = words();
    if (arrived === null) return;
    observer.disconnect();
    if (document.activeElement === document.body) arrived.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
}

function step(by: 1 | -1): void {
  const posts = [...document.querySelectorAll<HTMLElement>('[role=feed] article[aria-label]')];
  const here = posts.findIndex((post) => post.contains(document.activeElement));
  const next = posts[here === -1 ? fromScreen(posts, by) : here + by];
  if (next === undefined) return;
  next.focus({ preventScroll: true });
  // The stylesheet leaves room for the header.
  next.scrollIntoView({ block: 'start' });
}

/** Without focus it starts at the first post on the screen, or the one above. */
function fromScreen(posts: readonly HTMLElement[], by: 1 | -1): number {
  const first = posts.findIndex(
    (post) => post.getBoundingClientRect().bottom > parseFloat(getComputedStyle(post).scrollMarginTop),
  );
  return by === 1 ? first : first - 1;
}
