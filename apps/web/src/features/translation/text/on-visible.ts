const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Pixels below the screen: what is scrolled to has its translation by then, and moves nothing when it arrives. */
const AHEAD_PX = 400;

/** Calls back once, when the element becomes visible or nearly so. Returns an unsubscribe function. */
export function onVisible(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: `0px 0px ${AHEAD_PX}px` },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
