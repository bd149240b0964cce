/** What is cut out, as shares of the image: 0..1. */
export type CropRect = { x: number; y: number; w: number; h: number };

/** How far in (1 = the whole width or height fits) and the middle of the cut, as shares of the image. */
export type CropView = { zoom: number; x: number; y: number };

export const CLOSEST = 4;
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** The cut for a view: the largest box of `aspect` inside the image, shrunk by the zoom, never over the edge. */
export function cropRect(view: CropView, image: { width: number; height: number }, aspect: number): CropRect {
  const wide = image.width / image.height;
  const w = Math.min(1, aspect / wide) / view.zoom;
  const h = Math.min(1, wide / aspect) / view.zoom;
  return { x: within(view.x - w / 2, 1 - w), y: within(view.y - h / 2, 1 - h), w, h };
}

/** The view after a change, pulled back so that the cut stays inside the image. */
export function moveView(
  view: CropView,
  change: Partial<CropView>,
  image: { width: number; height: number },
  aspect: number,
): CropView {
  const next = { ...view, ...change };
  const zoom = Math.min(CLOSEST, Math.max(1, next.zoom));
  const rect = cropRect({ ...next, zoom }, image, aspect);
  return { zoom, x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

function within(value: number, most: number) {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
