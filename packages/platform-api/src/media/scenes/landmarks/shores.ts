import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const boat = (x: number, y: number, size: number, hull: string, sail: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-90,0 H90 L62,42 H-66 Z', hull)}${shape('M-6,-8 V-190 Q80,-110 74,-8 Z', sail)}${shape('M-16,-8 V-160 L-76,-8 Z', '#fff', 'opacity=".85"')}${stroke('M-10,0 V-200', hull, 7)}</g>`;

const harbor: DrawLandmark = ({ wall, shade, roof, glow, accent, near }, random) =>
  `${repeat(5, (index) => {
    const x = -380 + index * 118;
    const height = random.whole(130, 210);
    return `${rect(x, -height, 112, height, index % 2 ? wall : accent)}${rect(x + 78, -height, 34, height, shade)}${shape(`M${x - 8},${-height} L${x + 56},${-height - 70} L${x + 120},${-height} Z`, roof)}${rect(x + 18, -height + 30, 30, 38, glow)}${rect(x + 18, -height + 88, 30, 38, glow)}`;
  })}${rect(-400, -20, 640, 34, near)}${repeat(9, (index) => rect(-390 + index * 75, 0, 14, 60, near))}${stroke('M330,0 V-390 L130,-330 M330,-390 L380,-300', roof, 16)}${stroke('M150,-330 V-190', roof, 4)}${rect(124, -190, 56, 44, accent)}
  ${boat(-210, 56, 1.15, roof, glow)}${boat(120, 92, 1.5, near, accent)}`;

const lighthouse: DrawLandmark = ({ shade, roof, glow, accent, near, sun }) =>
  `${shape('M-380,30 Q-330,-60 -190,-80 Q-60,-130 100,-90 Q260,-70 350,30 Z', near)}${shape('M-300,0 Q-190,-70 -60,-96 L-100,10 Z', shade)}${shape('M40,-440 L700,-560 V-330 Z', glow, 'opacity=".28"')}${shape('M-40,-440 L-620,-500 V-390 Z', glow, 'opacity=".18"')}
  ${shape('M-76,-90 L-48,-400 H48 L76,-90 Z', '#fffaf0')}${shape('M16,-400 H48 L76,-90 H26 Z', shade)}${shape('M-70,-160 L-63,-240 H63 L70,-160 Z', accent)}${shape('M-56,-310 L-50,-376 H50 L56,-310 Z', accent)}${rect(-70, -416, 140, 18, roof)}${rect(-36, -474, 72, 58, sun)}${disc(0, -444, 130, 'url(#glow)')}${disc(0, -444, 24, '#fff')}${shape('M-52,-472 L0,-530 L52,-472 Z', roof)}
  ${rect(110, -160, 130, 76, '#fffaf0')}${shape('M96,-156 L175,-216 L254,-156 Z', accent)}${rect(150, -136, 34, 34, glow)}`;

const palm = (x: number, height: number, trunk: string, leaf: string): string =>
  `${stroke(`M${x},0 Q${x + 30},${-height / 2} ${x + 50},${-height}`, trunk, 18)}${[-160, -110, -60, -10, 30, 200].map((angle) => `<path transform="translate(${x + 50} ${-height}) rotate(${angle})" d="M0,0 Q70,-44 150,20 Q70,-4 0,0 Z" fill="${leaf}"/>`).join('')}`;

const lagoon: DrawLandmark = ({ wall, shade, roof, glow, near, accent }, random) =>
  `${oval(-60, 10, 360, 44, '#f4dfae')}${palm(-300, random.whole(300, 400), roof, near)}${palm(-180, random.whole(230, 300), roof, near)}
  ${[80, 280].map((x, index) => `${stroke(`M${x - 70},40 V-60 M${x + 70},40 V-60`, near, 10)}${rect(x - 84, -130, 168, 80, index ? shade : wall)}${rect(x - 26, -116, 52, 66, glow)}${shape(`M${x - 120},-124 Q${x},-160 ${x},-250 Q${x},-160 ${x + 120},-124 Z`, roof)}`).join('')}${rect(-60, -52, 460, 14, near)}${shape('M-190,90 q90,34 180,0 l-20,34 h-140 Z', accent)}`;

const station: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${shape('M-390,-230 Q0,-420 390,-230 V-200 Q0,-370 -390,-200 Z', roof)}${stroke('M-300,-240 V0 M0,-318 V-150 M300,-240 V0', shade, 16)}${repeat(7, (index) => stroke(`M${-300 + index * 100},${-238 - (9 - (index - 3) ** 2) * 8} V-200`, shade, 5))}
  ${shape('M-380,-10 V-140 Q-380,-180 -330,-180 H210 Q330,-180 370,-50 L360,-10 Z', wall)}${shape('M-380,-60 H366 L360,-10 H-380 Z', accent)}${repeat(5, (index) => rect(-346 + index * 108, -152, 84, 62, glow, 'rx="10"'))}${shape('M214,-152 h20 q60,14 84,62 h-104 Z', glow)}${rect(-392, -10, 784, 22, near)}${repeat(8, (index) => disc(-330 + index * 90, -2, 16, near))}
  ${disc(0, -280, 46, '#fff')}${stroke('M0,-280 V-308 M0,-280 L20,-270', near, 7)}`;

const lookout: DrawLandmark = ({ shade, roof, glow, accent, near, wall }) =>
  `${shape('M-420,200 L-390,-160 Q-300,-210 -120,-190 L20,-176 Q-20,-120 -60,-90 Q-30,-20 -110,40 L-90,200 Z', near)}${shape('M-390,-160 Q-300,-210 -120,-190 L-180,20 L-260,-60 Z', shade)}${rect(-230, -206, 330, 22, wall)}${stroke('M90,-190 L-60,-50', roof, 12)}${repeat(7, (index) => stroke(`M${-220 + index * 52},-206 v-60`, roof, 7))}${stroke('M-226,-268 H98', roof, 9)}
  ${rect(-330, -390, 110, 200, wall)}${rect(-260, -390, 40, 200, shade)}${shape('M-360,-384 L-275,-460 L-190,-384 Z', accent)}${rect(-312, -350, 42, 60, glow)}${stroke('M10,-206 l24,-80 l24,80', roof, 9)}<g transform="translate(34 -300) rotate(-22)">${rect(-50, -18, 120, 36, accent, 'rx="10"')}${rect(60, -24, 24, 48, roof)}</g>`;

const terrace: DrawLandmark = ({ wall, shade, roof, glow, accent, near }) =>
  `${rect(-420, -40, 840, 60, wall)}${rect(-420, 0, 840, 40, shade)}${repeat(15, (index) => `${oval(-392 + index * 56, -76, 15, 34, wall)}${oval(-386 + index * 56, -76, 8, 34, shade)}`)}${rect(-430, -122, 860, 22, wall)}${rect(-430, -106, 860, 8, shade)}
  ${[-330, 330].map((x) => `${stroke(`M${x},-110 V-430`, wall, 18)}${repeat(6, (index) => disc(x + (index % 2 ? 22 : -22), -150 - index * 46, 26, index % 3 ? near : accent))}`).join('')}${rect(-390, -446, 780, 20, wall)}${repeat(9, (index) => rect(-370 + index * 88, -466, 16, 40, shade))}${repeat(9, (index) => disc(-290 + index * 72, -398 + (index % 2) * 22, 12, glow))}${shape('M-130,-250 Q0,-370 130,-250 Z', accent)}${shape('M0,-310 Q70,-310 130,-250 H0 Z', roof)}${stroke('M0,-310 V20', near, 9)}${oval(0, -60, 100, 18, near)}${[-150, 150].map((x) => `${rect(x - 34, -34, 68, 14, accent)}${stroke(`M${x > 0 ? x + 30 : x - 30},-40 v-74 M${x - 26},-20 v50 M${x + 26},-20 v50`, near, 9)}`).join('')}`;

export const SHORES: Readonly<Record<string, Landmark>> = {
  harbor: { draw: harbor, ground: 'water', backdrop: 'sea', isBusy: false },
  lighthouse: { draw: lighthouse, ground: 'water', backdrop: 'sea' },
  lagoon: { draw: lagoon, ground: 'water', backdrop: 'peaks' },
  station: { draw: station, ground: 'floor', backdrop: 'city', isBusy: true },
  lookout: { draw: lookout, ground: 'grass', backdrop: 'peaks' },
  terrace: { draw: terrace, ground: 'paved', backdrop: 'peaks' },
};
