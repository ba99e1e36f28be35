import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light cells around the code, as the standard asks for. */
const border = 4;

/** A QR code: one path, so that no policy for pictures can forbid it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { cells, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border });
    const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { cells: data.length, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className="security__qr"
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
