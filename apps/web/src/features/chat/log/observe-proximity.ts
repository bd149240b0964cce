import { createContext, type RefObject } from 'react';

/** Chunks are rendered this far outside the viewport, for fast scrolling. */
const MARGIN_PX = 1_600;
/** Assumed height of a message before any is measured. */
const USUAL_PX = 72;

/** Observes which chunks are near the viewport, and keeps the height of those that are not rendered. */
export interface Proximity {
  watch(element: Element, key: number, tell: (isNear: boolean) => void): () => void;
  /** Height of a chunk with `count` messages: measured, else estimated. */
  heightOf(key: number, count: number): number;
}

export const ProximityContext = createContext<Proximity | null>(null);

/** Creates an observer for a scroll container. `onMoved` runs when a chunk has changed its height, before paint. */
export function makeProximity(box: RefObject<HTMLElement | null>, onMoved: () => void): Proximity {
  const tells = new Map<Element, { readonly key: number; readonly tell: (isNear: boolean) => void }>();
  const heights = new Map<number, number>();
  let measured = { px: 0, messages: 0 };
  let observers: { readonly near: IntersectionObserver; readonly size: ResizeObserver } | null = null;

  // Created lazily: the container exists once the first chunk asks.
  const observe = () =>
    (observers ??= {
      near: new IntersectionObserver(
        (entries) => entries.forEach(({ target, isIntersecting }) => tells.get(target)?.tell(isIntersecting)),
        { root: box.current, rootMargin: `${MARGIN_PX}px 0px` },
      ),
      size: new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) note(target, borderBoxSize[0]?.blockSize ?? 0);
        onMoved();
      }),
    });
  const note = (element: Element, px: number) => {
    const key = tells.get(element)?.key;
    const count = element.childElementCount;
    if (key === undefined || count === 0) return;
    if (!heights.has(key)) measured = { px: measured.px + px, messages: measured.messages + count };
    heights.set(key, px);
  };

  return {
    watch(element, key, tell) {
      const { near, size } = observe();
      tells.set(element, { key, tell });
      near.observe(element);
      size.observe(element);
      return () => {
        tells.delete(element);
        near.unobserve(element);
        size.unobserve(element);
      };
    },
    heightOf: (key, count) =>
      heights.get(key) ?? count * (measured.messages === 0 ? USUAL_PX : measured.px / measured.messages),
  };
}
