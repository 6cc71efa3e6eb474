import { backdrop, GROUND, HEIGHT, inAir, inSky, WIDTH } from './backdrop.ts';
import { LANDMARKS } from './landmarks/index.ts';
import type { Landmark } from './landmarks/landmark.ts';
import { MOODS, type Mood } from './moods.ts';
import { at, disc, gradient, halo, oval, picture, rect, repeat, shape, stroke } from './pen.ts';
import { type Random, randomFrom } from './random.ts';
import { wordsOfName } from './words-of-names.ts';

/** What a key tells about its picture. A term that is not known is left to chance. */
interface Reading {
  landmark: string;
  mood: string;
}

/** @param terms of a key; the last landmark counts: a `Library Terrace` is a terrace */
function readWords(words: readonly string[], random: Random): Reading {
  const landmark = words.findLast((word) => Object.hasOwn(LANDMARKS, word)) ?? random.pick(Object.keys(LANDMARKS));
  const mood = words.find((word) => Object.hasOwn(MOODS, word)) ?? random.pick(Object.keys(MOODS));
  return { landmark, mood };
}

/** A space of the metaverse, 1600 × 900: its landmark near a third, which the crops 1:1 and 4:3 keep. @param name `space/s17-neon-arcade` */
export function spaceScene(name: string): string {
  const random = randomFrom(name);
  const reading = readWords(wordsOfName(name.split('/')[1] ?? ''), random);
  const landmark = LANDMARKS[reading.landmark];
  const mood = MOODS[reading.mood];
  return landmark && mood ? compose(landmark, mood, random) : '';
}

function compose(landmark: Landmark, mood: Mood, random: Random): string {
  const x = random.whole(800, 900);
  const size = random.between(1.14, 1.34);
  const scene = `${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}
    ${mood.effects.map((effect) => inSky(mood, random, effect)).join('')}
    ${backdrop(landmark.backdrop, mood, random)}
    ${rect(0, GROUND - 200, WIDTH, 210, 'url(#haze)')}
    ${GROUNDS[landmark.ground](mood, random)}
    ${oval(x, GROUND + 10, 430 * size, 26, '#000', 'opacity=".2"')}
    ${at(x, GROUND, landmark.draw(mood, random), size)}
    ${landmark.isBusy ? people(mood, random) : ''}
    ${foreground(mood, random, landmark)}
    ${mood.effects.map((effect) => inAir(mood, random, effect)).join('')}
    ${rect(0, 0, WIDTH, HEIGHT, 'url(#side)')}${rect(0, HEIGHT - 260, WIDTH, 260, 'url(#foot)')}`;
  const isMirrored = random.next() > 0.5;
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${gradient('sky', mood.sky)}${halo('glow', mood.glow, mood.isNight ? 0.75 : 0.45)}${halo('sunlight', mood.sun, 0.6)}
    <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.sky[2]}" stop-opacity="0"/><stop offset="1" stop-color="${mood.sky[2]}" stop-opacity=".6"/></linearGradient>
    <linearGradient id="side"><stop offset="0" stop-color="${mood.sun}" stop-opacity=".2"/><stop offset=".5" stop-color="${mood.sun}" stop-opacity="0"/></linearGradient>
    <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.near}" stop-opacity="0"/><stop offset="1" stop-color="${mood.near}" stop-opacity=".6"/></linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.shade}"/><stop offset="1" stop-color="${mood.near}"/></linearGradient>
    <linearGradient id="grass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.far}"/><stop offset="1" stop-color="${mood.near}"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.sky[2]}"/><stop offset=".3" stop-color="${mood.sky[1]}"/><stop offset="1" stop-color="${mood.sky[0]}"/></linearGradient></defs>
    ${isMirrored ? at(WIDTH, 0, scene, -1, 1) : scene}`,
  );
}

type DrawGround = (mood: Mood, random: Random) => string;

const GROUNDS: Record<Landmark['ground'], DrawGround> = {
  grass: (_, random) =>
    shape(
      `M0,${GROUND - 10} Q400,${GROUND - random.whole(20, 60)} 800,${GROUND - 10} T1600,${GROUND - 14} V900 H0 Z`,
      'url(#grass)',
    ),
  paved: ({ wall, near }) =>
    `${rect(0, GROUND - 10, WIDTH, 220, 'url(#floor)')}${repeat(11, (index) => shape(`M${index * 160 - 20},${GROUND - 10} h3 L${(index - 5) * 340 + 806},900 h-8 Z`, wall, 'opacity=".28"'))}${[GROUND + 24, GROUND + 74, GROUND + 146].map((y) => rect(0, y, WIDTH, 3, near, 'opacity=".3"')).join('')}`,
  floor: ({ glow, wall }) =>
    `${rect(0, GROUND - 10, WIDTH, 220, 'url(#floor)')}${oval(860, GROUND + 60, 620, 80, glow, 'opacity=".16"')}${rect(0, GROUND - 12, WIDTH, 4, wall, 'opacity=".5"')}`,
  sand: ({ sun }, random) =>
    `${rect(0, GROUND - 10, WIDTH, 220, 'url(#grass)')}${repeat(5, (index) => stroke(`M-20,${GROUND + 30 + index * 36} q${random.whole(200, 400)},-${random.whole(14, 40)} 800,0 t840,0`, sun, 4, 'opacity=".25"'))}`,
  water: ({ sun }, random) =>
    `${rect(0, GROUND - 40, WIDTH, 260, 'url(#water)')}${repeat(30, () => {
      const y = random.between(GROUND - 26, 890);
      return rect(random.between(0, 1500), y, random.between(40, 180) * ((y - 600) / 200), 4, sun, 'opacity=".4"');
    })}`,
};

/** Visitors in front of a busy landmark, larger when they are nearer. */
function people({ near, accent }: Mood, random: Random): string {
  return repeat(random.whole(7, 11), (index) => {
    const size = random.between(0.7, 1.15) + index * 0.03;
    const cloth = random.next() > 0.8 ? accent : near;
    const step = random.whole(4, 18);
    const body = `${disc(0, -108, 15, near)}${shape('M-20,-46 q-4,-44 20,-44 q24,0 20,44 l-6,10 h-28 Z', cloth)}${stroke(`M-8,-42 L${-step},0 M8,-42 L${step},0`, near, 11)}${random.next() > 0.6 ? stroke('M16,-76 L40,-104', cloth, 9) : ''}`;
    return at(random.between(60, 1540), GROUND + 36 + index * 13, body, size);
  });
}

/** Dark shapes at the edges lead the eye to the landmark. */
function foreground({ near }: Mood, random: Random, { ground }: Landmark): string {
  const side = random.whole(0, 3);
  if (ground === 'grass' && side < 3)
    return repeat(9, (index) => {
      const x = index * 46 - 40;
      return `<path transform="translate(${x} 910) rotate(${random.whole(-26, 26)})" d="M0,0 Q-26,-${random.whole(60, 120)} 0,-${random.whole(130, 230) - index * 12} Q26,-80 0,0 Z" fill="${near}"/>`;
    });
  if (side === 0)
    return `${rect(96, 380, 16, 520, near)}${disc(104, 360, 130, 'url(#glow)')}${rect(70, 340, 68, 56, near)}`;
  if (side === 1) return shape('M0,0 H420 Q240,60 200,150 Q90,130 0,250 Z', near, 'opacity=".85"');
  return '';
}
