import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const observatory: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }) =>
  `${shape('M-420,40 Q-200,-110 0,-110 Q200,-110 420,40 Z', near)}${rect(-190, -250, 380, 150, wall)}${rect(90, -250, 100, 150, shade)}${shape('M-210,-245 A210,210 0 0 1 210,-245 Z', wall)}${shape('M70,-443 A210,210 0 0 1 210,-245 H120 Z', shade)}${shape('M-70,-245 Q-80,-400 -30,-455 L50,-450 Q10,-390 20,-245 Z', roof)}<g transform="translate(-10 -340) rotate(-118)">${rect(0, -28, 210, 56, accent)}${rect(196, -36, 26, 72, roof)}${disc(222, 0, 30, sun)}</g>${rect(-216, -256, 432, 20, roof)}${repeat(4, (index) => rect(-160 + index * 66, -200, 34, 50, glow))}${rect(120, -190, 44, 90, roof)}`;

const laboratory: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${rect(-360, -190, 720, 190, wall)}${rect(240, -190, 120, 190, shade)}${rect(-380, -206, 760, 22, roof)}${repeat(5, (index) => rect(-320 + index * 106, -156, 76, 50, glow))}${shape('M-60,-480 h90 v24 h-14 v90 L120,-220 Q130,-206 110,-206 H-130 Q-160,-206 -150,-220 L-46,-366 v-90 h-14 Z', glow, 'opacity=".75"')}${shape('M-92,-300 H70 L120,-220 Q130,-206 110,-206 H-130 Q-160,-206 -150,-220 Z', accent)}${[
    [-40, -260, 15],
    [20, -240, 11],
    [60, -270, 8],
    [-10, -340, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fff', 'opacity=".8"'))
    .join('')}
  ${rect(-330, -340, 90, 134, shade)}${oval(-285, -340, 45, 15, accent)}${stroke('M-240,-290 H-180 V-206 M270,-206 V-380', roof, 12)}${shape('M200,-400 a80,80 0 0 0 140,-60 Z', wall)}${disc(306, -470, 12, accent)}${rect(-60, -80, 110, 80, near)}`;

const gear = (x: number, y: number, radius: number, color: string, hole: string): string =>
  `${repeat(10, (index) => `<rect x="-12" y="${-radius - 16}" width="24" height="32" fill="${color}" transform="translate(${x} ${y}) rotate(${index * 36})"/>`)}${disc(x, y, radius, color)}${disc(x, y, radius * 0.45, hole)}`;

const workshop: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${rect(-350, -230, 700, 230, wall)}${repeat(4, (index) => `${shape(`M${-350 + index * 175},-230 V-350 L${-175 + index * 175},-230 Z`, roof)}${shape(`M${-340 + index * 175},-244 V-324 L${-222 + index * 175},-244 Z`, glow)}`)}${rect(230, -470, 60, 250, shade)}${[0, 1, 2].map((index) => disc(270 + index * 46, -500 - index * 34, 34 + index * 14, '#fff', 'opacity=".35"')).join('')}${rect(-300, -190, 360, 190, glow)}${gear(-200, -100, 62, accent, glow)}${gear(-78, -62, 42, roof, glow)}${shape('M-20,0 v-30 h30 l-14,-30 h110 v22 q-40,0 -52,8 l20,30 v0 Z', near)}${rect(120, -150, 150, 150, roof)}${repeat(4, (index) => stroke(`M${138 + index * 36},-130 v${60 + (index % 2) * 30}`, accent, 9))}`;

const atelier: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }, random) =>
  `${rect(-390, -450, 780, 450, wall)}${rect(-340, -410, 420, 320, glow)}${repeat(4, (index) => stroke(`M${-235 + index * 105},-410 v320`, shade, 9))}${stroke('M-340,-250 H80', shade, 9)}${shape('M-340,-90 L-120,0 H330 L80,-90 Z', sun, 'opacity=".35"')}
  ${[
    [170, -390],
    [280, -390],
    [170, -240],
    [290, -250],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `${rect(x, y, 88, 110, roof)}${rect(x + 9, y + 9, 70, 92, random.pick([accent, glow, near]))}${disc(x + random.whole(28, 60), y + random.whole(35, 70), 20, random.pick([sun, roof, accent]))}`,
    )
    .join(
      '',
    )}${stroke('M-10,-300 L-110,0 M-10,-300 L90,0 M-10,-280 V0', near, 14)}${rect(-140, -270, 260, 190, '#fffaf0')}${shape(`M-128,-92 V-150 Q-60,${-230 + random.whole(-20, 20)} 0,-160 Q60,-120 108,-190 V-92 Z`, accent)}${disc(60, -220, 22, sun)}${oval(210, -50, 70, 14, near)}${rect(200, -50, 16, 50, near)}${[180, 210, 240].map((x) => stroke(`M210,-70 L${x},-130`, roof, 7)).join('')}`;

const lounge: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sky, far }, random) =>
  `${rect(-800, -480, 1600, 480, wall)}${rect(-330, -440, 660, 300, sky[1])}${repeat(9, (index) => {
    const height = random.whole(60, 200);
    return rect(-330 + index * 74, -140 - height, 66, height, index % 2 ? far : shade);
  })}${stroke('M-110,-440 V-140 M110,-440 V-140', near, 8)}${rect(-350, -140, 700, 12, roof)}${shape('M-270,-20 V-130 q0,-40 40,-40 H190 q40,0 40,40 V-20 Z', accent)}${rect(-310, -110, 66, 100, accent, 'rx="26"')}${rect(204, -110, 66, 100, accent, 'rx="26"')}${rect(-240, -76, 222, 50, shade, 'rx="16"')}${rect(-12, -76, 212, 50, shade, 'rx="16"')}${oval(-20, 60, 300, 40, roof, 'opacity=".7"')}${oval(0, 10, 130, 20, near)}${disc(370, -330, 150, 'url(#glow)')}${stroke('M370,0 V-300', near, 9)}${shape('M310,-280 L340,-380 H400 L430,-280 Z', glow)}${stroke('M-400,0 V-70', near, 10)}${repeat(5, (index) => `<path transform="translate(-400 -70) rotate(${-70 + index * 35})" d="M0,0 Q-34,-90 0,-170 Q34,-90 0,0 Z" fill="${near}"/>`)}`;

export const MAKING: Readonly<Record<string, Landmark>> = {
  observatory: { draw: observatory, ground: 'grass', backdrop: 'peaks' },
  laboratory: { draw: laboratory, ground: 'paved', backdrop: 'city' },
  workshop: { draw: workshop, ground: 'paved', backdrop: 'trees' },
  atelier: { draw: atelier, ground: 'floor', backdrop: 'none' },
  lounge: { draw: lounge, ground: 'floor', backdrop: 'none' },
};
