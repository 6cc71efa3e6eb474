import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawSymbol } from './symbol.ts';

const flags: DrawSymbol = ({ accent, pale, deep, glow }) =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1) rotate(18)">${rect(-14, -320, 28, 620, side > 0 ? accent : glow, 'rx="12"')}${repeat(20, (index) => rect(14 + (index % 5) * 52, -310 + Math.floor(index / 5) * 52, 52, 52, (index + Math.floor(index / 5)) % 2 ? deep : pale))}</g>`,
    )
    .join('');

const chess: DrawSymbol = ({ accent, pale, deep, second, glow }) =>
  `${shape('M-110,160 Q-90,-20 10,-60 Q-90,-30 -130,-80 L-20,-220 L-10,-290 L60,-220 Q190,-120 150,160 Z', pale)}${shape('M60,-220 Q190,-120 150,160 H60 Q120,-60 40,-210 Z', second, 'opacity=".35"')}${disc(10, -150, 16, deep)}${rect(-160, 160, 340, 50, accent, 'rx="18"')}${rect(-200, 214, 420, 64, pale, 'rx="18"')}${repeat(8, (index) => rect(-320 + index * 80, 290, 80, 36, index % 2 ? deep : glow))}`;

const bulb: DrawSymbol = ({ accent, pale, glow, deep, second }) =>
  `${disc(0, -90, 200, glow)}${shape('M-110,50 H110 L84,150 H-84 Z', glow)}${shape('M40,-286 A200,200 0 0 1 110,76 L84,150 H30 Q130,-90 40,-286 Z', '#000', 'opacity=".1"')}${stroke('M-60,-60 L-20,40 L0,-40 L20,40 L60,-60', accent, 16)}${rect(-88, 156, 176, 40, second, 'rx="14"')}${rect(-70, 204, 140, 40, deep, 'rx="14"')}${repeat(8, (index) => `<path transform="translate(0 -90) rotate(${index * 45 - 157})" d="M-10,-250 h20 v-66 h-20 Z" fill="${pale}"/>`)}`;

const chest: DrawSymbol = ({ accent, pale, glow, deep, second }) =>
  `${repeat(9, (index) => disc(-200 + index * 50, -20 - (index % 3) * 26, 44, index % 2 ? glow : pale))}${shape('M-280,-60 Q-280,-260 -120,-260 H120 Q280,-260 280,-60 L250,-80 Q240,-200 120,-200 H-120 Q-240,-200 -250,-80 Z', second)}${rect(-280, 0, 560, 250, accent, 'rx="20"')}${rect(-280, 0, 560, 60, second)}${rect(-200, 0, 44, 250, deep)}${rect(156, 0, 44, 250, deep)}${rect(-50, -20, 100, 120, glow, 'rx="18"')}${disc(0, 36, 18, deep)}`;

const eyes: DrawSymbol = ({ accent, pale, deep, glow }, random) =>
  `${rect(-320, 20, 640, 270, accent, 'rx="20"')}${repeat(4, (index) => rect(-320, 60 + index * 62, 640, 8, deep, 'opacity=".4"'))}${[-130, 130].map((x) => `${oval(x, -40, 110, 130, pale)}${disc(x + random.whole(-30, 30), -60, 54, deep)}${disc(x + 16, -84, 18, pale)}`).join('')}${rect(-340, 20, 680, 56, glow, 'rx="20"')}${[-250, -190, 190, 250].map((x) => rect(x - 26, -20, 52, 80, pale, 'rx="26"')).join('')}`;

export const CONTEST_SYMBOLS: Readonly<Record<string, DrawSymbol>> = {
  parkour: flags,
  race: flags,
  kart: flags,
  chess,
  quiz: bulb,
  treasure: chest,
  hide: eyes,
};
