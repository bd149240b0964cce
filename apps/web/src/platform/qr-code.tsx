import encodeQR from 'qr';
import { useMemo } from 'react';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
  /** Quiet zone around the code, in modules. */
  readonly border?: number;
}

/** A QR code, drawn locally as one SVG path. Always dark on light. */
export function QrCode({ text, label, className, border = 4 }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
    return { path: pathOf(rows), size: rows.length };
  }, [text, border]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#150b14" />
    </svg>
  );
}

/** Runs of dark modules, row by row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return [`M${x} ${y}h${width}v1h-${width}z`];
    }),
  );
  return runs.join('');
}
