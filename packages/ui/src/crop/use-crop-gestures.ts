import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { CropRect, CropView } from './crop-geometry.ts';

/** Fraction of the crop per arrow key, and factor per zoom step. */
const STEP = 0.05;
const ZOOM_STEP = 1.1;

type Point = { x: number; y: number };

/**
 * Drag pans, pinch and wheel zoom, arrow keys pan, plus and minus zoom. `move` receives the requested view; the caller
 * keeps it inside the image.
 */
export function useCropGestures(
  boxRef: RefObject<HTMLElement | null>,
  view: CropView,
  rect: CropRect,
  move: (change: Partial<CropView>) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef({ view, move });
  useEffect(() => {
    latest.current = { view, move };
  });

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.move({ zoom: latest.current.view.zoom * Math.exp(-event.deltaY / 400) });
    };
    // React registers wheel listeners as passive, which cannot prevent scrolling.
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => box.removeEventListener('wheel', onWheel);
  }, [boxRef]);

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = Array.from(fingers.current).find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      move({ zoom: (view.zoom * distance(now, other)) / Math.max(1, distance(before, other)) });
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    move({
      x: view.x - ((now.x - before.x) / box.width) * rect.w,
      y: view.y - ((now.y - before.y) / box.height) * rect.h,
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const change = keyChange(event.key, view, rect);
    if (!change) return;
    event.preventDefault();
    move(change);
  }

  const letGo = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown,
  };
}

function keyChange(key: string, view: CropView, rect: CropRect): Partial<CropView> | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { x: view.x - rect.w * STEP };
    case 'ArrowRight':
      return { x: view.x + rect.w * STEP };
    case 'ArrowUp':
      return { y: view.y - rect.h * STEP };
    case 'ArrowDown':
      return { y: view.y + rect.h * STEP };
    case '+':
    case '=':
      return { zoom: view.zoom * ZOOM_STEP };
    case '-':
      return { zoom: view.zoom / ZOOM_STEP };
    default:
      return undefined;
  }
}

function distance(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
