import { useLetterKeys } from '../../../platform/letter-keys.ts';

/**
 * `n` begins a post, `j` and `k` go to the next and the previous one, `r` answers the author of the one that has the
 * focus.
 */
export function useFeedKeys(): void {
  useLetterKeys({
    n: beginPost,
    j: () => step(1),
    k: () => step(-1),
    r: () => document.activeElement?.closest('.post')?.querySelector<HTMLElement>('[aria-keyshortcuts="r"]')?.click(),
  });
}

/** How long the composer's program may be on its way. */
const WAIT_MS = 10_000;

/** A composer that is still coming takes the focus when it is there, unless something else has it by then. */
function beginPost(): void {
  const words = () => document.querySelector<HTMLElement>('.composer textarea');
  const here = words();
  if (here !== null || document.querySelector('.composer.is-coming') === null) return here?.focus();
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
  const posts = [...document.querySelectorAll<HTMLElement>('.feed-list .post')];
  const here = posts.findIndex((post) => post.contains(document.activeElement));
  const next = posts[here === -1 ? fromScreen(posts, by) : here + by];
  if (next === undefined) return;
  next.focus({ preventScroll: true });
  // Below the bar, which the stylesheet leaves room for.
  next.scrollIntoView({ block: 'start' });
}

/** Where nothing has the focus, what is on the screen decides: the first post that begins on it, or the one above that. */
function fromScreen(posts: readonly HTMLElement[], by: 1 | -1): number {
  const first = posts.findIndex(
    (post) => post.getBoundingClientRect().bottom > parseFloat(getComputedStyle(post).scrollMarginTop),
  );
  return by === 1 ? first : first - 1;
}
