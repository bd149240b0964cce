/** Scale of the picture and the offset of its centre in pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

export const maxScale = 5;
export const unzoomed: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zooms around a point; coordinates are relative to the centre of the box. */
export function zoomAt(view: ZoomView, scale: number, at: Point, box: Box): ZoomView {
  const next = Math.min(maxScale, Math.max(1, scale));
  const ratio = next / view.scale;
  return clampView({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box);
}

/** Pans a zoomed picture, up to its edge. */
export function moveBy(view: ZoomView, by: Point, box: Box): ZoomView {
  return clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, box);
}

/** Interprets a swipe over an unzoomed picture: sideways turns the page, down closes. */
export function swipeOf(by: Point): 'next' | 'previous' | 'close' | null {
  if (Math.abs(by.x) > 56 && Math.abs(by.x) > Math.abs(by.y) * 1.4) return by.x < 0 ? 'next' : 'previous';
  return by.y > 90 && by.y > Math.abs(by.x) * 1.4 ? 'close' : null;
}

function clampView(view: ZoomView, box: Box): ZoomView {
  const x = ((view.scale - 1) * box.width) / 2;
  const y = ((view.scale - 1) * box.height) / 2;
  return { scale: view.scale, x: clamp(view.x, x), y: clamp(view.y, y) };
}

function clamp(value: number, most: number): number {
  // Avoids minus zero.
  return Math.min(most, Math.max(-most, value)) + 0;
}
