import encodeQR from 'qr';

/** A QR code as a single SVG path, without injected markup. */
export function SecondFactorQrCode({ uri, label }: { uri: string; label: string }) {
  const bits = encodeQR(uri, 'raw', { border: 1 });
  const path = bits.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="staff-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bits.length} ${bits.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#150b14" />
    </svg>
  );
}
