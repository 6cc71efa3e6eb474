import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

const URI = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1795392000&relay-protocol=irn&symKey=${'a9'.repeat(32)}`;

/** The modules that an SVG path of rectangles covers. */
function readModules(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let offset = 0; offset < Number(width); offset += 1) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + offset] = true;
    }
  }
  return modules;
}

test('[LG-01] draws exactly the modules of the QR code', () => {
  const { path, size } = qrPath(URI);
  expect(readModules(path, size)).toEqual(encode(URI, { ecc: 'M', border: 4 }).data);
});

test('leaves a quiet zone of four modules, which scanners need', () => {
  const { path, size } = qrPath(URI);
  const modules = readModules(path, size);
  const edges = modules.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, size - 1 - x, size - 1 - y) < 4));
  expect(edges).not.toContain(true);
});
