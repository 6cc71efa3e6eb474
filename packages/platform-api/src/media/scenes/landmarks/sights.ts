import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const puff = (x: number, y: number, size: number, color: string): string =>
  `${disc(x, y, size, color)}${disc(x - size * 0.8, y + size * 0.35, size * 0.7, color)}${disc(x + size * 0.85, y + size * 0.3, size * 0.74, color)}`;

const volcano: DrawLandmark = ({ shade, near, far, wall, accent }, random) => {
  const lean = random.whole(-30, 30);
  return `${[0, 1, 2].map((index) => `<g opacity="${0.75 - index * 0.17}">${puff(lean + index * lean, -350 - index * 62, 52 + index * 24, index % 2 ? wall : far)}</g>`).join('')}${disc(0, -310, 210, 'url(#glow)')}${repeat(
    12,
    (index) => {
      const angle = -2.7 + index * 0.2;
      const reach = random.whole(60, 190);
      return disc(Math.cos(angle) * reach, -310 + Math.sin(angle) * reach, random.whole(6, 14), '#ffb347');
    },
  )}
  <g transform="scale(1 .78)">${shape('M-430,20 L-290,-90 L-96,-390 L-40,-372 L30,-394 L96,-386 L270,-110 L430,20 Z', near)}${shape('M30,-394 L96,-386 L270,-110 L430,20 H90 Q150,-180 30,-394 Z', shade)}${oval(0, -386, 98, 20, '#ff6b35')}${oval(0, -384, 66, 11, '#ffd166')}
  ${shape('M-66,-384 Q-80,-250 -150,-150 Q-176,-70 -150,20 H-70 Q-110,-90 -70,-160 Q-20,-260 -34,-382 Z', '#ff6b35')}${shape('M14,-382 Q10,-280 70,-210 Q130,-120 110,-20 L150,20 H196 Q190,-130 120,-230 Q60,-300 56,-384 Z', '#ff9f45')}${shape('M-54,-384 Q-70,-260 -126,-166 Q-150,-80 -132,20 H-112 Q-130,-90 -90,-168 Q-46,-256 -44,-383 Z', '#ffd166')}</g>
  ${repeat(7, (index) => shape(`M${-410 + index * 130},34 l26,-${46 + (index % 3) * 22} l26,${46 + (index % 3) * 22} Z`, index % 2 ? accent : near))}`;
};

const waterfall: DrawLandmark = ({ wall, shade, near, far, accent, glow }, random) => {
  const width = random.whole(58, 92);
  return `${shape('M-440,30 L-420,-250 Q-330,-420 -190,-400 L-110,-430 H110 L190,-390 Q340,-430 410,-240 L440,30 Z', shade)}${shape(`M-440,30 L-420,-250 Q-330,-420 -190,-400 L-110,-430 H${-width} L-130,-210 L-180,30 Z`, wall)}${repeat(6, (index) => stroke(`M${-390 + index * 34},${-200 + (index % 3) * 60} l50,-18 l40,14`, near, 7, 'opacity=".4"'))}
  ${[-360, -240, 250, 350].map((x, index) => `${puff(x, -400 - (index % 2) * 30, 54, index % 2 ? near : far)}${disc(x + 12, -420 - (index % 2) * 30, 12, accent)}`).join('')}
  ${shape(`M${-width},-430 H${width} Q${width + 20},-220 ${width + 46},20 H${-width - 46} Q${-width - 20},-220 ${-width},-430 Z`, '#dff4ff')}${repeat(7, (index) => stroke(`M${-width + 14 + index * ((width * 2 - 28) / 6)},-420 Q${(index - 3) * 26},-220 ${(index - 3) * 34},10`, index % 2 ? '#9fd6f2' : '#ffffff', 9, 'opacity=".8"'))}
  ${oval(0, 34, 390, 60, '#8fd0ee')}${oval(0, 26, 300, 40, '#dff4ff', 'opacity=".7"')}${[-120, -40, 50, 130].map((x, index) => `<g opacity=".85">${puff(x, 8 - (index % 2) * 22, 34, '#ffffff')}</g>`).join('')}${stroke('M-300,-40 Q0,-330 300,-60', glow, 9, 'opacity=".5"')}${stroke('M-300,-20 Q0,-300 300,-40', accent, 9, 'opacity=".4"')}
  ${[-330, -250, 290].map((x, index) => `${oval(x, 36, 62 - index * 8, 34, near)}${oval(x - 10, 28, 40, 16, far)}`).join('')}`;
};

const windmill: DrawLandmark = ({ wall, shade, roof, glow, accent, near, sun }, random) => {
  const turned = random.whole(0, 80);
  const sail = (angle: number) =>
    `<g transform="rotate(${angle + turned})">${rect(-7, -225, 14, 225, near)}${rect(7, -219, 56, 156, '#fffaf0')}${repeat(4, (index) => rect(7, -215 + index * 40, 56, 5, shade))}${rect(32, -219, 5, 156, shade)}</g>`;
  return `${repeat(9, (index) => `${oval(-400 + index * 100, 24 + (index % 2) * 12, 66, 24, index % 2 ? accent : sun)}${repeat(5, (flower) => disc(-436 + index * 100 + flower * 18, 10 + (index % 2) * 12, 8, flower % 2 ? glow : accent))}`)}
  ${rect(-330, -96, 150, 96, wall)}${shape('M-350,-90 L-255,-170 L-160,-90 Z', roof)}${rect(-300, -70, 34, 40, glow)}${rect(-236, -62, 32, 62, roof)}
  ${shape('M-96,0 L-62,-290 H62 L96,0 Z', wall)}${shape('M14,-290 H62 L96,0 H34 Z', shade)}${rect(-100, -90, 200, 16, roof)}${repeat(9, (index) => rect(-98 + index * 24, -120, 6, 32, roof))}${shape('M-76,-286 Q-70,-378 0,-388 Q70,-378 76,-286 Z', roof)}${[-230, -165].map((y) => rect(-20, y, 34, 44, glow)).join('')}${shape('M-26,0 V-54 a26,26 0 0 1 52,0 V0 Z', near)}
  <g transform="translate(0 -305)">${[0, 90, 180, 270].map(sail).join('')}${disc(0, 0, 22, accent)}</g>`;
};

const circus: DrawLandmark = ({ glow, accent, near, sun, roof }, random) => {
  const stripes = random.pick(['#e4405f', '#3d6bd6', '#7a4fd0', '#e0732b', '#14967f']);
  const wall = repeat(8, (index) => {
    const left = -340 + index * 85;
    return shape(
      `M${left * 0.9},-210 H${(left + 85) * 0.9} L${left + 85},0 H${left} Z`,
      index % 2 ? '#fff6e6' : stripes,
    );
  });
  const top = repeat(8, (index) => {
    const left = (-340 + index * 85) * 1.04;
    return shape(`M0,-440 L${left},-214 Q${left + 44},-190 ${left + 89},-214 Z`, index % 2 ? stripes : '#fff6e6');
  });
  return `${disc(0, -220, 380, 'url(#glow)')}${wall}${rect(-360, -14, 720, 24, near)}${shape('M-90,0 L-50,-190 H50 L90,0 Z', near)}${shape('M-90,0 L-50,-190 H-6 Q-20,-80 -90,0 Z M90,0 L50,-190 H6 Q20,-80 90,0 Z', accent)}${top}${shape('M0,-440 L353,-214 Q310,-190 265,-214 Z', '#000', 'opacity=".12"')}${stroke('M0,-430 V-540', roof, 10)}${shape('M0,-540 q56,-26 100,8 q-40,16 -100,44 Z', sun)}
  ${repeat(9, (index) => disc(-344 + index * 86, -206 + (index % 2) * 10, 12, glow))}${[-1, 1].map((side) => `${stroke(`M${side * 350},-200 Q${side * 400},-120 ${side * 440},-60`, near, 6)}${repeat(4, (index) => shape(`M${side * (356 + index * 22)},${-190 + index * 32} l16,0 l-8,24 Z`, index % 2 ? sun : accent))}${rect(side * 400 - 60, -96, 120, 100, side > 0 ? sun : accent)}${shape(`M${side * 400 - 76},-92 q76,-60 152,0 Z`, '#fff6e6')}${rect(side * 400 - 34, -70, 68, 44, near)}`).join('')}
  ${[-210, -170, 240].map((x, at) => `${stroke(`M${x},-60 q10,60 -6,110`, near, 4)}${oval(x, -100 - at * 18, 26, 32, [accent, glow, sun][at] ?? sun)}`).join('')}`;
};

const forest: DrawLandmark = ({ near, far, shade, accent, glow, roof }, random) =>
  `${repeat(9, (place) => {
    const x = -420 + place * 104 + random.whole(-24, 24);
    const height = random.whole(300, 520);
    const color = place % 2 ? near : shade;
    return place % 3 === 1
      ? `${rect(x - 15, -height * 0.6, 30, height * 0.6, roof)}${puff(x, -height * 0.72, height * 0.22, shade)}${puff(x - 10, -height * 0.84, height * 0.15, far)}`
      : `${rect(x - 13, -70, 26, 76, roof)}${[0, 1, 2].map((layer) => shape(`M${x - 104 + layer * 24},${-50 - layer * height * 0.2} L${x},${-height * 0.52 - layer * height * 0.2} L${x + 104 - layer * 24},${-50 - layer * height * 0.2} Z`, color)).join('')}`;
  })}${shape('M-40,0 Q30,40 -60,100 Q-150,150 -120,240 H120 Q60,150 90,90 Q110,40 50,0 Z', glow, 'opacity=".5"')}${repeat(6, (place) => `${rect(-300 + place * 116, -6, 16, 30, '#fff3e0')}${shape(`M${-322 + place * 116},0 q30,-54 60,0 Z`, accent)}${disc(-300 + place * 116, -14, 6, '#fff')}`)}${repeat(10, () => disc(random.whole(-380, 380), random.whole(-330, -30), random.whole(5, 9), glow))}`;

const park: DrawLandmark = ({ near, glow, accent, sun, roof, wall, shade }, random) => {
  const turned = random.between(0, 0.7);
  const cabins = Array.from({ length: 10 }, (_, place) => {
    const angle = turned + place * 0.6283;
    return [Math.cos(angle) * 232, -290 + Math.sin(angle) * 232] as const;
  });
  return `${disc(0, -290, 300, 'url(#glow)')}${stroke('M-150,10 L0,-290 L150,10', near, 20)}${stroke('M-232,-290 a232,232 0 1 0 464,0 a232,232 0 1 0 -464,0', wall, 16)}${stroke('M-196,-290 a196,196 0 1 0 392,0 a196,196 0 1 0 -392,0', shade, 7)}${cabins.map(([x, y]) => stroke(`M0,-290 L${Math.round(x)},${Math.round(y)}`, shade, 7)).join('')}${cabins.map(([x, y], place) => `${rect(x - 30, y, 60, 50, [accent, sun, roof][place % 3] ?? sun, 'rx="14"')}${rect(x - 22, y + 10, 44, 18, glow, 'rx="6"')}${disc(x, y, 8, near)}`).join('')}${disc(0, -290, 30, accent)}
  ${rect(-360, -96, 180, 100, wall)}${repeat(6, (place) => shape(`M${-372 + place * 34},-96 h34 l-6,34 q-11,14 -22,0 Z`, place % 2 ? '#fff6e6' : accent))}${shape('M-380,-92 L-270,-180 L-160,-92 Z', roof)}${rect(210, -70, 170, 74, sun)}${repeat(5, (place) => shape(`M${202 + place * 37},-70 h37 l-6,30 q-12,14 -24,0 Z`, place % 2 ? '#fff6e6' : roof))}${rect(-400, -8, 800, 20, near)}`;
};

/** Sights that people travel to. */
export const SIGHTS: Readonly<Record<string, Landmark>> = {
  volcano: { draw: volcano, ground: 'sand', backdrop: 'peaks' },
  waterfall: { draw: waterfall, ground: 'grass', backdrop: 'trees' },
  windmill: { draw: windmill, ground: 'grass', backdrop: 'hills' },
  circus: { draw: circus, ground: 'grass', backdrop: 'hills', isBusy: true },
  forest: { draw: forest, ground: 'grass', backdrop: 'trees' },
  park: { draw: park, ground: 'paved', backdrop: 'city', isBusy: true },
};
