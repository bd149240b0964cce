export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A screen: the part of it that windows may use. */
export interface Display {
  readonly workArea: Bounds;
  readonly isPrimary: boolean;
}

export const smallest = { width: 360, height: 480 } as const;
const usual = { width: 1200, height: 820 } as const;
/** So much of the title bar must be on a screen that it can be dragged, in pixels. */
const HANDLE = { width: 120, height: 32 } as const;

/** Where the window opens: where it was, if it can be reached there, else in the middle of the first screen. */
export function fitBounds(saved: Bounds | null, displays: readonly Display[]): Bounds {
  if (saved !== null && isReachable(saved, displays)) return saved;
  const [first] = [...displays].toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  const area = first?.workArea ?? { x: 0, y: 0, ...usual };
  const size = saved ?? usual;
  const width = Math.max(smallest.width, Math.min(size.width, area.width));
  const height = Math.max(smallest.height, Math.min(size.height, area.height));
  return {
    x: area.x + Math.max(0, Math.round((area.width - width) / 2)),
    y: area.y + Math.max(0, Math.round((area.height - height) / 2)),
    width,
    height,
  };
}

function isReachable({ x, y, width, height }: Bounds, displays: readonly Display[]): boolean {
  if (width < smallest.width || height < smallest.height) return false;
  return displays.some(({ workArea: area }) => {
    const shown = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
    return shown >= HANDLE.width && y >= area.y && y + HANDLE.height <= area.y + area.height;
  });
}
