const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls back once, when an element comes on the screen; answers the way to wait no longer. */
export function onVisible(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      waiting.get(target)?.();
    }
  });
  waiting.set(element, seen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
