import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const museum: DrawLandmark = ({ wall, shade, roof, glow, accent, sun }, random) => {
  const columns = random.whole(6, 8);
  const gap = 560 / columns;
  return `${rect(-330, -40, 660, 40, shade)}${rect(-350, -18, 700, 18, wall)}${rect(-300, -290, 600, 250, roof)}
  ${rect(-50, -220, 100, 180, glow)}${repeat(columns, (index) => {
    const x = -280 + gap * (index + 0.5) - 20;
    return `${rect(x, -282, 40, 242, wall)}${rect(x + 24, -282, 16, 242, shade)}${rect(x - 7, -294, 54, 16, wall)}${rect(x - 7, -54, 54, 14, wall)}`;
  })}${rect(-330, -322, 660, 32, wall)}${rect(-330, -298, 660, 8, shade)}${shape('M-350,-322 L0,-450 L350,-322 Z', wall)}${shape('M-270,-334 L0,-432 L270,-334 Z', shade)}
  ${disc(0, -366, 24, accent)}${rect(-236, -270, 62, 200, accent)}${rect(174, -270, 62, 200, accent)}${stroke('M-350,-322 L0,-450', sun, 5)}`;
};

const artMuseum: DrawLandmark = ({ wall, shade, roof, glow, accent, sun }, random) => {
  const hues = [accent, glow, roof, sun];
  return `${shape('M-350,0 V-210 L-110,-300 V0 Z', shade)}${shape('M-110,0 V-300 L360,-230 V0 Z', wall)}${shape('M-140,-300 Q60,-470 390,-300 L390,-264 Q80,-400 -140,-268 Z', roof)}
  ${rect(-70, -230, 400, 200, glow, 'opacity=".9"')}${repeat(3, (index) => `${rect(-50 + index * 126, -205, 104, 130, roof)}${rect(-42 + index * 126, -197, 88, 114, random.pick(hues))}${disc(-10 + index * 126 + random.whole(-15, 25), -140, random.whole(18, 38), random.pick(hues))}`)}
  ${stroke('M-250,0 C-300,-120 -190,-110 -230,-190 C-260,-250 -170,-270 -170,-190 C-170,-120 -220,-90 -190,0', accent, 24)}${rect(-290, -16, 140, 16, roof)}`;
};

const library: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }, random) => {
  const books = [accent, sun, shade, roof, wall];
  const shelf = (x: number, y: number) =>
    repeat(9, (index) => {
      const height = random.whole(26, 44);
      return rect(x + index * 14, y - height, 11, height, random.pick(books));
    }) + rect(x - 6, y, 136, 6, near);
  return `${rect(-340, -360, 680, 360, wall)}${rect(240, -360, 100, 360, shade)}${rect(-360, -384, 720, 30, roof)}
  ${[-290, -65, 160].map((x) => `${shape(`M${x - 12},0 V-240 a77,90 0 0 1 154,0 V0 Z`, glow)}${[-30, -90, -150, -210].map((y) => shelf(x, y)).join('')}${stroke(`M${x - 12},0 V-240 a77,90 0 0 1 154,0 V0`, shade, 12)}`).join('')}
  ${shape('M-110,-384 Q0,-340 110,-384 V-440 Q50,-470 0,-430 Q-50,-470 -110,-440 Z', sun)}${stroke('M0,-430 V-366', roof, 6)}`;
};

const theatre: DrawLandmark = ({ wall, shade, roof, glow, accent, sun }, random) => {
  const folds = random.whole(4, 6);
  return `${shape('M-340,0 V-300 Q-340,-450 0,-450 Q340,-450 340,-300 V0 Z', wall)}${shape('M-270,0 V-280 Q-270,-380 0,-380 Q270,-380 270,-280 V0 Z', roof)}
  ${shape('M-100,-370 L-190,-30 H190 L100,-370 Z', glow, 'opacity=".55"')}${oval(0, -30, 190, 26, sun)}
  ${repeat(folds, (index) => `${shape(`M${-270 + index * 26},-340 q40,170 -${index * 6},340 h26 q30,-170 0,-350 Z`, index % 2 ? accent : shade)}${shape(`M${270 - index * 26},-340 q-40,170 ${index * 6},340 h-26 q-30,-170 0,-350 Z`, index % 2 ? accent : shade)}`)}
  ${shape('M-280,-300 Q-280,-400 0,-400 Q280,-400 280,-300 Q210,-250 140,-312 Q70,-250 0,-312 Q-70,-250 -140,-312 Q-210,-250 -280,-300 Z', accent)}
  ${repeat(17, (index) => disc(-305 * Math.cos((index * Math.PI) / 16), -290 - 125 * Math.sin((index * Math.PI) / 16), 8, glow))}${rect(-360, -24, 720, 24, shade)}`;
};

const academy: DrawLandmark = ({ wall, shade, roof, glow, accent }) =>
  `${rect(-350, -210, 700, 210, wall)}${shape('M-375,-205 L-330,-275 H330 L375,-205 Z', roof)}${repeat(5, (index) => (index === 2 ? '' : `${rect(-310 + index * 130, -165, 84, 64, glow)}${rect(-310 + index * 130, -75, 84, 50, glow)}${rect(-272 + index * 130, -165, 8, 64, shade)}`))}
  ${rect(-75, -370, 150, 370, wall)}${rect(35, -370, 40, 370, shade)}${shape('M-95,-365 L0,-485 L95,-365 Z', roof)}${disc(0, -290, 48, '#fff')}${stroke('M0,-290 V-322 M0,-290 L24,-280', roof, 8)}
  ${shape('M-42,0 V-110 a42,42 0 0 1 84,0 V0 Z', roof)}${shape('M0,-485 V-540 L60,-520 L0,-500', accent)}`;

const lobby: DrawLandmark = ({ wall, shade, glow, accent, sun, roof }) =>
  `${disc(0, -220, 250, 'url(#glow)')}${stroke('M-210,0 A250,250 0 1 1 210,0', shade, 56)}${stroke('M-200,0 A246,246 0 1 1 200,0', wall, 46)}${stroke('M-172,-20 A214,214 0 1 1 172,-20', accent, 10)}
  ${shape('M-170,0 A205,205 0 1 1 170,0 Z', sun, 'opacity=".85"')}${[-330, 330].map((x) => `${shape(`M${x - 50},0 v-170 a50,50 0 0 1 100,0 V0 Z`, wall)}${shape(`M${x - 34},0 v-165 a34,34 0 0 1 68,0 V0 Z`, glow)}`).join('')}
  ${shape('M-88,0 V-190 a88,88 0 0 1 176,0 V0 Z', accent)}${shape('M-60,0 V-186 a60,60 0 0 1 120,0 V0 Z', wall)}${shape('M-60,0 L-190,90 H190 L60,0 Z', sun, 'opacity=".6"')}${stroke('M0,-246 V0', shade, 5)}${[-150, 150].map((x) => shape(`M${x},-330 l14,-42 14,42 42,14 -42,14 -14,42 -14,-42 -42,-14 Z`, roof)).join('')}${rect(-400, -20, 800, 20, shade)}`;

const concertHall: DrawLandmark = ({ wall, shade, roof, glow, accent, sun }) =>
  `${[360, 290, 220].map((radius, index) => shape(`M${-radius},0 V-90 A${radius},${radius * 0.95} 0 0 1 ${radius},-90 V0 Z`, [wall, shade, roof][index] ?? wall)).join('')}
  ${repeat(7, (index) => shape(`M${-150 + index * 50},-270 L${-280 + index * 93},0 h60 Z`, index % 2 ? accent : glow, 'opacity=".32"'))}${rect(-240, -40, 480, 40, sun)}${rect(-240, -26, 480, 26, shade)}
  ${[-190, 190].map((x) => `${rect(x - 34, -170, 68, 130, '#15101f')}${disc(x, -135, 20, shade)}${disc(x, -82, 27, shade)}`).join('')}${repeat(7, (index) => disc(-150 + index * 50, -272, 10, sun))}
  ${rect(-6, -150, 6, 110, roof)}${disc(-3, -160, 13, roof)}`;

const stadium: DrawLandmark = ({ wall, shade, roof, glow, accent, near }, random) =>
  `${shape('M-330,10 L-390,-170 Q0,-60 390,-170 L330,10 Q0,60 -330,10 Z', wall)}${shape('M120,36 L160,-112 Q300,-130 390,-170 L330,10 Q240,30 120,36 Z', shade)}${oval(0, -170, 390, 96, wall)}${oval(0, -166, 372, 86, roof)}${oval(0, -150, 330, 70, shade)}
  ${repeat(90, () => {
    const angle = random.between(0, 6.28);
    const ring = random.between(0.75, 1);
    return disc(
      Math.cos(angle) * 345 * ring,
      -158 + Math.sin(angle) * 78 * ring,
      5,
      random.pick([accent, glow, wall, near]),
    );
  })}${oval(0, -140, 250, 46, '#3f9a5c')}${stroke('M-240,-140 H240 M0,-184 V-96', '#fff', 4)}${repeat(9, (index) => rect(-300 + index * 70, -64 + Math.round(30 * (1 - ((index - 4) / 4) ** 2)), 40, 60, glow, 'opacity=".85"'))}
  ${[-350, -140, 140, 350].map((x) => `${stroke(`M${x},-150 V-420`, roof, 12)}${rect(x - 46, -460, 92, 50, roof)}${repeat(6, (index) => disc(x - 30 + (index % 3) * 30, -447 + Math.floor(index / 3) * 22, 9, glow))}`).join('')}`;

export const HALLS: Readonly<Record<string, Landmark>> = {
  museum: { draw: museum, ground: 'paved', backdrop: 'city', isBusy: true },
  gallery: { draw: artMuseum, ground: 'paved', backdrop: 'trees', isBusy: true },
  library: { draw: library, ground: 'paved', backdrop: 'trees' },
  theatre: { draw: theatre, ground: 'paved', backdrop: 'city', isBusy: true },
  academy: { draw: academy, ground: 'grass', backdrop: 'hills', isBusy: true },
  lobby: { draw: lobby, ground: 'floor', backdrop: 'city', isBusy: true },
  concert: { draw: concertHall, ground: 'grass', backdrop: 'city', isBusy: true },
  stadium: { draw: stadium, ground: 'grass', backdrop: 'hills', isBusy: true },
};
