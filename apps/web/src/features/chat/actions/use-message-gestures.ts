import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { followSwipe, isDoubleTap, isSwipe, mayBeginSwipe, REPLY_PX, type Tap } from './message-swipe.ts';
import { useLongPress } from './use-long-press.ts';
import { messageButton } from './use-message-arrow-keys.ts';

/** Touches of these keep their own meaning. */
const controls = 'a, button, input, textarea, audio, video, [role=slider], [popover]';

interface Touch {
  readonly x: number;
  readonly y: number;
  by: number;
  swipes: boolean;
}

interface MessageGestures {
  /** Null for a recalled message, which has only its menu. */
  readonly reply: (() => void) | null;
  readonly react: () => void;
}

/**
 * Touch gestures of a message: a long press opens its menu, a swipe to the right replies, a double tap reacts with a
 * heart. With the focus on the message R and L do the same. Scrolling, pinching and the browser's swipe back keep
 * working.
 */
export function useMessageGestures({ reply, react }: MessageGestures) {
  const press = useLongPress();
  const touch = useRef<Touch | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const wasSwiped = useRef(false);

  const show = (row: HTMLElement, by: number) => {
    if (by === 0) delete row.dataset.swipe;
    else row.dataset.swipe = by >= REPLY_PX ? 'ready' : '';
    row.style.setProperty('--swipe', `${by}px`);
  };
  const tap = (now: Tap) => {
    const isSecond = isDoubleTap(lastTap.current, now);
    lastTap.current = isSecond ? null : now;
    if (isSecond) react();
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    press.onPointerUp(event);
    const ended = touch.current;
    touch.current = null;
    if (ended === null) return;
    if (ended.swipes) {
      show(event.currentTarget, 0);
      if (event.type === 'pointerup' && ended.by >= REPLY_PX) reply?.();
    } else if (event.type === 'pointerup' && event.currentTarget.dataset.held === undefined)
      tap({ x: event.clientX, y: event.clientY, at: event.timeStamp });
  };
  return {
    ...press,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      press.onPointerDown(event);
      wasSwiped.current = false;
      const isMeant = reply !== null && event.pointerType === 'touch' && event.isPrimary;
      const isOnControl = event.target instanceof Element && event.target.closest(controls) !== null;
      touch.current = isMeant && !isOnControl ? { x: event.clientX, y: event.clientY, by: 0, swipes: false } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      press.onPointerMove(event);
      const held = touch.current;
      if (held === null) return;
      const dx = event.clientX - held.x;
      if (!held.swipes && mayBeginSwipe(held.x) && isSwipe(dx, event.clientY - held.y)) {
        held.swipes = true;
        wasSwiped.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (!held.swipes) return;
      held.by = followSwipe(dx);
      show(event.currentTarget, held.by);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A swipe that ends over a link is no click.
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      press.onClickCapture(event);
      if (!wasSwiped.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isOnMessage = event.target instanceof Element && event.target.matches(messageButton);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isOnMessage || !isPlain || reply === null || !browserStore.get('letterKeys')) return;
      const action = event.key === 'r' ? reply : event.key === 'l' ? react : null;
      if (action === null) return;
      event.preventDefault();
      action();
    },
  };
}
