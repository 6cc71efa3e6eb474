/** Stacks of coins for each size of pack, from left to right: how many coins lie on each other. */
const STACKS: Record<string, readonly number[]> = {
  'pack-1': [1],
  'pack-2': [2, 4],
  'pack-3': [3, 6, 4],
  'pack-4': [4, 7, 9, 5],
  'pack-5': [5, 8, 11, 9, 6],
  'plan-daily': [2],
  'plan-monthly': [2],
};
const SKIES: Record<string, readonly [string, string]> = {
  'pack-1': ['#3b2a9c', '#7a5cff'],
  'pack-2': ['#2a3f9c', '#4c9bff'],
  'pack-3': ['#5a1f8a', '#d946ef'],
  'pack-4': ['#8a1f4a', '#ff7a5c'],
  'pack-5': ['#0c3b3a', '#12a89d'],
  'plan-daily': ['#123a6b', '#2bb3c9'],
  'plan-monthly': ['#3a1c71', '#9b5cff'],
};
const WIDTH = 1200;
const HEIGHT = 900;
const FLOOR = 720;
const COIN = { rx: 118, ry: 44, height: 46 };

/** XENY as a shop window shows it, 1200 × 900. @param name `product/pack-3` */
export function coins(name: string): string {
  const key = name.split('/')[1] ?? '';
  const stacks = (Object.hasOwn(STACKS, key) && STACKS[key]) || [1];
  const [deep, bright] = (Object.hasOwn(SKIES, key) && SKIES[key]) || ['#3b2a9c', '#7a5cff'];
  const step = COIN.rx * 1.72;
  const first = WIDTH / 2 - ((stacks.length - 1) * step) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <radialGradient id="sky" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
      <linearGradient id="edge" x1="0" x2="1"><stop offset="0" stop-color="#b36b00"/><stop offset=".35" stop-color="#ffd166"/><stop offset=".65" stop-color="#ffb020"/><stop offset="1" stop-color="#9a5600"/></linearGradient>
      <linearGradient id="face" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".5" stop-color="#ffcf4d"/><stop offset="1" stop-color="#f29a1f"/></linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    ${rays(bright)}
    <ellipse cx="${WIDTH / 2}" cy="${FLOOR + 40}" rx="${(stacks.length * step) / 2 + 90}" ry="62" fill="#000" opacity=".28"/>
    ${stacks.map((count, index) => stack(first + index * step, FLOOR - (index % 2 ? 0 : 18), count)).join('')}
    ${key.startsWith('plan') ? standing(key === 'plan-daily') : ''}
    ${sparks(stacks.length)}
  </svg>`;
}

function rays(color: string): string {
  const ray = (angle: number) =>
    `<path d="M600,430 L${600 + 900 * Math.cos(angle)},${430 + 900 * Math.sin(angle)} L${600 + 900 * Math.cos(angle + 0.12)},${430 + 900 * Math.sin(angle + 0.12)} Z"/>`;
  return `<g fill="${color}" opacity=".22">${Array.from({ length: 18 }, (_, index) => ray((index * Math.PI) / 9)).join('')}</g>`;
}

function stack(x: number, floor: number, count: number): string {
  const { rx, ry, height } = COIN;
  const coin = (index: number) => {
    const y = floor - index * height;
    const shift = Math.sin(index * 2.1 + x) * 7;
    return `<g transform="translate(${x + shift} ${y})">
      <path d="M${-rx},0 v${-height * 0.82} h${2 * rx} v${height * 0.82} a${rx},${ry} 0 0 1 ${-2 * rx},0 Z" fill="url(#edge)"/>
      <ellipse cy="${-height * 0.82}" rx="${rx}" ry="${ry}" fill="url(#face)"/>
      <ellipse cy="${-height * 0.82}" rx="${rx * 0.76}" ry="${ry * 0.74}" fill="none" stroke="#c67a10" stroke-width="5" opacity=".7"/>
      ${index === count - 1 ? `<path d="M-36,${-height * 0.82 - 14} L36,${-height * 0.82 + 14} M36,${-height * 0.82 - 14} L-36,${-height * 0.82 + 14}" stroke="#a85f08" stroke-width="13" stroke-linecap="round"/>` : ''}
    </g>`;
  };
  return Array.from({ length: count }, (_, index) => coin(index)).join('');
}

/** A coin on its edge behind the stack: a sun for each day, a ring for each month. */
function standing(isDaily: boolean): string {
  const sun = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (radius: number) => `${600 + radius * Math.cos(angle)},${330 + radius * Math.sin(angle)}`;
    return `<path d="M${at(210)} L${at(256)}"/>`;
  }).join('');
  const ring =
    '<path d="M780,330 a180,180 0 1 1 -56,-130" fill="none"/><path d="M736,130 l-6,80 l-76,-28" fill="none" stroke-linejoin="round"/>';
  return `<g>
    <g stroke="#ffe9a8" stroke-width="24" stroke-linecap="round">${isDaily ? sun : ring}</g>
    <circle cx="600" cy="330" r="140" fill="url(#edge)"/><circle cx="600" cy="330" r="122" fill="url(#face)"/>
    <path d="M555,285 L645,375 M645,285 L555,375" stroke="#a85f08" stroke-width="26" stroke-linecap="round"/>
  </g>`;
}

function sparks(count: number): string {
  const spark = (x: number, y: number, size: number) =>
    `<path d="M${x},${y - size} q${size * 0.15},${size * 0.85} ${size},${size} q${-size * 0.85},${size * 0.15} ${-size},${size} q${-size * 0.15},${-size * 0.85} ${-size},${-size} q${size * 0.85},${-size * 0.15} ${size},${-size} Z"/>`;
  const places = [
    [250, 230, 30],
    [930, 190, 38],
    [1010, 470, 24],
    [180, 480, 22],
    [420, 140, 20],
    [770, 110, 18],
  ] as const;
  return `<g fill="#fff6d8" opacity=".9">${places
    .slice(0, count + 1)
    .map(([x, y, size]) => spark(x, y, size))
    .join('')}</g>`;
}
