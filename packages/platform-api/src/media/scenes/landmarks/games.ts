import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const flag = (x: number, y: number, size: number): string =>
  repeat(16, (index) =>
    rect(
      x + (index % 4) * size,
      y + Math.floor(index / 4) * size,
      size,
      size,
      (index + Math.floor(index / 4)) % 2 ? '#fff' : '#15131c',
    ),
  );

const race: DrawLandmark = ({ wall, shade, roof, glow, accent }) =>
  `${shape('M-70,-110 L-620,260 H620 L70,-110 Z', '#2b2936')}${shape('M-70,-110 L-620,260 H-520 L-58,-110 Z M70,-110 L620,260 H520 L58,-110 Z', accent)}${repeat(5, (index) => shape(`M-${4 + index * 3},${-90 + index * index * 16} h${8 + index * 6} l${3 + index},${24 + index * 6} h-${14 + index * 8} Z`, '#fff'))}
  ${rect(-330, -420, 36, 420, roof)}${rect(294, -420, 36, 420, roof)}${rect(-350, -440, 700, 110, wall)}${rect(-350, -350, 700, 20, shade)}${flag(-300, -425, 20)}${flag(220, -425, 20)}${repeat(5, (index) => disc(-120 + index * 60, -386, 22, index < 3 ? accent : glow))}${repeat(5, (index) => `${rect(-650 + index * 56, -60 - index * 10, 46, 70, index % 2 ? wall : shade)}${rect(380 + index * 56, -100 + index * 10, 46, 70, index % 2 ? shade : wall)}`)}`;

const drift: DrawLandmark = ({ shade, glow, accent, near, sun }) =>
  `${shape('M-800,70 Q-200,-150 800,10 V130 Q-100,-30 -800,260 Z', '#2b2936')}${stroke('M-760,160 Q-120,-80 780,70', '#fff', 8, 'stroke-dasharray="60 50"')}${stroke('M-640,210 Q-260,40 -60,20 M-620,250 Q-240,90 -20,62', '#0009', 18)}${[-330, -250, -180].map((x, index) => oval(x, 20 - index * 16, 110 - index * 24, 56 - index * 10, '#fff', 'opacity=".5"')).join('')}
  <g transform="translate(60 -40) rotate(-7) scale(1.25)">${shape('M-230,40 V-16 Q-226,-40 -160,-50 L-80,-110 H70 L140,-52 Q226,-44 232,0 V40 Z', accent)}${shape('M-66,-98 H0 V-54 H-124 Z M14,-98 H64 L112,-54 H14 Z', near)}${shape('M-230,40 V10 H232 V40 Z', shade)}${shape('M-240,-84 h70 v14 h-30 v30 h-14 v-30 h-26 Z', near)}${rect(204, -26, 28, 18, sun)}${[-130, 130].map((x) => `${disc(x, 40, 44, '#15131c')}${disc(x, 40, 22, glow)}`).join('')}${shape('M232,-20 l260,-40 v90 Z', glow, 'opacity=".35"')}</g>`;

const rush: DrawLandmark = ({ accent, glow, sun, near, wall }) =>
  `${disc(0, -240, 240, 'url(#glow)')}${repeat(28, (index) => {
    const angle = (index / 28) * 6.283;
    const from = 150 + (index % 3) * 50;
    return stroke(
      `M${Math.cos(angle) * from},${-240 + Math.sin(angle) * from} L${Math.cos(angle) * 900},${-240 + Math.sin(angle) * 900}`,
      index % 2 ? sun : accent,
      6 + (index % 3) * 5,
      'opacity=".5"',
    );
  })}${[230, 160, 96].map((radius, index) => stroke(`M${-radius},-240 a${radius},${radius} 0 1 0 ${radius * 2},0 a${radius},${radius} 0 1 0 ${-radius * 2},0`, [wall, accent, glow][index] ?? wall, 26 - index * 6)).join('')}
  <g transform="translate(0 -150)" fill="none" stroke="${near}" stroke-width="44" stroke-linecap="round" stroke-linejoin="round"><path d="M-20,-90 L10,20 L70,70 L50,150 M10,20 L-60,90 L-130,100 M-14,-70 L70,-40 L110,-90 M-14,-70 L-80,-20 L-120,-60"/></g>${disc(6, -296, 40, near)}`;

const quest: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }) =>
  `${shape('M-420,40 L-250,-160 L-90,-110 L40,-250 L190,-140 L420,40 Z', shade)}${shape('M-250,-160 L-90,-110 L40,-250 L10,40 H-420 Z', wall)}${shape('M40,-250 L-8,-250 L12,-560 H68 L88,-250 Z', sun, 'opacity=".5"')}${disc(40, -330, 170, 'url(#glow)')}${shape('M-80,10 Q-120,-60 -20,-90 Q60,-120 30,-220 L50,-220 Q110,-110 20,-60 Q-30,-30 40,10 Z', glow)}
  ${shape('M40,-250 L26,-300 V-430 L40,-470 L54,-430 V-300 Z', '#eef4ff')}${rect(2, -306, 76, 16, accent)}${rect(33, -506, 14, 10, accent)}${rect(33, -296, 14, 46, near)}<g transform="translate(-250 10)">${rect(-70, -70, 140, 80, roof)}${shape('M-70,-70 a70,50 0 0 1 140,0 Z', accent)}${rect(-12, -84, 24, 34, glow)}</g>`;

const duel: DrawLandmark = ({ wall, shade, glow, accent, near, roof }) =>
  `${oval(0, 0, 380, 70, shade)}${oval(0, -16, 380, 70, wall)}${oval(0, -16, 300, 50, roof)}${disc(0, -230, 210, 'url(#glow)')}${[-1, 1].map((side) => `<g transform="translate(0 -230) rotate(${side * 38})">${shape('M-17,130 V-210 L0,-250 L17,-210 V130 Z', '#eaf0ff')}${shape('M0,130 V-250 L17,-210 V130 Z', '#9fb0d0')}${rect(-62, 120, 124, 22, accent)}${rect(-14, 140, 28, 74, near)}${disc(0, 224, 22, accent)}</g>`).join('')}${shape('M0,-310 l18,52 56,-12 -40,40 40,40 -56,-12 -18,52 -18,-52 -56,12 40,-40 -40,-40 56,12 Z', glow)}${[-340, 340].map((x) => `${rect(x - 12, -300, 24, 310, near)}${shape(`M${x},-300 h${x > 0 ? -110 : 110} l${x > 0 ? 26 : -26},70 l${x > 0 ? -26 : 26},70 h${x > 0 ? 110 : -110} Z`, x > 0 ? accent : glow)}`).join('')}`;

const battle: DrawLandmark = ({ wall, shade, glow, accent, near, roof, sun }) =>
  `${shape('M-400,30 L-340,-120 L-250,-60 L-180,-150 L-60,20 Z M400,30 L350,-130 L240,-50 L170,-140 L70,20 Z', near)}${shape('M0,-480 Q130,-430 210,-430 Q220,-160 0,-30 Q-220,-160 -210,-430 Q-130,-430 0,-480 Z', wall)}${shape('M0,-480 Q130,-430 210,-430 Q220,-160 0,-30 Z', shade)}${shape('M0,-436 Q110,-396 174,-394 Q180,-180 0,-76 Q-180,-180 -174,-394 Q-110,-396 0,-436 Z', accent)}${shape('M36,-380 L-90,-220 H-10 L-40,-110 L96,-270 H14 Z', sun)}${disc(0, -240, 250, 'url(#glow)', 'opacity=".5"')}${repeat(7, (index) => shape(`M${-390 + index * 130},-${250 + (index % 3) * 80} l12,-26 l12,26 l-12,26 Z`, glow))}${rect(-300, -10, 600, 24, roof)}`;

const parkour: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }) =>
  `${[
    [-420, 150, 210],
    [-210, 150, 330],
    [60, 130, 250],
    [250, 180, 400],
  ]
    .map(
      ([x = 0, width = 0, height = 0]) =>
        `${rect(x, -height, width, height + 80, wall)}${rect(x + width - 44, -height, 44, height + 80, shade)}${rect(x - 8, -height - 12, width + 16, 18, roof)}${repeat(6, (index) => rect(x + 18 + (index % 2) * 42, -height + 34 + Math.floor(index / 2) * 62, 26, 34, glow))}`,
    )
    .join(
      '',
    )}${stroke('M-360,-220 Q-280,-440 -170,-350 M-90,-350 Q30,-470 100,-270 M140,-270 Q200,-500 300,-420', sun, 7, 'stroke-dasharray="4 24"')}
  <g transform="translate(10 -450) scale(.62)" fill="none" stroke="${near}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"><path d="M0,-70 L-20,30 L70,70 L130,30 M-20,30 L-90,90 L-170,60 M0,-60 L90,-90 M0,-60 L-80,-110"/></g>${disc(16, -522, 26, near)}${rect(300, -520, 10, 110, near)}${shape('M310,-520 h90 l-24,28 24,28 h-90 Z', accent)}`;

const tower: DrawLandmark = ({ wall, shade, roof, glow, accent }, random) =>
  `${repeat(6, (index) => {
    const half = 180 - index * 24;
    const y = -index * 76;
    return `${rect(-half, y - 76, half * 2, 76, index % 2 ? shade : wall)}${rect(half * 0.45, y - 76, half * 0.55, 76, index % 2 ? roof : shade)}${shape(`M${-half - 26},${y - 66} Q0,${y - 92} ${half + 26},${y - 66} L${half},${y - 86} H${-half} Z`, accent)}${repeat(4, (place) => shape(`M${-half + 18 + place * half * 0.48},${y - 8} v-34 a11,11 0 0 1 22,0 v34 Z`, glow))}`;
  })}${shape(`M-70,-450 L0,-${540 + random.whole(0, 20)} L70,-450 Z`, accent)}${disc(0, -540, 90, 'url(#glow)')}`;

const siege: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${[-300, 300, 0]
    .map((x) => {
      const height = x ? 300 : 400;
      return `${rect(x - 80, -height, 160, height, wall)}${rect(x + 30, -height, 50, height, shade)}${repeat(4, (index) => rect(x - 92 + index * 50, -height - 34, 34, 40, wall))}${rect(x - 92, -height - 4, 184, 20, shade)}${shape(`M${x - 18},${-height + 110} v-30 a18,18 0 0 1 36,0 v30 Z`, glow)}${stroke(`M${x},${-height - 30} v-110`, near, 8)}${shape(`M${x},${-height - 140} l80,24 -80,28 Z`, accent)}`;
    })
    .join(
      '',
    )}${rect(-230, -190, 150, 190, shade)}${rect(80, -190, 150, 190, shade)}${repeat(6, (index) => rect(-226 + index * 26 + (index > 2 ? 230 : 0), -212, 17, 26, shade))}${shape('M-56,0 V-120 a56,56 0 0 1 112,0 V0 Z', roof)}${repeat(4, (index) => stroke(`M${-36 + index * 24},-150 V0`, near, 6))}${stroke('M-420,60 L-250,-90 M-440,-20 L-350,-30', near, 18)}${disc(-240, -102, 28, near)}${disc(-420, 60, 34, near)}`;

/** Walls of a maze seen from above at an angle. @param rows each character is a cell, `#` is a wall */
const walls = (rows: readonly string[], top: string, front: string, side: string): string =>
  rows
    .map((row, y) =>
      [...row]
        .map((cell, x) => {
          if (cell !== '#') return '';
          const left = (x - y) * 46;
          const base = (x + y) * 24 - 330;
          return `${shape(`M${left - 46},${base} v62 l46,24 v-62 Z`, front)}${shape(`M${left + 46},${base} v62 l-46,24 v-62 Z`, side)}${shape(`M${left},${base - 24} l46,24 -46,24 -46,-24 Z`, top)}`;
        })
        .join(''),
    )
    .join('');

const MAZES = [
  ['#########', '#...#...#', '#.#.#.#.#', '#.#...#.#', '#.#####.#', '#.....#.#', '###.#.#.#', '#...#....', '#########'],
  ['#########', '#.#.....#', '#.#.###.#', '#...#.#.#', '###.#...#', '#.#.###.#', '#.#...#.#', '#...#...#', '#.#######'],
];

const maze: DrawLandmark = ({ near, far, shade, accent, glow }, random) =>
  `${shape('M0,-370 L440,-110 L0,170 L-440,-110 Z', glow, 'opacity=".6"')}${walls(random.pick(MAZES), far, near, shade)}${stroke('M0,-200 V-330', shade, 9)}${shape('M0,-330 l90,26 -90,30 Z', accent)}`;

const labyrinth: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }) =>
  `${[4, 3, 2, 1]
    .map((index) => {
      const w = index * 96;
      const h = 90 + index * 98;
      return `${shape(`M${-w},40 V${-h * 0.62} Q${-w},${-h} 0,${-h} Q${w},${-h} ${w},${-h * 0.62} V40 Z`, index % 2 ? wall : shade)}${shape(`M${-w + 30},40 V${-h * 0.6} Q${-w + 30},${-h + 34} 0,${-h + 34} Q${w - 30},${-h + 34} ${w - 30},${-h * 0.6} V40 Z`, index % 2 ? roof : near)}`;
    })
    .join(
      '',
    )}${disc(0, -80, 130, 'url(#glow)')}${shape('M-30,40 V-70 a30,30 0 0 1 60,0 V40 Z', sun)}${shape('M-30,40 h60 l140,180 h-340 Z', glow, 'opacity=".45"')}${[-230, 230].map((x) => `${stroke(`M${x},-60 V-130`, accent, 12)}${disc(x, -150, 60, 'url(#glow)')}${shape(`M${x - 18},-134 Q${x - 20},-170 ${x},-200 Q${x + 20},-170 ${x + 18},-134 Z`, glow)}`).join('')}`;

const piece = (x: number, y: number, color: string, angle: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${shape('M-90,-90 H-30 a34,34 0 1 1 60,0 H90 V-30 a34,34 0 1 1 0,60 V90 H30 a34,34 0 1 0 -60,0 H-90 V30 a34,34 0 1 0 0,-60 Z', color)}${shape('M-90,90 H-30 a34,34 0 0 1 60,0 H90 V70 H-90 Z', '#000', 'opacity=".16"')}</g>`;

const puzzle: DrawLandmark = ({ wall, shade, glow, accent, roof, near }, random) =>
  `${oval(0, 10, 380, 46, near, 'opacity=".5"')}${piece(-190, -100, wall, 0)}${piece(-8, -100, accent, 0)}${piece(174, -100, roof, 0)}${piece(-190, -282, shade, 0)}${piece(-8, -282, glow, 0)}${disc(240, -360, 150, 'url(#glow)')}${piece(236 + random.whole(-20, 30), -350, accent, random.whole(14, 36))}`;

const tag: DrawLandmark = ({ accent, glow, near, wall, shade, roof }) =>
  `${[
    [-380, 200],
    [-80, 260],
    [220, 190],
  ]
    .map(
      ([x = 0, height = 0]) =>
        `${rect(x, -height, 180, height, wall)}${rect(x + 130, -height, 50, height, shade)}${shape(`M${x - 24},${-height} L${x + 90},${-height - 90} L${x + 204},${-height} Z`, roof)}${rect(x + 30, -height + 40, 40, 50, glow)}${rect(x + 90, -90, 54, 90, roof)}`,
    )
    .join('')}${[
    [-160, 70, near, 1],
    [130, 80, accent, 1],
  ]
    .map(
      ([x = 0, y = 0, color = '', size = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${color}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"><path d="M0,-160 L-20,-70 L50,-30 L40,50 M-20,-70 L-70,-10 L-130,-20 M0,-150 L80,-130 M0,-150 L-70,-110"/></g>${disc(Number(x) + 8, Number(y) - 214, 34, String(color))}`,
    )
    .join('')}`;

export const GAMES: Readonly<Record<string, Landmark>> = {
  race: { draw: race, ground: 'grass', backdrop: 'hills' },
  drift: { draw: drift, ground: 'grass', backdrop: 'peaks' },
  rush: { draw: rush, ground: 'floor', backdrop: 'none' },
  quest: { draw: quest, ground: 'grass', backdrop: 'peaks' },
  duel: { draw: duel, ground: 'sand', backdrop: 'hills' },
  battle: { draw: battle, ground: 'sand', backdrop: 'peaks' },
  parkour: { draw: parkour, ground: 'floor', backdrop: 'city' },
  tower: { draw: tower, ground: 'grass', backdrop: 'hills' },
  siege: { draw: siege, ground: 'grass', backdrop: 'hills' },
  maze: { draw: maze, ground: 'grass', backdrop: 'trees' },
  labyrinth: { draw: labyrinth, ground: 'floor', backdrop: 'none' },
  puzzle: { draw: puzzle, ground: 'floor', backdrop: 'hills' },
  tag: { draw: tag, ground: 'grass', backdrop: 'hills' },
};
