import { createContext, type RefObject } from 'react';

/** So far above and below the screen stretches are drawn already: a fast finger must not see an empty place. */
const MARGIN_PX = 1_600;
/** What a message takes up before any has been measured. */
const USUAL_PX = 72;

/** Tells stretches when they come near the screen, and remembers how tall they were while they are not drawn. */
export interface Nearness {
  watch(element: Element, key: number, tell: (isNear: boolean) => void): () => void;
  /** The height of a stretch of so many messages: as it was, or as it will about be. */
  heightOf(key: number, count: number): number;
}

export const NearnessContext = createContext<Nearness | null>(null);

/** One watch over a box that scrolls; `onMoved` is called when a stretch has grown or shrunk, before it is painted. */
export function makeNearness(box: RefObject<HTMLElement | null>, onMoved: () => void): Nearness {
  const tells = new Map<Element, { readonly key: number; readonly tell: (isNear: boolean) => void }>();
  const heights = new Map<number, number>();
  let measured = { px: 0, messages: 0 };
  let observers: { readonly near: IntersectionObserver; readonly size: ResizeObserver } | null = null;

  // The box is there only once its first stretch asks.
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
