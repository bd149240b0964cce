import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moveBy, type Point, swipeOf, unzoomed, zoomAt, type ZoomView } from './zoom-geometry.ts';

/** Zoom factor of a key press, and scale after a double tap. */
const STEP = 1.5;
const TAP_SCALE = 2.5;
/** Longest interval and distance of a double tap. */
const TAP_MS = 300;
const TAP_PX = 24;

interface ZoomActions {
  readonly onSwipe: (meaning: 'next' | 'previous' | 'close') => void;
}

/** Zoom and swipe of the viewer: pinch or wheel zooms, one finger pans or swipes, a double tap toggles the zoom. */
export function useZoom(stageRef: RefObject<HTMLElement | null>, { onSwipe }: ZoomActions) {
  const [view, setView] = useState<ZoomView>(unzoomed);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<{ moved: Point; hadTwo: boolean }>({ moved: { x: 0, y: 0 }, hadTwo: false });
  const lastTap = useRef<{ at: number; point: Point }>({ at: 0, point: { x: 0, y: 0 } });

  const boxOf = () => stageRef.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = (point: Point): Point => {
    const box = boxOf();
    return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomAt(now, now.scale * factor, at, boxOf()));

  useWheelAndTouch(stageRef, (factor, at) => zoomBy(factor, fromMiddle(at)));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    // Buttons on the stage keep their press.
    if ((event.target as Element).closest('button, video') !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) gesture.current = { moved: { x: 0, y: 0 }, hadTwo: false };
    else gesture.current.hadTwo = true;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other !== undefined) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      zoomBy(factor, fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
      return;
    }
    const by = { x: now.x - before.x, y: now.y - before.y };
    const { moved } = gesture.current;
    gesture.current.moved = { x: moved.x + by.x, y: moved.y + by.y };
    setView((old) => moveBy(old, by, boxOf()));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const point = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (point === undefined || fingers.current.size > 0 || gesture.current.hadTwo) return;
    const { moved } = gesture.current;
    if (Math.hypot(moved.x, moved.y) < TAP_PX / 2) return tap(point);
    const meaning = view.scale > 1 ? null : swipeOf(moved);
    if (meaning !== null) onSwipe(meaning);
  }

  function tap(point: Point) {
    const before = lastTap.current;
    const isDouble = performance.now() - before.at < TAP_MS && distance(point, before.point) < TAP_PX;
    lastTap.current = { at: isDouble ? 0 : performance.now(), point };
    if (isDouble) setView((now) => (now.scale > 1 ? unzoomed : zoomAt(now, TAP_SCALE, fromMiddle(point), boxOf())));
  }

  return {
    view,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(unzoomed),
    gestures: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId),
    },
  };
}

function useWheelAndTouch(stageRef: RefObject<HTMLElement | null>, onZoom: (factor: number, at: Point) => void) {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const stage = stageRef.current;
    if (stage === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    };
    // Prevents the browser's fling, which would swallow the next tap.
    const onTouchMove = (event: TouchEvent) => {
      if (event.cancelable && (event.target as Element).closest('video') === null) event.preventDefault();
    };
    // React registers both as passive, which cannot prevent scrolling.
    stage.addEventListener('wheel', onWheel, { passive: false });
    stage.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      stage.removeEventListener('wheel', onWheel);
      stage.removeEventListener('touchmove', onTouchMove);
    };
  }, [stageRef]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
