import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawSymbol } from './symbol.ts';

const mask: DrawSymbol = ({ accent, second, pale, deep, glow }) =>
  `${shape('M-310,-110 Q-150,-190 0,-110 Q150,-190 310,-110 Q320,90 170,140 Q60,150 0,60 Q-60,150 -170,140 Q-320,90 -310,-110 Z', accent)}${shape('M0,-110 Q150,-190 310,-110 Q320,90 170,140 Q60,150 0,60 Z', '#000', 'opacity=".12"')}${oval(-150, 0, 74, 50, deep)}${oval(150, 0, 74, 50, deep)}${repeat(5, (index) => shape(`M${150 + index * 26},-130 Q${170 + index * 50},-${290 - index * 20} ${230 + index * 40},-${330 - index * 46} Q${210 + index * 30},-200 ${180 + index * 26},-118 Z`, index % 2 ? second : glow))}${repeat(7, (index) => disc(-210 + index * 70, -128 + Math.abs(3 - index) * -8 + 20, 12, pale))}`;

const ring: DrawSymbol = ({ accent, pale, glow, second }) =>
  `${disc(0, -20, 230, accent)}${repeat(6, (index) => `<path transform="translate(0 -20) rotate(${index * 60})" d="M-60,-222 A230,230 0 0 1 60,-222 L26,-96 A100,100 0 0 0 -26,-96 Z" fill="${pale}"/>`)}${disc(0, -20, 100, second)}${repeat(3, (index) => stroke(`M-330,${190 + index * 60} q82,-50 165,0 t165,0 t165,0 t165,0`, index % 2 ? glow : pale, 20))}`;

const cup: DrawSymbol = ({ accent, pale, glow, second }, random) =>
  `${stroke('M170,-50 q130,0 110,90 q-20,80 -150,70', pale, 34)}${shape('M-210,-110 H210 Q210,160 60,180 H-60 Q-210,160 -210,-110 Z', pale)}${shape('M60,-110 H210 Q210,160 60,180 H20 Q110,60 60,-110 Z', second, 'opacity=".3"')}${oval(0, -110, 210, 44, accent)}${oval(0, 220, 270, 36, glow)}${[-80, 0, 80].map((x) => stroke(`M${x},-190 q-${random.whole(24, 40)},-50 0,-90 t0,-80`, pale, 18, 'opacity=".8"')).join('')}`;

const clapper: DrawSymbol = ({ accent, pale, deep, glow }) =>
  `${rect(-290, -60, 580, 320, deep, 'rx="26"')}${rect(-250, 50, 500, 14, pale, 'opacity=".6"')}${rect(-250, 130, 300, 14, pale, 'opacity=".6"')}<g transform="rotate(-14 -290 -80)">${rect(-290, -170, 580, 96, pale, 'rx="14"')}${repeat(5, (index) => shape(`M${-270 + index * 116},-170 h60 l-44,96 h-60 Z`, deep))}</g>${rect(-290, -66, 580, 60, accent)}${repeat(5, (index) => shape(`M${-280 + index * 120},-66 h60 l30,60 h-60 Z`, deep))}${shape('M150,100 l90,52 l-90,52 Z', glow)}`;

const tools: DrawSymbol = ({ accent, pale, glow, deep }) =>
  `<g transform="rotate(-40)">${rect(-34, -190, 68, 470, glow, 'rx="24"')}${rect(-150, -310, 300, 130, pale, 'rx="20"')}${shape('M150,-310 L230,-240 L150,-190 Z', pale)}</g><g transform="rotate(42)">${rect(-32, -150, 64, 430, accent, 'rx="28"')}${shape('M-110,-330 L-60,-240 H60 L110,-330 Q150,-190 32,-140 H-32 Q-150,-190 -110,-330 Z', glow)}${disc(0, 230, 18, deep)}</g>`;

const stall: DrawSymbol = ({ accent, pale, glow }) =>
  `${rect(-250, -60, 26, 330, pale)}${rect(224, -60, 26, 330, pale)}${rect(-280, 110, 560, 170, accent, 'rx="10"')}${rect(-280, 110, 560, 60, '#000', 'opacity=".12"')}${rect(-300, 90, 600, 36, pale, 'rx="10"')}${repeat(6, (index) => `${shape(`M${-300 + index * 100},-250 h100 V-90 a50,50 0 0 1 -100,0 Z`, index % 2 ? pale : accent)}`)}${repeat(5, (index) => disc(-190 + index * 95, 62, 34, index % 2 ? glow : accent))}${disc(0, -10, 30, glow)}`;

const pencil: DrawSymbol = ({ accent, pale, glow, deep, second }) =>
  `${rect(-270, -270, 430, 540, pale, 'rx="16"')}${stroke('M-200,120 q60,-160 150,-60 t160,-110', deep, 14)}${disc(-110, -150, 56, second)}${stroke('M-190,200 H80', deep, 10, 'opacity=".4"')}<g transform="translate(150 20) rotate(34)">${rect(-38, -300, 76, 420, accent)}${rect(-38, -340, 76, 60, glow, 'rx="16"')}${shape('M-38,120 H38 L0,220 Z', pale)}${shape('M-14,184 H14 L0,220 Z', deep)}</g>`;

const lotus: DrawSymbol = ({ accent, glow, pale, second }) =>
  `${disc(0, -90, 190, glow, 'opacity=".55"')}${[-2, 2, -1, 1, 0].map((turn) => `<path transform="translate(0 210) rotate(${turn * 32})" d="M0,0 Q-120,-170 0,-360 Q120,-170 0,0 Z" fill="${turn === 0 ? pale : Math.abs(turn) === 1 ? accent : second}"/>`).join('')}${stroke('M-310,250 q78,-40 155,0 t155,0 t155,0 t155,0', pale, 16)}`;

export const GATHERING_SYMBOLS: Readonly<Record<string, DrawSymbol>> = {
  masquerade: mask,
  mask,
  pool: ring,
  tea: cup,
  newcomers: cup,
  film: clapper,
  builders: tools,
  repair: tools,
  scripting: tools,
  market: stall,
  swap: stall,
  sketch: pencil,
  stretch: lotus,
};
