const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls back once, when the element becomes visible. Returns an unsubscribe function. */
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
