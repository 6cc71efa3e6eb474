export type Effect =
  | 'stars'
  | 'moon'
  | 'sun'
  | 'clouds'
  | 'petals'
  | 'rain'
  | 'lightning'
  | 'meteors'
  | 'rainbow'
  | 'aurora'
  | 'bubbles'
  | 'islands'
  | 'mist'
  | 'leaves'
  | 'sparks';

/** The light and the few colors of a picture. The light comes from the left; a mirrored picture is lit from the right. */
export interface Mood {
  /** From the top to the horizon. */
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  near: string;
  wall: string;
  shade: string;
  roof: string;
  accent: string;
  glow: string;
  isNight: boolean;
  effects: readonly Effect[];
}

/** @param colors sky from top to horizon, sun, far land, near land, wall, shade, roof, accent, glow */
function mood(colors: string, isNight: boolean, ...effects: Effect[]): Mood {
  const [top = '', middle = '', low = '', sun = '', far = '', near = '', wall = '', shade = '', ...rest] =
    colors.split(' ');
  const [roof = '', accent = '', glow = ''] = rest;
  return { sky: [top, middle, low], sun, far, near, wall, shade, roof, accent, glow, isNight, effects };
}

/** By the term of a name that sets the mood. */
export const MOODS: Readonly<Record<string, Mood>> = {
  neon: mood('#12063a #3d1280 #f0479c #ffc9ef #4b2290 #140733 #7447d6 #3a1c86 #210f57 #19e3ff #ff86dc', true, 'sparks'),
  velvet: mood(
    '#2a0a24 #6b1740 #e0747c #ffd2b8 #7a2b52 #260a20 #a83a5c #641c40 #3d0f2c #f2b95f #ffd9a0',
    false,
    'mist',
  ),
  crystal: mood(
    '#5f9fe0 #a9d5f5 #f1fbff #ffffff #b3d6ee #4d7fae #eef8ff #a3cbe8 #6b9fcd #7d6bf0 #ffffff',
    false,
    'sparks',
  ),
  lunar: mood(
    '#0c1220 #27324f #7f8cae #f4f1e4 #4a5572 #141a2b #98a3bd #545f7d #2c3550 #c9d6ff #fff3c9',
    true,
    'moon',
    'stars',
  ),
  amber: mood(
    '#7a3b12 #d98324 #ffdc8c #fff1c4 #c98339 #4d240d #e8a04a #a8602a #6b3413 #fff0bb #ffe9a6',
    false,
    'sun',
    'leaves',
  ),
  silent: mood(
    '#aebac2 #cfd8dc #f3f0ea #ffffff #b9c4c9 #66757d #e4e6e4 #a3afb4 #7b898f #c98f77 #fff4dd',
    false,
    'mist',
  ),
  electric: mood(
    '#0b1540 #1b3a9c #5f86ff #fff7a8 #27459c #0a1133 #4c6be0 #25388f #141f5c #ffe62e #fff48a',
    true,
    'lightning',
  ),
  paper: mood(
    '#e9dcc3 #f3e9d6 #fbf6ea #ffffff #dccbab #a68a64 #fffaf0 #d9c7a6 #c06048 #3f7c85 #fff0c9',
    false,
    'clouds',
  ),
  golden: mood(
    '#3f6f9e #e9b872 #ffe9b0 #fffbe0 #c9a467 #54422a #f6d489 #b98b45 #80562a #b8433a #fff3c0',
    false,
    'sun',
    'clouds',
  ),
  midnight: mood(
    '#04081c #0c1c4a #24478c #dfe9ff #17305f #050b20 #34528f #1a2f60 #0e1c42 #ffb454 #ffd58a',
    true,
    'stars',
    'moon',
  ),
  coral: mood(
    '#38b6c4 #8fdcd6 #ffe4d2 #fff6ea #f2a48f #a9463f #fff0e4 #f4ab95 #e8624f #0f8f9c #fff2c2',
    false,
    'sun',
    'clouds',
  ),
  glass: mood(
    '#1f7f95 #6fc3cc #e2f6f2 #ffffff #7fbdc4 #1f5561 #d3f1f0 #7fc0c8 #2f7886 #ff8a5c #fffbe0',
    false,
    'clouds',
  ),
  solar: mood('#c2351f #f5813a #ffd76a #fffbe6 #d9663a #5c1710 #ffb04f #c2542a #7d2516 #fff2a8 #fff6c9', false, 'sun'),
  emerald: mood(
    '#0e4a44 #2f9a7c #c9f0b8 #fbffe0 #3a9574 #082f2a #6fcf9a #22795f #0e4d42 #ffd166 #f4ffb8',
    false,
    'leaves',
  ),
  drifting: mood(
    '#6f86d6 #b7b9ee #fde4ea #ffffff #a9a9dc #54528f #f3ecff #a79fd6 #6c62ab #ff9f80 #fff1d0',
    false,
    'islands',
    'clouds',
  ),
  hidden: mood(
    '#10241c #2c5240 #a9c98c #f1ffcf #3a6650 #07140f #6d8a5f #3a5542 #22382b #f2a65a #ffe6a0',
    false,
    'leaves',
    'mist',
  ),
  cobalt: mood(
    '#082a7a #1f5fd0 #9cd0ff #ffffff #2f66c4 #061a4d #e7f1ff #86afe8 #1640a0 #ffcb3d #fff3c2',
    false,
    'clouds',
  ),
  starlit: mood(
    '#0d0630 #35186e #8d5bb5 #ffeefc #3f2480 #0f0630 #6d4bb0 #382272 #24124f #ffd76b #ffe9ad',
    true,
    'stars',
    'meteors',
  ),
  copper: mood(
    '#3f5a5c #b98a6a #f2cfa6 #fff2dc #94705c #33211a #d18a56 #84482c #4e8a7c #58b09c #ffd9a0',
    false,
    'mist',
  ),
  opal: mood(
    '#b9a8e8 #f2c6de #d9f5ea #ffffff #c7bfe8 #7a6fa8 #fdf3fb #cdbfe6 #8fb9cf #ef7fae #fffbe0',
    false,
    'rainbow',
    'sparks',
  ),
  dawn: mood(
    '#4a5a9c #e59a9c #ffe3b0 #fff8dc #9c83a8 #33294f #f0c3b0 #9a7092 #5c4677 #ff8f5c #ffeebb',
    false,
    'sun',
    'mist',
  ),
  starfall: mood(
    '#06102e #15356b #4f8fb0 #f4ffff #234f7d #060f28 #4c7ba0 #234968 #12304f #ffe08a #fff0b8',
    true,
    'stars',
    'meteors',
  ),
  moonlit: mood(
    '#141a38 #36437c #9aa0c9 #fffbe0 #414c80 #0f132c #7580b3 #3c4680 #232b58 #f27d72 #ffe3a8',
    true,
    'moon',
    'mist',
  ),
  cherry: mood(
    '#f29ab6 #fbc6d6 #fff4ee #ffffff #e7a9be #8a3a5c #fff1f1 #eab0bf #b54a6e #d8345f #fff3d6',
    false,
    'petals',
  ),
  floating: mood(
    '#2f8fd6 #8fd0f5 #f4fbff #ffffff #9fcbe8 #3a6e94 #fff6e2 #d1bfa0 #d0603f #2fa37a #fff3c2',
    false,
    'islands',
    'clouds',
  ),
  cyber: mood(
    '#020d12 #063642 #0f8f86 #d6fff6 #0b4a50 #02090d #146a70 #093c45 #05242b #ff3d81 #5dffd0',
    true,
    'rain',
    'sparks',
  ),
  deep: mood(
    '#021a3a #05497a #1fa0b5 #c9fff5 #0a5a84 #01142c #2f86a0 #104f70 #0a3550 #ff8f6b #9dfff0',
    true,
    'bubbles',
  ),
  clouds: mood(
    '#3f7fd0 #9cc8f5 #fff0dc #fffef0 #c9d8ee #7f9ac4 #ffffff #c4d2ea #5f7fb5 #f2785c #fff3c2',
    false,
    'clouds',
    'sun',
    'islands',
  ),
  rainbow: mood(
    '#5a8fe0 #b9defa #fff8e0 #ffffff #a3cfa8 #3f7a5c #fff6ec #e0b8c9 #e8598b #ffb52e #fff3a8',
    false,
    'rainbow',
    'clouds',
  ),
  phantom: mood(
    '#1a1030 #4b3670 #b59fc9 #f9eaff #5c4a80 #150c28 #8d7aa8 #4a3a6b #2f2350 #7dffcf #c9ffe8',
    true,
    'mist',
    'aurora',
  ),
  windy: mood(
    '#6aa6b8 #b4d6cf #f7f2cf #ffffff #9cbf9a #44653f #f4efdd #b9b894 #7d9c62 #d9603f #fff3c2',
    false,
    'leaves',
    'clouds',
  ),
  mirror: mood(
    '#3c6e9e #a3c4dc #fbe0cf #fff6e8 #7d9cba #2f4a6b #f0e4dc #a9adb9 #55708f #e8775c #fff0c9',
    false,
    'mist',
    'sun',
  ),
  aurora: mood(
    '#03111f #0a3a48 #2f8f7a #eafff2 #12485a #030d17 #3f7080 #1b4252 #10303d #ff9ecf #c2ffda',
    true,
    'aurora',
    'stars',
  ),
  dusk: mood('#2b1d5c #a04a80 #ffb07a #fff0c8 #74407c #1f1340 #b5688f #643a75 #3d2458 #ffd06b #ffe2a3', false, 'sun'),
  festive: mood(
    '#0a0d30 #3a1b66 #c2517a #ffe2c0 #4a2a70 #0b0826 #8a4a80 #4a2864 #2b1648 #ffc23d #ffdb85',
    true,
    'sparks',
    'stars',
  ),
  day: mood(
    '#2f86d0 #94cdf0 #fdf6e0 #fffef0 #8fbf9c #2f5c45 #fbf1dc #cdb897 #c95d3f #f2a53a #fff3c2',
    false,
    'sun',
    'clouds',
  ),
};
