import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light modules around the code that readers need. */
const QUIET = 4;

/** A QR code drawn here: no address of a payment goes to anybody for a picture. Always dark on light. */
export function PaymentQrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
    return { path: pathOf(rows), size: rows.length };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** Runs of dark modules, one line of the code after the other. */
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
