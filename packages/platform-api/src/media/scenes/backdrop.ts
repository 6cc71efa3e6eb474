import type { Landmark } from './landmarks/landmark.ts';
import type { Effect, Mood } from './moods.ts';
import { disc, oval, rect, repeat, shape, stroke } from './pen.ts';
import type { Random } from './random.ts';

export const WIDTH = 1600;
export const HEIGHT = 900;
/** Where the landmark stands. */
export const GROUND = 690;

/** Far land behind a landmark, paler with distance. */
export function backdrop(kind: Landmark['backdrop'], mood: Mood, random: Random): string {
  const layer = (base: number, height: number, opacity: number) => {
    const draw = LANDS[kind];
    return draw ? `<g opacity="${opacity}">${draw(mood, random, base, height)}</g>` : '';
  };
  return `${layer(GROUND - 30, 300, 0.45)}${layer(GROUND, 190, 0.9)}`;
}

type Land = (mood: Mood, random: Random, base: number, height: number) => string;

const LANDS: Partial<Record<Landmark['backdrop'], Land>> = {
  peaks: ({ far }, random, base, height) =>
    shape(
      `M-20,${base + 40} ${Array.from({ length: 12 }, (_, index) => `L${Math.round(index * 150 - 30 + random.between(-40, 40))},${Math.round(base - height * (index % 2 ? random.between(0.6, 1.15) : random.between(0.1, 0.4)))}`).join(' ')} L1640,${base + 40} Z`,
      far,
    ),
  hills: ({ far }, random, base, height) =>
    repeat(5, (index) =>
      oval(
        index * 380 + random.between(-90, 90),
        base + 30,
        random.between(280, 420),
        height * random.between(0.5, 1),
        far,
      ),
    ),
  city: ({ far }, random, base, height) =>
    repeat(24, (index) => {
      const tall = height * random.between(0.3, 1.3);
      return rect(index * 68 - 10, base - tall, random.between(46, 70), tall + 40, far);
    }),
  trees: ({ far }, random, base, height) =>
    repeat(22, (index) => {
      const size = height * random.between(0.28, 0.5);
      const x = index * 76 + random.between(-20, 20);
      return `${disc(x, base - size * 1.1, size, far)}${rect(x - 8, base - size, 16, size + 40, far)}`;
    }),
  sea: ({ far }, random, base, height) =>
    `${shape(`M${random.whole(900, 1200)},${base - 20} q160,-${Math.round(height * 0.6)} 340,-${Math.round(height * 0.3)} t360,${Math.round(height * 0.3)} Z`, far)}`,
};

/** What the sky and the air show. Drawn behind the landmark, except what falls before it. */
export const inSky = (mood: Mood, random: Random, effect: Effect): string => SKY[effect]?.(mood, random) ?? '';
export const inAir = (mood: Mood, random: Random, effect: Effect): string => AIR[effect]?.(mood, random) ?? '';

type Draw = (mood: Mood, random: Random) => string;

const SKY: Partial<Record<Effect, Draw>> = {
  stars: (_, random) =>
    repeat(70, () =>
      disc(
        random.between(0, WIDTH),
        random.between(0, 480),
        random.next() ** 2 * 2.6 + 0.8,
        '#fff',
        `opacity="${random.between(0.3, 1).toFixed(1)}"`,
      ),
    ),
  moon: ({ sun }, random) => {
    const x = random.whole(260, 560);
    const y = random.whole(120, 220);
    const radius = random.whole(60, 110);
    return `${disc(x, y, radius * 3, 'url(#sunlight)')}${disc(x, y, radius, sun)}${disc(x - radius * 0.3, y - radius * 0.2, radius * 0.18, '#0001')}${disc(x + radius * 0.3, y + radius * 0.3, radius * 0.24, '#0001')}`;
  },
  sun: ({ sun }, random) => {
    const x = random.whole(240, 520);
    const y = random.whole(180, 420);
    return `${disc(x, y, 420, 'url(#sunlight)')}${disc(x, y, random.whole(56, 96), sun)}`;
  },
  clouds: (_, random) =>
    repeat(random.whole(4, 6), () => {
      const x = random.between(0, WIDTH);
      const y = random.between(70, 400);
      const size = random.between(0.5, 1.3);
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})" fill="#fff" opacity=".6"><path d="M-150,30 a36,36 0 0 1 20,-66 a64,64 0 0 1 118,-24 a50,50 0 0 1 92,14 a40,40 0 0 1 50,76 Z"/></g>`;
    }),
  lightning: ({ glow }, random) => {
    const x = random.whole(180, 420);
    return stroke(`M${x},0 l-40,130 l50,20 l-70,150 l40,16 l-50,150 M${x - 10},150 l90,110 l-10,80`, glow, 9);
  },
  meteors: ({ glow }, random) =>
    repeat(9, () => {
      const x = random.whole(100, 1500);
      const y = random.whole(40, 360);
      const size = random.whole(60, 190);
      return `${stroke(`M${x},${y} l${-size},${-size * 0.5}`, glow, 4, 'opacity=".6"')}${disc(x, y, 6, '#fff')}`;
    }),
  rainbow: (_, random) => {
    const x = random.whole(650, 950);
    return ['#f2637e', '#f7a65a', '#f9e07a', '#7fd6a0', '#6fb7f2', '#a58cf0']
      .map((color, index) =>
        stroke(
          `M${x - 620 + index * 22},760 a${620 - index * 22},${600 - index * 22} 0 0 1 ${1240 - index * 44},0`,
          color,
          23,
          'opacity=".5"',
        ),
      )
      .join('');
  },
  aurora: ({ glow, accent }, random) =>
    repeat(3, (index) => {
      const y = random.whole(80, 220);
      return shape(
        `M-20,${y + 120} Q300,${y - 90} 700,${y + 90} T1620,${y} V${y + 150} Q1200,${y + 330} 800,${y + 220} T-20,${y + 320} Z`,
        index % 2 ? accent : glow,
        'opacity=".2"',
      );
    }),
  islands: ({ far, near, wall }, random) =>
    repeat(3, (index) => {
      const x = 170 + index * 610 + random.whole(-70, 70);
      const y = random.whole(190, 380);
      const size = random.whole(60, 120);
      return `<g opacity=".85">${shape(`M${x - size},${y} Q${x - size * 0.3},${y + size * 0.9} ${x + 6},${y + size * 1.2} Q${x + size * 0.4},${y + size * 0.6} ${x + size},${y} Z`, far)}${oval(x, y, size, size * 0.17, near, 'opacity=".7"')}${shape(`M${x - 26},${y} v-40 l26,-34 26,34 v40 Z`, wall)}</g>`;
    }),
  bubbles: ({ sun }, random) =>
    `${repeat(6, (index) => shape(`M${index * 300 - 60},0 h${random.whole(50, 130)} L${index * 330 + 130},900 h-190 Z`, sun, 'opacity=".09"'))}${repeat(
      3,
      (index) => {
        const x = random.whole(120, 1400);
        const y = random.whole(130, 420);
        return shape(`M${x},${y} q40,-34 90,0 l30,-22 v46 l-30,-22 q-50,32 -90,-2 Z`, sun, `opacity=".${3 + index}"`);
      },
    )}`,
};

const AIR: Partial<Record<Effect, Draw>> = {
  petals: ({ accent }, random) =>
    repeat(46, () => {
      const x = random.between(0, WIDTH);
      const y = random.between(0, HEIGHT);
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${random.whole(7, 15)}" ry="6" fill="${random.next() > 0.4 ? '#ffdfe8' : accent}" opacity=".85" transform="rotate(${random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
    }),
  leaves: ({ glow, accent }, random) =>
    repeat(20, () => {
      const x = random.whole(0, WIDTH);
      const y = random.whole(60, HEIGHT);
      return shape(`M${x},${y} q16,-16 34,-4 q-12,18 -34,4 Z`, random.next() > 0.5 ? glow : accent, 'opacity=".75"');
    }),
  rain: ({ glow }, random) =>
    repeat(60, () => {
      const x = random.whole(0, WIDTH);
      const y = random.whole(0, 820);
      return stroke(`M${x},${y} l-8,${random.whole(26, 60)}`, glow, 2, 'opacity=".35"');
    }),
  bubbles: ({ sun }, random) =>
    repeat(26, () =>
      disc(
        random.between(0, WIDTH),
        random.between(80, HEIGHT),
        random.between(4, 18),
        'none',
        `stroke="${sun}" stroke-width="3" opacity=".5"`,
      ),
    ),
  sparks: ({ glow, accent }, random) =>
    repeat(26, () =>
      disc(
        random.between(0, WIDTH),
        random.between(60, 700),
        random.between(2, 6),
        random.next() > 0.5 ? glow : accent,
        'opacity=".8"',
      ),
    ),
  mist: ({ sky }, random) =>
    repeat(4, () =>
      oval(
        random.between(0, WIDTH),
        GROUND - random.between(0, 110),
        random.between(300, 520),
        random.between(20, 44),
        sky[2],
        'opacity=".32"',
      ),
    ),
};
