import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { Random } from '../random.ts';

/** The few colors of a person. */
export interface Look {
  skin: string;
  hair: string;
  cloth: string;
  accent: string;
}

const SKINS = ['#f6d3bd', '#e8b48f', '#c98a5e', '#9a5f3b', '#6b3f28', '#f2c6a8', '#d9a27a', '#b7c4ff', '#a8e6cf'];
const HAIRS = ['#1b1523', '#3b2314', '#7a3e1d', '#d9a441', '#e8e4f0', '#c63d6f', '#5b3df5', '#12a89d', '#f06d3a'];
const CLOTHS = [
  '#5b3df5',
  '#d946ef',
  '#0ea5a4',
  '#f97316',
  '#24304f',
  '#e11d48',
  '#2563eb',
  '#f2c12e',
  '#f2efe9',
  '#3f8f5c',
];
const BACKS = [
  '#ffd9c2',
  '#c9e8ff',
  '#d9d2ff',
  '#ffe7a8',
  '#c8f2df',
  '#ffcfe0',
  '#2b2f63',
  '#0f4c5c',
  '#5c2751',
  '#f28f6b',
];

export function lookOf(random: Random): Look & { back: string } {
  const cloth = random.pick(CLOTHS);
  return {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    cloth,
    accent: random.pick(CLOTHS.filter((color) => color !== cloth)),
    back: random.pick(BACKS),
  };
}

/** Hair behind and before a head of 344 × 400 in the origin. */
const HAIR: readonly (readonly [string, string])[] = [
  ['', 'M-182,20 Q-220,-232 0,-236 Q220,-232 182,20 Q160,-100 0,-116 Q-160,-100 -182,20 Z'],
  [
    'M-190,-20 Q-240,300 -150,360 H150 Q240,300 190,-20 Z',
    'M-180,30 Q-224,-244 0,-240 Q224,-244 180,30 Q176,-80 90,-120 Q-30,-60 -120,-110 Q-172,-60 -180,30 Z',
  ],
  [
    '',
    'M-180,-10 Q-226,-170 -140,-190 Q-130,-270 -20,-240 Q70,-300 110,-220 Q230,-210 180,-10 Q120,-120 0,-130 Q-120,-120 -180,-10 Z',
  ],
  [
    'M-196,-30 Q-230,170 -170,200 H170 Q230,170 196,-30 Z',
    'M-184,60 Q-230,-236 0,-240 Q230,-236 184,60 Q180,-70 160,-96 H-160 Q-180,-70 -184,60 Z',
  ],
  [
    'M-60,-210 a90,90 0 1 1 120,0 Z',
    'M-176,-10 Q-190,-230 0,-232 Q190,-230 176,-10 Q130,-140 0,-150 Q-130,-140 -176,-10 Z',
  ],
  [
    'M-270,-60 a130,130 0 0 1 60,-190 a200,190 0 0 1 420,0 a130,130 0 0 1 60,190 a110,110 0 0 1 -70,150 H-200 a110,110 0 0 1 -70,-150 Z',
    'M-172,-60 Q-120,-170 0,-170 Q120,-170 172,-60 Q200,-240 0,-250 Q-200,-240 -172,-60 Z',
  ],
  [
    'M170,-120 Q330,-130 300,190 Q240,260 250,60 Q240,-60 160,-60 Z',
    'M-178,10 Q-220,-236 0,-238 Q220,-236 178,10 Q150,-60 60,-150 Q-60,-40 -178,10 Z',
  ],
  [
    '',
    'M-176,-60 Q-170,-190 -40,-210 L-70,-310 L20,-240 L70,-330 L100,-230 L170,-260 L150,-180 Q180,-140 176,-60 Q100,-140 0,-140 Q-110,-140 -176,-60 Z',
  ],
  [
    'M-180,0 Q-290,60 -260,260 Q-200,300 -200,200 Z M180,0 Q290,60 260,260 Q200,300 200,200 Z',
    'M-180,20 Q-222,-238 0,-240 Q222,-238 180,20 Q150,-110 8,-190 Q-150,-110 -180,20 Z',
  ],
  ['', 'M-168,-70 Q-160,-222 0,-226 Q160,-222 168,-70 Q90,-160 0,-158 Q-90,-160 -168,-70 Z'],
];

/** A head around the origin, with what it wears; `behind` is the hair behind the shoulders. */
export function head({ skin, hair, accent, cloth }: Look, random: Random): { behind: string; front: string } {
  const [behind, before] = HAIR[random.whole(0, HAIR.length - 1)] ?? ['', ''];
  const gaze = random.whole(-10, 10);
  const smile = random.whole(0, 3);
  const isBlinking = random.next() > 0.8;
  const eyes = [-66, 66]
    .map((x) =>
      isBlinking
        ? stroke(`M${x - 28},14 q28,-26 56,0`, '#2a1a1f', 12)
        : `${oval(x, 10, 31, 35, '#fff')}${disc(x + gaze, 14, 21, '#2a1f33')}${disc(x + gaze + 8, 5, 7, '#fff')}`,
    )
    .join('');
  const mouth = [
    stroke('M-40,104 q40,34 80,0', '#3a1420', 10, 'opacity=".75"'),
    shape('M-46,96 q46,12 92,0 q-6,62 -46,62 q-40,0 -46,-62 Z', '#7a1f33'),
    stroke('M-24,112 h52', '#3a1420', 10, 'opacity=".7"'),
    stroke('M-30,108 q40,24 66,-12', '#3a1420', 10, 'opacity=".75"'),
  ][smile];
  const front = `${oval(-172, 26, 30, 42, skin)}${oval(172, 26, 30, 42, skin)}
  ${shape('M-172,-40 Q-172,-200 0,-200 Q172,-200 172,-40 Q176,110 90,180 Q0,224 -90,180 Q-176,110 -172,-40 Z', skin)}${shape('M60,-196 Q172,-180 172,-40 Q176,110 90,180 Q60,196 30,200 Q150,100 130,-40 Q124,-140 60,-196 Z', '#5a1f3a', 'opacity=".13"')}
  ${[-108, 108].map((x) => disc(x, 84, 28, '#ff5a6e', 'opacity=".22"')).join('')}${eyes}${stroke(`M-100,${-48 - random.whole(0, 12)} q34,-22 66,-4 M34,${-52 - random.whole(0, 10)} q36,-18 66,6`, hair, 12)}${stroke('M2,30 q14,26 -8,34', '#5a1f3a', 8, 'opacity=".35"')}${mouth}
  ${shape(before, hair)}${stroke('M-110,-176 Q-50,-214 30,-206', '#fff', 14, 'opacity=".18"')}${worn(random, cloth, accent)}`;
  return { behind: `${shape(behind, hair)}${shape(behind, '#000', 'opacity=".18"')}`, front };
}

function worn(random: Random, cloth: string, accent: string): string {
  const items = [
    '',
    '',
    '',
    `${[-66, 66].map((x) => `<rect x="${x - 52}" y="-34" width="104" height="88" rx="40" fill="#ffffff33" stroke="${accent}" stroke-width="11"/>`).join('')}${stroke('M-14,0 h28', accent, 11)}`,
    `${stroke('M-190,20 a190,230 0 0 1 380,0', accent, 26)}${rect(-226, -20, 62, 120, cloth, 'rx="30"')}${rect(164, -20, 62, 120, cloth, 'rx="30"')}`,
    `${shape('M-190,-80 Q-190,-262 0,-264 Q190,-262 190,-80 Q0,-140 -190,-80 Z', cloth)}${shape('M-60,-116 Q120,-150 300,-70 Q180,-40 -20,-66 Z', accent)}`,
    `${shape('M-196,-70 Q-200,-290 0,-292 Q200,-290 196,-70 Z', accent)}${rect(-206, -110, 412, 62, cloth, 'rx="30"')}${disc(0, -304, 42, cloth)}`,
    `<rect x="-142" y="-30" width="284" height="80" rx="38" fill="${accent}" opacity=".85"/>${stroke('M-110,-8 h80', '#fff', 12, 'opacity=".6"')}`,
    `${shape('M-176,-110 L-196,-330 L-50,-214 Z M176,-110 L196,-330 L50,-214 Z', cloth)}${shape('M-160,-150 L-176,-280 L-90,-210 Z M160,-150 L176,-280 L90,-210 Z', accent)}`,
    repeat(5, (index) => disc(130 + Math.cos(index * 1.257) * 30, -160 + Math.sin(index * 1.257) * 30, 24, accent)) +
      disc(130, -160, 20, '#ffe28a'),
  ];
  return random.pick(items);
}
