import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import { CONTEST_SYMBOLS } from './contests.ts';
import { GATHERING_SYMBOLS } from './gatherings.ts';
import { MUSIC_SYMBOLS } from './music.ts';
import type { DrawSymbol } from './symbol.ts';

const sunset: DrawSymbol = ({ accent, glow, pale, second }) =>
  `<clipPath id="sunset"><path d="M-230,40 A230,230 0 0 1 230,40 Z"/></clipPath><g clip-path="url(#sunset)">${disc(0, 40, 230, glow)}${repeat(5, (index) => rect(-240, -90 + index * 30, 480, 5 + index * 4, accent))}</g>${repeat(3, (index) => stroke(`M-270,${90 + index * 60} q68,-44 135,0 t135,0 t135,0 t135,0`, index % 2 ? second : pale, 20))}${disc(-30, -60, 40, pale)}${disc(110, -90, 40, pale)}${stroke('M4,-66 V-250 L144,-280 V-96', pale, 22)}`;

const meetup: DrawSymbol = ({ accent, glow, pale, deep }, random) =>
  `${shape('M-270,-230 H90 q50,0 50,50 V10 q0,50 -50,50 H-110 L-210,150 V60 H-270 q-40,0 -40,-50 V-180 q0,-50 40,-50 Z', pale)}${repeat(3, (index) => disc(-190 + index * 100, -86, 30, deep))}${shape('M30,100 H270 q46,0 46,46 V250 q0,46 -46,46 H230 V370 L150,296 H30 q-46,0 -46,-46 V146 q0,-46 46,-46 Z', accent)}${stroke(`M60,${180 + random.whole(-6, 6)} H240 M60,230 H180`, glow, 24)}`;

const mic: DrawSymbol = ({ accent, glow, pale, deep, second }, random) =>
  `<g transform="rotate(${random.whole(-26, 26)})">${shape('M-70,-40 H70 L40,330 H-40 Z', deep)}${shape('M20,-40 H70 L40,330 H10 Z', second)}${disc(0, -150, 140, pale)}${repeat(5, (index) => stroke(`M-${130 - Math.abs(index - 2) * 26},${-230 + index * 40} H${130 - Math.abs(index - 2) * 26}`, deep, 7, 'opacity=".45"'))}${repeat(5, (index) => stroke(`M${-80 + index * 40},-270 V-30`, deep, 7, 'opacity=".3"'))}${rect(-92, -48, 184, 44, accent)}${rect(-16, 60, 32, 54, glow)}</g>${[1, -1].map((side) => stroke(`M${side * 210},-230 Q${side * 280},-150 ${side * 210},-60 M${side * 270},-280 Q${side * 370},-150 ${side * 270},-20`, glow, 20)).join('')}`;

const puzzle: DrawSymbol = ({ accent, glow, pale, deep, second }) =>
  `${shape('M-170,-280 H170 V-120 Q160,40 40,80 V170 H110 V240 H-110 V170 H-40 V80 Q-160,40 -170,-120 Z', glow)}${shape('M0,-280 H170 V-120 Q160,40 40,80 V170 H110 V240 H0 Z', '#000', 'opacity=".14"')}${stroke('M-170,-230 H-270 Q-270,-70 -140,-50 M170,-230 H270 Q270,-70 140,-50', glow, 36)}<g transform="translate(0 -120) scale(.7)">${shape('M-90,-90 H-30 a34,34 0 1 1 60,0 H90 V-30 a34,34 0 1 1 0,60 V90 H30 a34,34 0 1 0 -60,0 H-90 V30 a34,34 0 1 0 0,-60 Z', accent)}</g>${rect(-150, 236, 300, 60, deep)}${rect(-150, 236, 150, 60, second)}${disc(210, -300, 12, pale)}${disc(-230, -310, 18, pale)}`;

const gallery: DrawSymbol = ({ accent, glow, pale, deep, second }, random) =>
  `${stroke('M-230,-200 L0,-330 L230,-200', pale, 8)}${rect(-290, -210, 580, 440, glow)}${rect(-250, -170, 500, 360, pale)}${rect(-220, -140, 440, 300, second)}${disc(random.whole(-140, 120), -40, random.whole(60, 96), accent)}${shape(`M-220,160 V60 L${random.whole(-120, -40)},-40 L40,90 L${random.whole(90, 140)},10 L220,110 V160 Z`, deep)}${rect(110, -120, random.whole(40, 80), 90, glow)}`;

const lanterns: DrawSymbol = ({ accent, glow, pale, deep }) =>
  `${[
    [-210, -60, 0.8],
    [200, -20, 0.85],
    [0, 40, 1.15],
  ]
    .map(
      ([x = 0, y = 0, size = 1], index) =>
        `<g transform="translate(${x} ${y}) scale(${size})">${stroke('M0,-460 V-170', pale, 6)}${disc(0, 0, 250, 'url(#glow)')}${oval(0, 0, 130, 150, index === 2 ? glow : accent)}${[60, 100].map((rx) => `<ellipse rx="${rx}" ry="150" fill="none" stroke="${deep}" stroke-width="5" opacity=".4"/>`).join('')}${rect(-64, -166, 128, 30, deep)}${rect(-64, 136, 128, 30, deep)}${stroke('M0,166 V240', pale, 10)}</g>`,
    )
    .join('')}`;

const photo: DrawSymbol = ({ accent, glow, pale, deep, second }) =>
  `${shape('M-110,-190 L-70,-260 H70 L110,-190 Z', second)}${rect(-300, -200, 600, 400, pale, 'rx="50"')}${rect(-300, -70, 600, 150, accent)}${disc(0, 10, 160, deep)}${disc(0, 10, 118, second)}${disc(0, 10, 78, deep)}${disc(-34, -30, 28, '#fff', 'opacity=".85"')}${rect(-250, -160, 90, 44, glow, 'rx="12"')}${disc(230, -136, 26, accent)}`;

const fashion: DrawSymbol = ({ accent, glow, pale, deep, second }, random) =>
  `${stroke('M0,-230 V-270 q0,-50 44,-50 q40,4 36,40', pale, 16)}${stroke('M-170,-140 L0,-232 L170,-140', pale, 20)}${shape(`M-120,-190 L-60,-170 Q0,-90 60,-170 L120,-190 L150,-60 L80,20 L${random.whole(200, 260)},310 Q0,370 -${random.whole(200, 260)},310 L-80,20 L-150,-60 Z`, accent)}${shape('M0,-120 Q40,-110 60,-170 L120,-190 L150,-60 L80,20 L240,310 Q120,340 0,346 Z', deep, 'opacity=".2"')}${rect(-84, 4, 168, 34, glow)}${repeat(4, (index) => stroke(`M${-44 + index * 30},60 L${-120 + index * 80},310`, second, 10))}`;

const disco: DrawSymbol = ({ accent, glow, pale, deep, second }, random) =>
  `${stroke('M0,-460 V-240', pale, 8)}${repeat(8, (index) => `<path transform="rotate(${index * 45 + random.whole(0, 20)})" d="M0,0 L-44,620 H44 Z" fill="${index % 2 ? accent : glow}" opacity=".3"/>`)}<clipPath id="ball"><circle r="240"/></clipPath><g clip-path="url(#ball)">${rect(-240, -240, 480, 480, second)}${repeat(
    64,
    (index) => {
      const [column, row] = [index % 8, Math.floor(index / 8)];
      return rect(
        -236 + column * 60,
        -236 + row * 60,
        52,
        52,
        random.pick([pale, accent, glow, deep, second]),
        'opacity=".9"',
      );
    },
  )}</g>${shape('M-100,-150 l16,-60 16,60 60,16 -60,16 -16,60 -16,-60 -60,-16 Z', '#fff')}`;

const story: DrawSymbol = ({ accent, glow, pale, deep, second }, random) =>
  `${disc(random.whole(-60, 60), -190, 120, glow)}${disc(random.whole(0, 90), -220, 110, second)}${shape('M0,40 Q-140,-70 -330,-10 V250 Q-140,190 0,290 Z', pale)}${shape('M0,40 Q140,-70 330,-10 V250 Q140,190 0,290 Z', accent)}${repeat(4, (index) => stroke(`M-280,${50 + index * 44} q120,-34 230,40 M280,${50 + index * 44} q-120,-34 -230,40`, deep, 8, 'opacity=".45"'))}${stroke('M0,40 V290', deep, 8)}${repeat(5, (index) => disc(-200 + index * 100, -60 - random.whole(0, 190), 11, pale))}`;

const stargazing: DrawSymbol = ({ accent, glow, pale, deep }, random) => {
  const points = [
    [-260, -120],
    [-140, -230],
    [-10, -150],
    [120, -260],
    [250, -130],
  ].map(([x = 0, y = 0]) => [x + random.whole(-26, 26), y + random.whole(-30, 30)]);
  return `${stroke(`M${points.map((point) => point.join(',')).join(' L')}`, pale, 5)}${points.map(([x = 0, y = 0], index) => shape(`M${x},${y - 40} l10,30 30,10 -30,10 -10,30 -10,-30 -30,-10 30,-10 Z`, index % 2 ? glow : pale)).join('')}<g transform="translate(0 130) rotate(-32)">${rect(-190, -52, 300, 104, accent)}${rect(100, -70, 130, 140, pale)}${rect(-240, -32, 60, 64, deep)}</g>${stroke('M0,150 L-110,340 M0,150 L110,340 M0,150 V340', pale, 24)}`;
};

const party: DrawSymbol = ({ accent, glow, pale, second }, random) =>
  `<g transform="rotate(20)">${shape('M-120,60 L0,330 L120,60 Q0,0 -120,60 Z', accent)}${stroke('M-76,130 L50,100 M-40,210 L40,190', pale, 18)}</g>${repeat(
    34,
    () => {
      const [x, y] = [random.whole(-280, 280), random.whole(-330, 60)];
      return `<rect x="${x}" y="${y}" width="30" height="16" fill="${random.pick([glow, pale, second, accent])}" transform="rotate(${random.whole(0, 180)} ${x} ${y})"/>`;
    },
  )}${[-120, 0, 120].map((x) => stroke(`M0,40 Q${x},-100 ${x * 1.8},-190`, glow, 14)).join('')}`;

const game: DrawSymbol = ({ accent, glow, pale, deep, second }) =>
  `${shape('M-170,-150 H170 Q310,-150 330,60 Q340,230 240,220 Q180,210 120,100 H-120 Q-180,210 -240,220 Q-340,230 -330,60 Q-310,-150 -170,-150 Z', pale)}${rect(-230, -66, 130, 42, deep)}${rect(-186, -110, 42, 130, deep)}${[
    [170, -90, accent],
    [230, -36, glow],
    [110, -36, second],
    [170, 18, deep],
  ]
    .map(([x, y, color]) => disc(Number(x), Number(y), 30, String(color)))
    .join('')}`;

export const SYMBOLS: Readonly<Record<string, DrawSymbol>> = {
  ...MUSIC_SYMBOLS,
  ...GATHERING_SYMBOLS,
  ...CONTEST_SYMBOLS,
  dusk: sunset,
  meetup,
  mic,
  puzzle,
  gallery,
  lanterns,
  photo,
  fashion,
  disco,
  story,
  book: story,
  festival: lanterns,
  stargazing,
  party,
  game,
  concert: mic,
  exhibition: gallery,
};
