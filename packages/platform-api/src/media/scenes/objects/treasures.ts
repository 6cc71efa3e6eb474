import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawObject } from './object.ts';

const land: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const kind = random.whole(0, 3);
  const tree = (x: number, y: number) =>
    `${rect(x - 6, y - 40, 12, 40, deep)}${shape(`M${x - 42},${y - 30} L${x},${y - 140} L${x + 42},${y - 30} Z`, second)}${shape(`M${x},${y - 140} L${x + 42},${y - 30} H${x} Z`, deep, 'opacity=".35"')}`;
  const crest = [
    shape('M-120,-40 L-30,-230 L30,-130 L70,-180 L150,-20 Z', deep) +
      shape('M-30,-230 L-66,-150 L-30,-160 L0,-150 L16,-152 Z', '#fff'),
    `${rect(-60, -150, 120, 130, pale)}${rect(20, -150, 40, 130, deep, 'opacity=".3"')}${shape('M-84,-146 L0,-230 L84,-146 Z', second)}${rect(-22, -90, 40, 70, glow)}`,
    `${oval(20, -20, 130, 50, glow)}${stroke('M-30,-26 q24,-14 50,0 M20,-8 q24,-14 60,0', pale, 6)}`,
    `${shape('M-40,0 L-20,-260 H20 L40,0 Z', pale)}${shape('M-60,-250 L0,-310 L60,-250 Z', second)}${disc(0, -270, 20, glow)}`,
  ][kind];
  return `${shape('M-270,0 L0,140 V290 Q-60,250 -110,260 Q-190,210 -230,120 Q-262,80 -270,0 Z', deep)}${shape('M270,0 L0,140 V290 Q90,250 120,200 Q220,170 240,90 Q268,60 270,0 Z', second)}${shape('M0,-140 L270,0 L0,140 L-270,0 Z', accent)}${stroke('M-270,0 L0,140 L270,0', pale, 10)}${crest}${repeat(random.whole(2, 4), (index) => tree([-170, 170, 20, -60][index] ?? 0, [10, 16, 100, 70][index] ?? 0))}`;
};

const mask: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const kind = random.whole(0, 3);
  const face =
    kind === 1
      ? 'M-230,-90 Q0,-200 230,-90 Q250,60 130,110 Q40,100 0,20 Q-40,100 -130,110 Q-250,60 -230,-90 Z'
      : 'M-190,-220 Q0,-290 190,-220 Q220,60 100,210 Q0,300 -100,210 Q-220,60 -190,-220 Z';
  const eye = kind === 2 ? 22 : 40;
  return `${kind === 0 ? shape('M-170,-200 L-230,-380 L-60,-250 Z M170,-200 L230,-380 L60,-250 Z', accent) : ''}${kind === 3 ? repeat(7, (index) => `<path transform="translate(0 -200) rotate(${-66 + index * 22})" d="M-18,0 Q-40,-150 0,-230 Q40,-150 18,0 Z" fill="${index % 2 ? glow : second}"/>`) : ''}
  ${shape(face, pale)}<clipPath id="half"><rect x="0" y="-400" width="400" height="800"/></clipPath>${shape(face, random.pick([accent, second]), 'clip-path="url(#half)" opacity=".85"')}${[-92, 92].map((x) => oval(x, kind === 1 ? -30 : -50, 56, eye, deep)).join('')}${[-92, 92].map((x) => disc(x + 14, kind === 1 ? -36 : -56, 12, glow)).join('')}
  ${kind === 1 ? repeat(9, (index) => disc(-180 + index * 45, -110 - 30 * (1 - ((index - 4) / 4) ** 2), 9, glow)) : `${stroke('M-150,-126 Q-90,-170 -40,-120 M150,-126 Q90,-170 40,-120', deep, 16)}${stroke(`M-70,140 Q0,${random.whole(110, 210)} 70,140`, deep, 18)}${disc(0, -190, 24, glow)}${disc(-130, 70, 30, accent, 'opacity=".5"')}`}`;
};

/** A flower of five petals. */
const blossom = (x: number, y: number, size: number, petal: string, heart: string): string =>
  repeat(5, (index) =>
    disc(x + Math.cos(index * 1.257) * size, y + Math.sin(index * 1.257) * size, size * 0.7, petal),
  ) + disc(x, y, size * 0.5, heart);

const robe: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const cut = random.pick([
    'M-110,-260 L-330,-200 L-300,80 L-170,60 V270 H170 V60 L300,80 L330,-200 L110,-260 L0,-180 Z',
    'M-110,-260 L-320,-190 L-360,230 L-190,200 L-170,40 V270 H170 V40 L190,200 L360,230 L320,-190 L110,-260 L0,-180 Z',
    'M-110,-260 L-290,-180 L-270,-40 L-160,-60 L-220,270 H220 L160,-60 L270,-40 L290,-180 L110,-260 L0,-180 Z',
  ]);
  const pattern = random.pick([
    () =>
      repeat(random.whole(9, 16), () => {
        const x = random.whole(-150, 150) + random.pick([-120, 0, 120]);
        const y = random.whole(-180, 0) + (Math.abs(x) < 150 ? 240 : 0);
        return blossom(x, y, random.whole(9, 17), pale, glow);
      }),
    () =>
      repeat(7, (index) =>
        stroke(`M-340,${-190 + index * 70} q85,-44 170,0 t170,0 t170,0 t170,0`, pale, 12, 'opacity=".8"'),
      ),
    () => repeat(9, (index) => rect(-330 + index * 78, -270, 26, 560, glow, 'opacity=".5"')),
    () =>
      `${blossom(-210, -90, 40, pale, glow)}${blossom(100, 190, 54, pale, glow)}${blossom(230, -120, 28, glow, pale)}`,
  ])();
  return `<clipPath id="cut"><path d="${cut}"/></clipPath>${shape(cut, accent)}<g clip-path="url(#cut)">${rect(0, -280, 400, 580, deep, 'opacity=".18"')}${pattern}</g>${shape('M-110,-260 L20,0 L-20,40 V270 H-50 V30 L-150,-240 Z M110,-260 L-20,0 L30,40 L150,-240 Z', pale)}${rect(-172, 10, 344, 84, second)}${rect(-172, 44, 344, 14, glow)}${stroke('M-370,-250 H370', deep, 14)}`;
};

const companion: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const kind = random.whole(0, 3);
  const ears = [
    'M-150,-130 L-190,-310 L-50,-200 Z M150,-130 L190,-310 L50,-200 Z',
    'M-110,-150 Q-170,-390 -100,-400 Q-30,-390 -40,-180 Z M110,-150 Q170,-390 100,-400 Q30,-390 40,-180 Z',
    'M-170,-100 Q-270,-200 -190,-250 Q-110,-260 -80,-180 Z M170,-100 Q270,-200 190,-250 Q110,-260 80,-180 Z',
    'M-30,-190 Q-80,-330 -150,-340 Q-110,-250 -70,-190 Z M30,-190 Q80,-330 150,-340 Q110,-250 70,-190 Z',
  ][kind];
  return `${shape(ears ?? '', second)}${kind === 3 ? `${shape('M-170,60 Q-380,-60 -340,-170 Q-240,-120 -140,0 Z M170,60 Q380,-60 340,-170 Q240,-120 140,0 Z', glow)}` : stroke(`M150,190 Q${random.whole(260, 330)},160 280,40`, second, 46)}${oval(0, 130, 170, 150, accent)}${oval(0, 160, 104, 104, pale)}${oval(0, -60, 200, 160, accent)}${shape('M0,-220 a200,160 0 0 1 0,320 Q110,-60 0,-220 Z', deep, 'opacity=".18"')}${[-84, 84].map((x) => `${oval(x, -66, 36, 44, deep)}${disc(x - 10, -82, 13, '#fff')}`).join('')}${shape('M-18,-10 h36 l-18,20 Z', deep)}${stroke('M0,10 q-22,28 -44,8 M0,10 q22,28 44,8', deep, 8)}${[-130, 130].map((x) => disc(x, -4, 26, glow, 'opacity=".8"')).join('')}${[-90, 90].map((x) => oval(x, 262, 62, 30, second)).join('')}${disc(0, 60, 20, glow)}`;
};

const window_: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const isRound = random.next() > 0.6;
  const frame = isRound
    ? 'M-250,0 a250,250 0 1 1 500,0 a250,250 0 1 1 -500,0 Z'
    : 'M-220,270 V-140 A220,160 0 0 1 220,-140 V270 Z';
  return `<clipPath id="pane"><path d="${frame}"/></clipPath><g clip-path="url(#pane)">${rect(-260, -320, 520, 620, deep)}${disc(random.whole(-120, 120), random.whole(-190, -80), 64, glow)}${repeat(
    9,
    (index) => {
      const height = random.whole(90, 330);
      return `${rect(-260 + index * 58, 280 - height, 52, height, index % 2 ? second : accent)}${repeat(5, () => rect(-252 + index * 58 + random.whole(0, 1) * 22, 280 - height + 14 + random.whole(0, 6) * 32, 12, 16, glow))}`;
    },
  )}</g>${stroke(frame, pale, 34)}${stroke(isRound ? 'M-250,0 H250 M0,-250 V250' : 'M0,-290 V270 M-220,20 H220', pale, 16)}${isRound ? '' : `${rect(-270, 262, 540, 34, pale)}${repeat(6, (index) => disc(-200 + index * 80, 246, 32, index % 2 ? accent : second))}`}`;
};

const ship: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const fold = (d: string) => shape(d, '#000', 'opacity=".17"');
  const hull = random.pick([
    () =>
      `${shape('M0,-290 L150,60 H-150 Z', pale)}${fold('M0,-290 L150,60 H0 Z')}${shape('M-310,-30 L-130,150 H130 L310,-30 L90,60 H-90 Z', pale)}${fold('M310,-30 L130,150 H0 L0,60 H90 Z')}${shape('M-150,60 H-60 L0,10 L150,60 Z', '#fff')}`,
    () =>
      `${[-110, 90].map((x, index) => `${shape(`M${x},${-250 + index * 60} L${x + 110},60 H${x - 110} Z`, pale)}${fold(`M${x},${-250 + index * 60} L${x + 110},60 H${x} Z`)}`).join('')}${shape('M-330,0 L-200,150 H200 L330,0 L210,60 H-210 Z', pale)}${fold('M330,0 L200,150 H0 V60 H210 Z')}`,
    () =>
      `${stroke('M0,60 V-330', deep, 12)}${shape('M8,-320 Q190,-200 190,20 H8 Z', accent)}${shape('M-10,-270 Q-130,-150 -150,20 H-10 Z', glow)}${shape('M-280,50 H290 L200,150 H-200 Z', pale)}${fold('M290,50 L200,150 H0 V50 Z')}`,
    () =>
      `${shape('M-300,-10 Q-120,-60 0,-60 Q200,-60 310,40 L230,150 H-230 Z', pale)}${fold('M310,40 L230,150 H0 V-60 Q200,-60 310,40 Z')}${rect(-140, -190, 90, 140, second)}${rect(0, -230, 90, 180, accent)}${repeat(5, (index) => disc(-180 + index * 90, 50, 24, deep))}${shape('M300,40 L390,-120 L340,60 Z', glow)}`,
  ])();
  return `${repeat(random.whole(2, 3), (index) => shape(`M-260,${150 + index * 50} q65,-44 130,0 t130,0 t130,0 t130,0 L236,300 Q0,350 -236,300 Z`, index % 2 ? accent : second))}<g transform="translate(${random.whole(-30, 30)} 40) rotate(${random.whole(-9, 9)})">${hull}${repeat(4, (index) => stroke(`M${-70 + index * 14},${80 + index * 14} h${random.whole(50, 90)}`, deep, 4, 'opacity=".35"'))}${random.next() > 0.5 ? `${stroke('M0,-60 V-370', deep, 7)}${shape('M0,-370 L90,-343 L0,-316 Z', glow)}` : ''}</g>${shape('M-250,240 q62,-40 125,0 t125,0 t125,0 t125,0 L230,306 Q0,356 -230,306 Z', deep, 'opacity=".7"')}`;
};

const instrument: DrawObject = (colors, random) => {
  const { accent, glow, deep, pale, second } = colors;
  const strings = repeat(4, (index) => stroke(`M${-18 + index * 12},-250 V180`, pale, 3));
  return random.pick([
    `<g transform="rotate(${random.whole(16, 34)})">${rect(-28, -310, 56, 300, deep)}${shape('M-60,-380 h120 l-14,80 h-92 Z', second)}${shape('M0,-70 Q130,-90 120,0 Q90,50 150,130 Q180,290 0,290 Q-180,290 -150,130 Q-90,50 -120,0 Q-130,-90 0,-70 Z', accent)}${disc(0, 70, 54, deep)}${rect(-60, 176, 120, 20, pale)}${strings}</g>`,
    `${shape('M-200,290 V-210 Q-200,-300 -110,-280 Q40,-240 120,-300 Q210,-350 210,-250 L-120,290 Z', accent)}${shape('M-140,250 V-180 Q-60,-190 150,-240 Z', deep)}${repeat(8, (index) => stroke(`M${-128 + index * 32},-${196 + index * 5} V${236 - index * 56}`, glow, 4))}${disc(196, -280, 44, second)}`,
    `${shape('M-250,-60 h230 q180,0 250,-130 v330 q-70,-130 -250,-130 h-230 Z', accent)}${oval(230, -24, 44, 166, second)}${oval(230, -24, 26, 130, deep)}${stroke('M-200,60 q0,120 110,120 q120,0 120,-120', glow, 30)}${repeat(3, (index) => `${rect(-130 + index * 62, -150, 26, 100, pale)}${disc(-117 + index * 62, -158, 24, glow)}`)}${disc(-260, -24, 30, pale)}`,
    `${oval(0, -130, 230, 70, pale)}${shape('M-230,-130 V150 Q0,290 230,150 V-130 Q0,0 -230,-130 Z', accent)}${stroke('M-230,-90 L-130,190 L-40,-60 L50,220 L140,-70 L226,150', glow, 10)}${stroke('M-230,150 Q0,290 230,150', second, 26)}${stroke('M-300,-330 L-60,-150 M300,-330 L60,-140', deep, 20)}${disc(-56, -146, 28, second)}${disc(56, -138, 28, second)}`,
  ]);
};

const key: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const bow = random.pick([
    `${stroke('M-100,-210 a100,100 0 1 1 200,0 a100,100 0 1 1 -200,0', accent, 48)}${disc(0, -210, 36, glow)}`,
    repeat(6, (index) =>
      oval(Math.cos(index * 1.047) * 82, -210 + Math.sin(index * 1.047) * 82, 58, 58, index % 2 ? second : accent),
    ) + disc(0, -210, 56, glow),
    `${shape('M0,-90 Q-230,-190 -150,-320 Q-60,-390 0,-280 Q60,-390 150,-320 Q230,-190 0,-90 Z', accent)}${shape('M0,-160 Q-100,-220 -70,-270 Q-20,-290 0,-230 Q20,-290 70,-270 Q100,-220 0,-160 Z', deep)}`,
    `${shape('M0,-360 L150,-210 L0,-60 L-150,-210 Z', accent)}${shape('M0,-290 L80,-210 L0,-130 L-80,-210 Z', glow)}`,
  ]);
  return `<g transform="rotate(${random.whole(-30, 38)})">${rect(-26, -110, 52, 420, accent)}${rect(4, -110, 22, 420, deep, 'opacity=".3"')}${rect(-44, -110, 88, 30, second)}${rect(20, 170, 90, 44, accent)}${rect(20, 250, random.whole(60, 120), 44, accent)}${random.next() > 0.5 ? rect(60, 150, 34, 40, accent) : rect(-80, 250, 60, 44, accent)}${bow}${stroke('M20,20 q80,-30 110,30 M-20,80 q-80,-20 -110,40', second, 12)}${disc(136, 56, 18, pale)}${disc(-136, 126, 18, pale)}</g>`;
};

export const TREASURES: Readonly<Record<string, DrawObject>> = {
  land,
  mask,
  robe,
  companion,
  window: window_,
  ship,
  instrument,
  key,
};
