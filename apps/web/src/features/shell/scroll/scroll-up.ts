/** Milliseconds of a step. Source: specification section 9. */
const STEP_MS = 15;
/** Part of the way that is left after a step. */
const LEFT = 0.82;

/** Scrolls to the start of the page, at once without motion. A scroll of the reader ends it. */
export function scrollUp(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo(0, 0);
  let expected = scrollY;
  const timer = setInterval(() => {
    if (Math.abs(scrollY - expected) > 1) return clearInterval(timer);
    expected = Math.floor(scrollY * LEFT);
    scrollTo(0, expected);
    if (expected === 0) clearInterval(timer);
  }, STEP_MS);
}
