import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawObject } from './object.ts';

const sword: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `<g transform="rotate(32)">${shape('M-38,130 V-320 L0,-400 L38,-320 V130 Z', pale)}${shape('M0,130 V-400 L38,-320 V130 Z', '#000', 'opacity=".16"')}${rect(-130, 120, 260, 44, accent)}${rect(-26, 160, 52, 150, deep)}${disc(0, 326, 40, second)}${disc(0, 142, 22, glow)}</g>`;

const helmet: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${shape('M-230,190 V-40 Q-230,-270 0,-270 Q230,-270 230,-40 V190 L90,250 H-90 Z', accent)}${shape('M0,-270 Q230,-270 230,-40 V190 L90,250 H0 Z', deep, 'opacity=".25"')}${shape('M-170,-70 Q0,-120 170,-70 V30 Q0,80 -170,30 Z', deep)}${stroke('M-140,-44 Q-60,-70 40,-72', glow, 14)}${shape('M-20,-260 Q10,-420 200,-360 Q110,-330 70,-230 Z', second)}${repeat(4, (index) => stroke(`M${-60 + index * 40},130 v70`, pale, 14))}`;

const gem: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${shape('M-150,-220 H150 L280,-60 L0,270 L-280,-60 Z', accent)}${shape('M-150,-220 L-90,-60 H-280 Z', pale)}${shape('M-150,-220 H150 L90,-60 H-90 Z', glow)}${shape('M150,-220 L280,-60 H90 Z', second)}${shape('M90,-60 H280 L0,270 Z', deep, 'opacity=".6"')}${shape('M-90,-60 H90 L0,270 Z', second, 'opacity=".6"')}`;

const crown: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${shape('M-260,170 L-300,-160 L-130,0 L0,-250 L130,0 L300,-160 L260,170 Z', accent)}${shape('M0,-250 L130,0 L300,-160 L260,170 H0 Z', deep, 'opacity=".2"')}${rect(-264, 150, 528, 80, second)}${[-300, 0, 300].map((x) => disc(x, x ? -170 : -260, 36, glow)).join('')}${repeat(5, (index) => disc(-190 + index * 95, 190, 24, index % 2 ? glow : pale))}`;

const potion: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${shape('M-60,-300 H60 V-120 Q240,-40 220,120 Q200,280 0,280 Q-200,280 -220,120 Q-240,-40 -60,-120 Z', pale, 'opacity=".6"')}${shape('M-206,40 Q-100,0 0,40 T206,40 Q230,264 0,264 Q-230,264 -206,40 Z', accent)}${rect(-76, -320, 152, 40, second)}${rect(-46, -390, 92, 74, deep)}${[
    [-70, 120, 26],
    [60, 160, 18],
    [20, 80, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, glow))
    .join('')}${stroke('M-150,-10 Q-190,80 -150,160', '#fff', 20, 'opacity=".6"')}`;

const sneaker: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${shape('M-300,120 V-140 Q-210,-90 -130,-160 Q-60,0 90,20 Q270,40 310,120 Z', accent)}${shape('M-300,120 V-60 Q-200,-10 -180,120 Z', second)}${shape('M-320,120 H320 Q330,210 270,210 H-290 Q-330,200 -320,120 Z', pale)}${rect(-320, 176, 636, 34, deep)}${repeat(4, (index) => stroke(`M${-104 + index * 42},${-90 + index * 34} l70,-24`, glow, 16))}${shape('M-20,100 Q120,110 200,60 Q110,90 -10,50 Z', glow)}`;

const hoverboard: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `<g transform="rotate(-14)">${oval(0, 120, 330, 60, glow, 'opacity=".45"')}${shape('M-360,-40 Q-340,-90 -270,-80 H270 Q350,-90 370,-20 Q350,60 270,60 H-270 Q-340,40 -360,-40 Z', accent)}${shape('M-340,0 Q0,70 350,10 Q330,60 270,60 H-270 Q-330,40 -340,0 Z', deep)}${stroke('M-250,-30 H250', pale, 14)}${[-190, 190].map((x) => `${rect(x - 60, 56, 120, 44, second)}${oval(x, 104, 50, 16, glow)}`).join('')}</g>`;

const plant: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${repeat(7, (index) => `<path transform="translate(0 60) rotate(${-72 + index * 24})" d="M0,0 Q-76,-180 0,-360 Q76,-180 0,0 Z" fill="${index % 2 ? accent : second}"/>`)}${shape('M-150,40 H150 L110,290 H-110 Z', pale)}${shape('M30,40 H150 L110,290 H50 Z', deep, 'opacity=".25"')}${rect(-170, 20, 340, 50, deep)}${disc(0, -130, 40, glow)}`;

const card: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `<g transform="rotate(9)">${rect(-190, -280, 380, 560, pale, 'rx="34"')}${rect(-160, -250, 320, 360, deep, 'rx="20"')}${disc(0, -70, 110, accent)}${shape('M0,-220 l34,104 110,0 -88,66 34,104 -90,-64 -90,64 34,-104 -88,-66 110,0 Z', glow)}${rect(-150, 140, 220, 28, second, 'rx="14"')}${rect(-150, 190, 300, 20, accent, 'rx="10"')}${rect(-150, 226, 180, 20, accent, 'rx="10"')}</g>`;

const car: DrawObject = ({ accent, glow, deep, pale, second }) =>
  `${shape('M-340,110 V10 Q-330,-40 -220,-50 L-110,-180 H120 L220,-50 Q340,-40 350,40 V110 Z', accent)}${shape('M-92,-150 H-6 V-50 H-180 Z M22,-150 H104 L172,-50 H22 Z', pale)}${rect(-340, 76, 690, 44, deep)}${[-200, 200].map((x) => `${disc(x, 120, 80, deep)}${disc(x, 120, 40, second)}`).join('')}${oval(330, 0, 24, 34, glow)}`;

export const GEAR: Readonly<Record<string, DrawObject>> = {
  sword,
  helmet,
  gem,
  crown,
  potion,
  sneaker,
  hoverboard,
  plant,
  card,
  car,
};
