import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const arcade: DrawLandmark = ({ wall, shade, roof, glow, accent, sun }, random) => {
  const hues = [accent, glow, sun];
  return `${shape('M-380,0 V-330 A380,130 0 0 1 380,-330 V0 Z', roof)}${stroke('M-350,0 V-320 A350,110 0 0 1 350,-320 V0', accent, 10)}${stroke('M-320,0 V-310 A320,90 0 0 1 320,-310 V0', glow, 6)}
  ${repeat(4, (index) => {
    const x = -270 + index * 145;
    const hue = random.pick(hues);
    return `${shape(`M${x},0 V-130 l-10,-20 L${x + 6},-260 H${x + 98} L${x + 114},-150 l-10,20 V0 Z`, index % 2 ? wall : shade)}${rect(x + 8, -258, 88, 26, hue)}${rect(x + 14, -222, 76, 62, '#0b0718')}${disc(x + random.whole(30, 75), -190, 11, hue)}${rect(x + 22, -180, 60, 6, random.pick(hues))}${rect(x, -138, 104, 14, roof)}${disc(x + 26, -146, 8, accent)}${disc(x + 70, -143, 6, sun)}`;
  })}${shape('M-60,-392 l40,-34 v22 h80 v24 h-80 v22 Z', glow)}${disc(110, -390, 20, accent)}`;
};

const avenue: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${[-1, 1]
    .map((side) =>
      repeat(3, (index) => {
        const inner = side * (70 + index * 95);
        const outer = side * (165 + index * 95);
        const height = 190 + index * 85;
        return `${shape(`M${inner},0 V${-height + 40} L${outer},${-height - 30} V20 Z`, side < 0 === (index % 2 === 0) ? wall : shade)}${shape(`M${inner + side * 16},0 V-70 L${outer - side * 16},-90 V10 Z`, glow)}${shape(`M${inner + side * 6},-80 L${outer - side * 4},-104 l${side * -14},36 L${inner + side * 2},-52 Z`, index % 2 ? accent : roof)}`;
      }),
    )
    .join('')}${shape('M-60,0 L-360,60 H360 L60,0 Z', accent, 'opacity=".75"')}
  ${[-130, 0, 130].map((x, index) => `${disc(x, -128 - (index % 2) * 30, 16, near)}${shape(`M${x - 20},${-110 - (index % 2) * 30} h40 l34,${130 + (index % 2) * 30} h-108 Z`, [accent, '#fff', roof][index] ?? accent)}`).join('')}`;

const stall = (
  x: number,
  width: number,
  color: string,
  { near, glow, sun, accent }: Parameters<DrawLandmark>[0],
): string =>
  `${rect(x + 10, -150, width - 20, 90, glow)}${repeat(Math.floor(width / 30), (index) => disc(x + 24 + index * 28, -78, 13, index % 2 ? accent : sun))}${rect(x + 4, -66, width - 8, 66, near)}${rect(x + 4, -66, 10, -150, near)}
  ${repeat(5, (index) => shape(`M${x - 12 + (index * (width + 24)) / 5},-150 l14,-66 h${(width - 4) / 5} l${10 - index * 4},66 q-${width / 10},34 -${(width + 24) / 5},0 Z`, index % 2 ? '#fff6e6' : color))}`;

const lanterns = (y: number, color: string, glow: string): string =>
  `${stroke(`M-390,${y} Q0,${y + 90} 390,${y}`, '#0008', 3)}${repeat(9, (index) => {
    const x = -352 + index * 88;
    const drop = y + 45 - (x / 390) ** 2 * 45;
    return `${disc(x, drop + 26, 44, 'url(#glow)')}${oval(x, drop + 26, 18, 24, index % 2 ? color : glow)}`;
  })}`;

const market: DrawLandmark = (mood, random) =>
  `${lanterns(-400, mood.accent, mood.glow)}${lanterns(-310, mood.glow, mood.accent)}${[-360, -120, 130].map((x) => stall(x, random.whole(190, 225), random.pick([mood.accent, mood.roof, mood.wall]), mood)).join('')}`;

const bazaar: DrawLandmark = (mood) =>
  `${shape('M-370,0 V-250 H-150 V0 Z', mood.wall)}${shape('M150,0 V-220 H370 V0 Z', mood.shade)}${shape('M-190,0 V-330 H190 V0 Z', mood.wall)}${rect(110, -330, 80, 330, mood.shade)}
  ${shape('M-110,-330 Q-130,-430 0,-500 Q130,-430 110,-330 Z', mood.roof)}${shape('M-320,-250 Q-335,-310 -260,-350 Q-185,-310 -200,-250 Z', mood.accent)}${shape('M205,-220 Q195,-280 260,-315 Q325,-280 315,-220 Z', mood.roof)}
  ${shape('M-100,0 V-190 Q-100,-260 0,-300 Q100,-260 100,-190 V0 Z', mood.glow)}${shape('M-60,0 V-170 Q-60,-220 0,-250 Q60,-220 60,-170 V0 Z', mood.roof)}${stall(-350, 170, mood.accent, mood)}${stall(190, 170, mood.roof, mood)}${stroke('M0,-500 V-540', mood.sun, 6)}`;

const plaza: DrawLandmark = ({ wall, shade, roof, glow, accent, sun }) =>
  `${oval(0, 0, 390, 44, shade)}${oval(0, -14, 390, 44, wall)}${oval(0, -18, 350, 34, accent)}${rect(-34, -150, 68, 130, shade)}${rect(-34, -150, 34, 130, wall)}${oval(0, -150, 190, 26, shade)}${oval(0, -160, 190, 26, wall)}${rect(-20, -270, 40, 110, shade)}${oval(0, -270, 100, 16, wall)}
  ${disc(0, -322, 42, roof)}${shape('M0,-400 l18,56 56,20 -56,20 -18,56 -18,-56 -56,-20 56,-20 Z', glow)}${[-1, 1].map((side) => `${stroke(`M${side * 20},-270 Q${side * 130},-380 ${side * 150},-165`, sun, 7, 'opacity=".8"')}${stroke(`M${side * 60},-165 Q${side * 260},-300 ${side * 280},-20`, sun, 8, 'opacity=".65"')}${stroke(`M${side * 350},0 V-240`, roof, 10)}${disc(side * 350, -258, 60, 'url(#glow)')}${disc(side * 350, -258, 20, glow)}`).join('')}`;

const cafe: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${rect(-310, -330, 620, 330, wall)}${rect(200, -330, 110, 330, shade)}${rect(-330, -356, 660, 34, roof)}${rect(-270, -180, 260, 150, glow)}${rect(40, -190, 110, 190, roof)}${rect(52, -176, 86, 120, glow)}${stroke('M-140,-180 V-30 M-270,-105 H-10', roof, 7)}
  ${repeat(8, (index) => shape(`M${-310 + index * 77.5},-262 l-8,72 q38,34 78,0 l8,-72 Z`, index % 2 ? '#fff7ea' : accent))}${disc(0, -408, 74, roof)}${shape('M-36,-436 h60 v28 q0,38 -30,38 q-30,0 -30,-38 Z', glow)}${stroke('M26,-428 q26,2 0,36', glow, 8)}
  ${[-230, 250].map((x) => `${shape(`M${x - 110},-140 Q${x},-240 ${x + 110},-140 Z`, accent)}${stroke(`M${x},-200 V0`, near, 9)}${oval(x, -62, 70, 12, near)}`).join('')}`;

const rooftop: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${shape('M-400,0 L-300,-110 H300 L400,0 Z', wall)}${rect(-400, 0, 800, 60, shade)}${shape('M60,-110 V-330 H250 V-110 Z', shade)}${rect(60, -330, 110, 220, wall)}${rect(90, -220, 56, 110, glow)}${oval(160, -430, 74, 18, roof)}${rect(86, -430, 148, 76, roof)}${stroke('M110,-354 V-330 M210,-354 V-330', roof, 10)}
  ${stroke('M-320,-90 V-310 M40,-120 V-310', near, 8)}${stroke('M-320,-310 Q-140,-230 40,-310', near, 3)}${repeat(7, (index) => disc(-290 + index * 50, -288 + 28 - ((index - 3) / 3) ** 2 * 24, 11, glow))}
  ${rect(-270, -92, 200, 36, accent)}${rect(-270, -136, 30, 80, accent)}${oval(0, -46, 60, 14, roof)}${repeat(13, (index) => stroke(`M${-390 + index * 65},0 v-56`, near, 6))}${stroke('M-400,-56 H400', near, 8)}`;

const skyline: DrawLandmark = ({ wall, shade, roof, glow, accent }, random) =>
  `${repeat(9, (index) => {
    const x = -390 + index * 88;
    const height = 480 - Math.abs(index - random.whole(3, 5)) * 62 + random.whole(-30, 30);
    const width = random.whole(70, 92);
    const top = random.whole(0, 3);
    return `${rect(x, -height, width, height, index % 2 ? wall : roof)}${rect(x + width * 0.62, -height, width * 0.38, height, shade)}${top === 0 ? shape(`M${x},${-height} L${x + width / 2},${-height - 60} L${x + width},${-height} Z`, accent) : top === 1 ? stroke(`M${x + width / 2},${-height} v-70`, accent, 5) : ''}${repeat(12, () => rect(x + 8 + random.whole(0, 2) * 18, -height + 16 + random.whole(0, Math.max(2, Math.floor(height / 30) - 2)) * 28, 11, 15, glow))}`;
  })}`;

export const STREETS: Readonly<Record<string, Landmark>> = {
  arcade: { draw: arcade, ground: 'floor', backdrop: 'city', isBusy: true },
  avenue: { draw: avenue, ground: 'paved', backdrop: 'city', isBusy: true },
  market: { draw: market, ground: 'paved', backdrop: 'city', isBusy: true },
  bazaar: { draw: bazaar, ground: 'sand', backdrop: 'hills', isBusy: true },
  plaza: { draw: plaza, ground: 'paved', backdrop: 'city', isBusy: true },
  cafe: { draw: cafe, ground: 'paved', backdrop: 'trees' },
  rooftop: { draw: rooftop, ground: 'floor', backdrop: 'city' },
  skyline: { draw: skyline, ground: 'water', backdrop: 'city' },
};
