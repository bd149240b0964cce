import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as being there. Source: specification section 9, "Chat scroll offset". */
const NEAR_PX = 56;

export interface AnchoredScroll {
  /** The box that scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What is in it. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps a conversation where its reader is: at the end it stays at the end, whatever comes, grows or shrinks; elsewhere
 * nothing moves, also when older messages are put in above. `first` names the oldest message that is shown.
 */
export function useAnchoredScroll(first: number | undefined): AnchoredScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: number | undefined; height: number }>({ first, height: 0 });
  const atEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    atEnd.current = true;
    setAtEnd(true);
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
    else if (before.current.first !== first) scroller.scrollTop += scroller.scrollHeight - before.current.height;
    before.current = { first, height: scroller.scrollHeight };
  });

  useEffect(() => {
    const scroller = box.current;
    if (scroller === null || content.current === null) return;
    const onScroll = () => {
      atEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= NEAR_PX;
      setAtEnd(atEnd.current);
    };
    // The keyboard of a phone, a longer draft, a late font: the end moves without any message.
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
      before.current.height = scroller.scrollHeight;
    });
    sizes.observe(scroller);
    sizes.observe(content.current);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { box, content, isAtEnd, toEnd };
}
