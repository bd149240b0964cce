/** The crop as fractions of the image, 0 to 1. */
export type CropRect = { x: number; y: number; w: number; h: number };

/** Zoom (1 = full width or height) and centre of the crop as fractions of the image. */
export type CropView = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 4;
export const FULL_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** The crop of a view: the largest box of `aspect` inside the image, reduced by the zoom, within the edges. */
export function cropRect(view: CropView, image: { width: number; height: number }, aspect: number): CropRect {
  const wide = image.width / image.height;
  const w = Math.min(1, aspect / wide) / view.zoom;
  const h = Math.min(1, wide / aspect) / view.zoom;
  return { x: within(view.x - w / 2, 1 - w), y: within(view.y - h / 2, 1 - h), w, h };
}

/** The changed view, limited so that the crop stays inside the image. */
export function moveView(
  view: CropView,
  change: Partial<CropView>,
  image: { width: number; height: number },
  aspect: number,
): CropView {
  const next = { ...view, ...change };
  const zoom = Math.min(MAX_ZOOM, Math.max(1, next.zoom));
  const rect = cropRect({ ...next, zoom }, image, aspect);
  return { zoom, x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

function within(value: number, most: number) {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
