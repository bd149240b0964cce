import { type MouseEvent, type PointerEvent, useRef } from 'react';

export type Decision = 'yes' | 'pass';

/** Drag distance in pixels that decides, and the minimum that counts as a drag. */
const DECIDE_PX = 96;
const DRAG_START_PX = 8;
const LEAVE_MS = 180;

/**
 * Swipe gesture of a card by touch or mouse: dragging shows the decision, releasing far enough applies it. With reduced
 * motion it works without rotation and animation.
 */
export function useCardSwipe(onDecide: (way: Decision) => void) {
  const card = useRef<HTMLElement>(null);
  const drag = useRef<{ id: number; x: number; y: number; by: number; moves: boolean } | null>(null);
  const isLeaving = useRef(false);
  /** The press that ends now was a drag: its click means nothing. */
  const wasDragged = useRef(false);

  const show = (by: number) => {
    const element = card.current;
    if (element === null) return;
    element.style.transform =
      by === 0 ? '' : isStill() ? `translateX(${by}px)` : `translateX(${by}px) rotate(${by / 40}deg)`;
    element.dataset['way'] = Math.abs(by) < DECIDE_PX / 2 ? '' : by > 0 ? 'yes' : 'pass';
  };
  /** Animates the card away, then decides. Further input during the animation is ignored. */
  const leave = (way: Decision) => {
    const element = card.current;
    if (isLeaving.current || element === null) return;
    if (isStill()) return void (show(0), onDecide(way));
    isLeaving.current = true;
    const side = way === 'yes' ? 1 : -1;
    const motion = element.animate(
      [{}, { transform: `translateX(${side * 60}%) rotate(${side * 10}deg)`, opacity: 0 }],
      { duration: LEAVE_MS, easing: 'ease-in' },
    );
    const end = () => {
      isLeaving.current = false;
      show(0);
      onDecide(way);
    };
    motion.finished.then(end, end);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (held === null || held.id !== event.pointerId) return;
    drag.current = null;
    wasDragged.current = held.moves;
    if (event.type === 'pointerup' && Math.abs(held.by) >= DECIDE_PX) leave(held.by > 0 ? 'yes' : 'pass');
    else show(0);
  };
  return {
    card,
    leave,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnControl = event.target instanceof Element && event.target.closest('button:not([data-drag])') !== null;
        wasDragged.current = false;
        if (event.button === 0 && !isOnControl && !isLeaving.current)
          drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, by: 0, moves: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = drag.current;
        if (held === null || held.id !== event.pointerId) return;
        held.by = event.clientX - held.x;
        if (!held.moves && Math.abs(held.by) > DRAG_START_PX && Math.abs(held.by) > Math.abs(event.clientY - held.y)) {
          held.moves = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        if (held.moves) show(held.by);
        else held.by = 0;
      },
      onPointerUp: end,
      onPointerCancel: end,
      // A drag that ends over a link or a photo is no click.
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (event.detail === 0 || !(isLeaving.current || wasDragged.current)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
