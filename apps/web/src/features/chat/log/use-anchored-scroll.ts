import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeNearness, type Nearness } from './watch-nearness.ts';

/** Closer to the end than this counts as being there. Source: specification section 9, "Chat scroll offset". */
const NEAR_PX = 56;

export interface AnchoredScroll {
  /** The box that scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What is in it. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly nearness: Nearness;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  /** The reader is led elsewhere: what comes now waits below. */
  readonly leaveEnd: () => void;
}

interface Anchor {
  readonly row: Element;
  readonly place: number;
}

/**
 * Keeps a conversation where its reader is: at the end it stays at the end, whatever comes, grows or shrinks; elsewhere
 * the first message on the screen keeps its place, also when older ones are put in above or a stretch above turns out
 * taller than it was thought to be.
 */
export function useAnchoredScroll(): AnchoredScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const last = useRef(0);
  const atEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const hold = useCallback(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const held = anchor.current;
    if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
    else if (held?.row.isConnected) {
      const place = placeOf(held.row, content.current);
      if (place !== held.place) scroller.scrollTop += place - held.place;
      anchor.current = { row: held.row, place };
    }
    last.current = scroller.scrollTop;
  }, []);
  const [nearness] = useState(() => makeNearness(box, hold));

  const mark = useCallback((isEnd: boolean) => {
    atEnd.current = isEnd;
    setAtEnd(isEnd);
  }, []);
  const toEnd = useCallback(() => {
    mark(true);
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [mark]);
  const leaveEnd = useCallback(() => mark(false), [mark]);

  useLayoutEffect(hold);
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null || content.current === null) return;
    const onScroll = () => {
      const top = scroller.scrollTop;
      const isNear = scroller.scrollHeight - top - scroller.clientHeight <= NEAR_PX;
      // Who is at the end leaves it by going up, never because a picture below has come in.
      mark(isNear || (atEnd.current && top >= last.current));
      last.current = top;
      anchor.current = firstOnScreen(scroller, content.current);
    };
    // The keyboard of a phone, a longer draft, a late font: the end moves without any message.
    const sizes = new ResizeObserver(hold);
    sizes.observe(scroller);
    sizes.observe(content.current);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [hold, mark]);

  return { box, content, nearness, isAtEnd, toEnd, leaveEnd };
}

function placeOf(row: Element, content: Element | null): number {
  return row.getBoundingClientRect().top - (content?.getBoundingClientRect().top ?? 0);
}

/** The first message that reaches into the screen. Only stretches that are drawn have any. */
function firstOnScreen(scroller: Element, content: Element | null): Anchor | null {
  const { top } = scroller.getBoundingClientRect();
  for (const stretch of content?.querySelectorAll('.stretch:not(.is-far)') ?? []) {
    if (stretch.getBoundingClientRect().bottom <= top) continue;
    for (const row of stretch.children)
      if (row.getBoundingClientRect().bottom > top) return { row, place: placeOf(row, content) };
  }
  return null;
}
