import { PALETTES, type Palette } from './palettes.ts';
import { type Random, randomFrom } from './random.ts';

const WIDTH = 1600;
const HEIGHT = 900;

type Layer = (random: Random, depth: number, palette: Palette) => string;

/** A place in the metaverse: sky, light, and layers of land from far to near. The key decides all of it. */
export function landscape(key: string): string {
  const random = randomFrom(key);
  const palette = random.pick(PALETTES);
  const land = random.pick(LANDS);
  const horizon = random.between(0.45, 0.62);
  const layers = [0, 1, 2, 3].map((depth) => land(random, depth, palette) + mist(depth, palette)).join('');
  return svg(`
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="${horizon * 0.7}" stop-color="${palette.sky[1]}"/><stop offset="${horizon + 0.2}" stop-color="${palette.sky[2]}"/>
      </linearGradient>
      <radialGradient id="halo"><stop offset="0" stop-color="${palette.light}" stop-opacity=".95"/><stop offset=".18" stop-color="${palette.light}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".8"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
      <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[2]}" stop-opacity="0"/><stop offset="1" stop-color="${palette.sky[2]}" stop-opacity=".55"/></linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    ${palette.isNight ? stars(random) : clouds(random, palette)}
    ${celestialBody(random, palette, horizon)}
    ${layers}
    <rect y="${HEIGHT * 0.7}" width="${WIDTH}" height="${HEIGHT * 0.3}" fill="url(#ground)"/>`);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

function stars(random: Random): string {
  return Array.from({ length: 130 }, () => {
    const size = random.next() ** 3 * 2.6 + 0.5;
    return `<circle cx="${n(random.between(0, WIDTH))}" cy="${n(random.between(0, HEIGHT * 0.6))}" r="${n(size)}" fill="#fff" opacity="${n(random.between(0.25, 1))}"/>`;
  }).join('');
}

function clouds(random: Random, { light }: Palette): string {
  return Array.from({ length: 7 }, () => {
    const x = random.between(0, WIDTH);
    const y = random.between(60, HEIGHT * 0.42);
    const width = random.between(120, 420);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.06)}" fill="${light}" opacity="${n(random.between(0.08, 0.3))}"/>`;
  }).join('');
}

function celestialBody(random: Random, { light, isNight, glow }: Palette, horizon: number): string {
  const x = random.between(WIDTH * 0.2, WIDTH * 0.8);
  const y = HEIGHT * horizon * random.between(0.35, 0.9);
  const radius = random.between(45, isNight ? 120 : 85);
  const ring =
    isNight && random.next() > 0.5
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 2)}" ry="${n(radius * 0.42)}" fill="none" stroke="${glow}" stroke-opacity=".75" stroke-width="7" transform="rotate(-18 ${n(x)} ${n(y)})"/>`
      : '';
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 5)}" fill="url(#halo)" opacity=".65"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${light}"/>${ring}`;
}

const mist = (depth: number, _palette: Palette): string =>
  depth > 2
    ? ''
    : `<rect y="${n(HEIGHT * (0.46 + depth * 0.1))}" width="${WIDTH}" height="${n(HEIGHT * 0.26)}" fill="url(#mist)" opacity="${0.6 - depth * 0.18}"/>`;

const baseline = (depth: number): number => HEIGHT * (0.56 + depth * 0.12);

function mountains(random: Random, depth: number, { land }: Palette): string {
  const base = baseline(depth);
  const height = 250 - depth * 45;
  const points = Array.from({ length: 15 }, (_, index) => {
    const peak = index % 2 ? random.between(0.45, 1) : random.between(0, 0.3);
    return `${n((index / 14) * (WIDTH + 200) - 100)},${n(base - peak * height)}`;
  });
  return `<polygon points="-100,${HEIGHT} ${points.join(' ')} ${WIDTH + 100},${HEIGHT}" fill="${land[depth]}"/>`;
}

function dunes(random: Random, depth: number, { land }: Palette): string {
  const base = baseline(depth);
  const lift = 90;
  const curve = Array.from({ length: 5 }, (_, index) => {
    const x = ((index + 1) / 5) * WIDTH;
    return `S${n(x - random.between(90, 200))},${n(base - random.between(-20, lift))} ${n(x)},${n(base + random.between(-30, 40))}`;
  });
  return `<path d="M0,${HEIGHT} L0,${n(base)} ${curve.join(' ')} L${WIDTH},${HEIGHT} Z" fill="${land[depth]}"/>`;
}

function city(random: Random, depth: number, { land, glow, light }: Palette): string {
  const base = baseline(depth) + 60;
  let x = random.between(-40, 0);
  let towers = '';
  while (x < WIDTH) {
    const width = random.between(46, 120) + depth * 14;
    const height = random.next() ** 1.7 * (420 - depth * 40) + 90;
    const top = base - height;
    towers += `<rect x="${n(x)}" y="${n(top)}" width="${n(width)}" height="${HEIGHT}" fill="${land[depth]}"/>`;
    if (random.next() > 0.72)
      towers += `<rect x="${n(x + width / 2 - 2)}" y="${n(top - 60)}" width="4" height="60" fill="${glow}" opacity=".8"/>`;
    if (depth > 0) towers += windows(random, { x, top, width, height, color: random.next() > 0.5 ? glow : light });
    x += width + random.between(4, 46);
  }
  return towers;
}

interface Tower {
  x: number;
  top: number;
  width: number;
  height: number;
  color: string;
}

function windows(random: Random, { x, top, width, height, color }: Tower): string {
  let lit = '';
  for (let row = top + 16; row < top + height - 20; row += 24) {
    for (let column = x + 10; column < x + width - 12; column += 19) {
      if (random.next() > 0.62)
        lit += `<rect x="${n(column)}" y="${n(row)}" width="8" height="11" fill="${color}" opacity="${n(random.between(0.35, 0.95))}"/>`;
    }
  }
  return lit;
}

function islands(random: Random, depth: number, { land, glow }: Palette): string {
  if (depth === 3) return dunes(random, depth, { land } as Palette);
  return Array.from({ length: 3 - Math.min(depth, 1) }, () => {
    const x = random.between(100, WIDTH - 100);
    const y = random.between(HEIGHT * 0.24, HEIGHT * 0.62) + depth * 50;
    const width = random.between(110, 240) + depth * 50;
    const depthBelow = width * random.between(0.7, 1.2);
    const rock = `<path d="M${n(x - width)},${n(y)} Q${n(x - width * 0.4)},${n(y + depthBelow * 0.5)} ${n(x)},${n(y + depthBelow)} Q${n(x + width * 0.45)},${n(y + depthBelow * 0.4)} ${n(x + width)},${n(y)} Z" fill="${land[Math.min(depth + 1, 3)]}"/>`;
    const top = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.13)}" fill="${land[depth]}"/>`;
    const spire = `<path d="M${n(x - 26)},${n(y)} L${n(x)},${n(y - width * 0.9)} L${n(x + 26)},${n(y)} Z" fill="${glow}" opacity=".85"/><circle cx="${n(x)}" cy="${n(y - width * 0.9)}" r="${n(width * 0.5)}" fill="url(#glow)"/>`;
    return rock + top + (random.next() > 0.35 ? spire : '');
  }).join('');
}

function forest(random: Random, depth: number, { land }: Palette): string {
  const base = baseline(depth) + 40;
  const trees = Array.from({ length: 30 - depth * 5 }, () => {
    const x = random.between(-40, WIDTH + 40);
    const height = random.between(90, 190) + depth * 46;
    const width = height * random.between(0.16, 0.26);
    return `<path d="M${n(x - width)},${n(base + 20)} L${n(x)},${n(base - height)} L${n(x + width)},${n(base + 20)} Z"/>`;
  });
  return `<g fill="${land[depth]}">${trees.join('')}<rect y="${n(base)}" width="${WIDTH}" height="${HEIGHT}"/></g>`;
}

function domes(random: Random, depth: number, { land, glow, light }: Palette): string {
  const base = baseline(depth) + 50;
  const shells = Array.from({ length: 5 }, () => {
    const x = random.between(0, WIDTH);
    const radius = random.between(70, 210) * (1 - depth * 0.12);
    return `<path d="M${n(x - radius)},${n(base)} A${n(radius)},${n(radius)} 0 0 1 ${n(x + radius)},${n(base)} Z" fill="${land[depth]}" stroke="${depth === 1 ? glow : light}" stroke-opacity=".5" stroke-width="3"/><circle cx="${n(x)}" cy="${n(base - radius * 0.35)}" r="${n(radius * 0.55)}" fill="url(#glow)" opacity=".55"/>`;
  });
  return `${shells.join('')}<rect y="${n(base - 2)}" width="${WIDTH}" height="${HEIGHT}" fill="${land[depth]}"/>`;
}

const LANDS: readonly Layer[] = [mountains, dunes, city, islands, forest, domes, city];

const n = (value: number): string => String(Math.round(value * 10) / 10);
