import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeProximity, type Proximity } from './observe-proximity.ts';

/** Distance to the end that still counts as the end. Source: specification section 9, "Chat scroll offset". */
const NEAR_PX = 56;

export interface AnchoredScroll {
  /** The scroll container. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Its content. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly proximity: Proximity;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  /** Detaches from the end before a jump; new messages then wait below. */
  readonly leaveEnd: () => void;
}

interface Anchor {
  readonly row: Element;
  readonly place: number;
}

/**
 * Scroll anchoring of the log. At the end it stays at the end when the content changes; elsewhere the first visible
 * message keeps its position, also when older messages are inserted or a chunk above changes its height.
 */
export function useAnchoredScroll(): AnchoredScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const last = useRef(0);
  const atEnd = useRef(true);
  // Where a jump began. A scroll event from there was caused before the jump, and does not lead back to the end.
  const leftAt = useRef<number | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const hold = useCallback(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const held = anchor.current;
    if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
    else if (held?.row.isConnected) {
      const place = offsetOf(held.row, content.current);
      if (place !== held.place) scroller.scrollTop += place - held.place;
      anchor.current = { row: held.row, place };
    }
    last.current = scroller.scrollTop;
  }, []);
  const [proximity] = useState(() => makeProximity(box, hold));

  const mark = useCallback((isEnd: boolean) => {
    atEnd.current = isEnd;
    setAtEnd(isEnd);
  }, []);
  const toEnd = useCallback(() => {
    mark(true);
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [mark]);
  const leaveEnd = useCallback(() => {
    mark(false);
    leftAt.current = box.current?.scrollTop ?? null;
  }, [mark]);

  useLayoutEffect(hold);
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null || content.current === null) return;
    const onScroll = () => {
      const top = scroller.scrollTop;
      if (top === leftAt.current) return;
      leftAt.current = null;
      const isNear = scroller.scrollHeight - top - scroller.clientHeight <= NEAR_PX;
      // Only scrolling up leaves the end, not an image that loads below.
      mark(isNear || (atEnd.current && top >= last.current));
      last.current = top;
      anchor.current = firstOnScreen(scroller, content.current);
    };
    // The on-screen keyboard, a longer draft or a late font change the size without a message.
    const sizes = new ResizeObserver(hold);
    sizes.observe(scroller);
    sizes.observe(content.current);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [hold, mark]);

  return { box, content, proximity, isAtEnd, toEnd, leaveEnd };
}

function offsetOf(row: Element, content: Element | null): number {
  return row.getBoundingClientRect().top - (content?.getBoundingClientRect().top ?? 0);
}

/** Returns the first visible message; only rendered chunks have any. */
function firstOnScreen(scroller: Element, content: Element | null): Anchor | null {
  const { top } = scroller.getBoundingClientRect();
  for (const chunk of content?.querySelectorAll('[data-stretch=drawn]') ?? []) {
    if (chunk.getBoundingClientRect().bottom <= top) continue;
    for (const row of chunk.children)
      if (row.getBoundingClientRect().bottom > top) return { row, place: offsetOf(row, content) };
  }
  return null;
}
