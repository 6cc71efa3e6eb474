/** Shapes of SVG. Coordinates are rounded to a tenth, so that a scene stays small. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Moves and scales a drawing. A negative `sx` mirrors it. */
export const at = (x: number, y: number, content: string, sx = 1, sy = Math.abs(sx)): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)})">${content}</g>`;

export const turn = (x: number, y: number, degrees: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${content}</g>`;

export const gradient = (id: string, stops: readonly string[], isHorizontal = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${isHorizontal ? 1 : 0}" y2="${isHorizontal ? 0 : 1}">${stopsOf(stops)}</linearGradient>`;

const stopsOf = (stops: readonly string[]): string =>
  stops.map((color, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${color}"/>`).join('');

/** From a color in the middle to transparent. */
export const halo = (id: string, color: string, strength = 0.8): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
