import { encode } from 'uqr';

/** ISO/IEC 18004 requires four empty modules on each side. */
const QUIET_ZONE = 4;

/** A QR code as one SVG path, a square unit per module. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) =>
    // One rectangle per run of dark modules keeps the path short.
    Array.from(
      row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ).join(''),
  );
  return { path: rows.join(''), size };
}
