import { MOODS } from './moods.ts';
import type { ObjectColors } from './objects/object.ts';
import { at, disc, halo, picture, rect, repeat, shape, stroke } from './pen.ts';
import { SYMBOLS } from './posters/symbols.ts';
import { type Random, randomFrom } from './random.ts';
import { wordsOfName } from './words-of-names.ts';

const WIDTH = 1600;
const HEIGHT = 900;

/** The kind of event that the terms name. */
function symbolOf(words: readonly string[], random: Random): string {
  return words.find((word) => Object.hasOwn(SYMBOLS, word)) ?? random.pick(Object.keys(SYMBOLS));
}

/**
 * A poster, 1600 × 900: a strong symbol and the colors of the venue. It has no letters: the page shows the title and the
 * date in the reader's language and time zone. @param name `event/e4-dusk-sessions-concert-neon`
 */
export function posterScene(name: string): string {
  const random = randomFrom(name);
  const words = wordsOfName(name.split('/')[1] ?? '');
  const symbol = SYMBOLS[symbolOf(words, random)];
  const colors = colorsOf(words, random);
  return picture(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colors.deep}"/><stop offset="1" stop-color="${colors.second}"/></linearGradient>${halo('glow', colors.glow, 0.6)}</defs>
    ${rect(0, 0, WIDTH, HEIGHT, 'url(#back)')}${layoutOf(colors, random)}${at(800, 450, symbol ? symbol(colors, random) : '', random.between(1.02, 1.2))}`,
  );
}

/** From the mood of the venue, when a term names it after the kind of event. */
function colorsOf(words: readonly string[], random: Random): ObjectColors {
  const word = words.findLast((each) => Object.hasOwn(MOODS, each)) ?? random.pick(Object.keys(MOODS));
  const mood = MOODS[word] ?? MOODS.day;
  return mood
    ? {
        accent: mood.accent,
        second: mood.isNight ? mood.wall : mood.roof,
        glow: mood.glow,
        deep: mood.near,
        pale: '#fff8ec',
      }
    : { accent: '', second: '', glow: '', deep: '', pale: '' };
}

function layoutOf({ accent, glow, pale, second, deep }: ObjectColors, random: Random): string {
  const turned = random.whole(0, 30);
  const layouts = [
    () =>
      repeat(
        20,
        (index) =>
          `<path transform="translate(800 450) rotate(${index * 18 + turned})" d="M0,0 L-80,-1100 H80 Z" fill="${accent}" opacity=".25"/>`,
      ),
    () =>
      repeat(5, (index) =>
        disc(800, 450, 760 - index * 130, index % 2 ? deep : accent, `opacity="${0.22 + index * 0.05}"`),
      ),
    () =>
      repeat(9, (index) =>
        rect(index * 200 - 100 + turned, 0, 90, HEIGHT, accent, 'opacity=".2" transform="skewX(-14)"'),
      ),
    () =>
      `${disc(turned * 20 + 100, 160, 420, accent, 'opacity=".5"')}${disc(1400 - turned * 10, 780, 380, glow, 'opacity=".35"')}`,
    () =>
      `${repeat(140, (index) => disc((index % 20) * 84, Math.floor(index / 20) * 150 + (index % 2) * 75, 6 + Math.floor(index / 20) * 4, accent, 'opacity=".3"'))}${disc(800, 450, 390, deep, 'opacity=".6"')}`,
    () =>
      `${repeat(6, (index) => shape(`M0,${480 + index * 80} Q400,${300 + index * 90 + turned * 4} 800,${480 + index * 80} T1600,${470 + index * 80} V900 H0 Z`, index % 2 ? deep : accent, 'opacity=".3"'))}`,
    () =>
      `${shape('M0,0 H800 L400,900 H0 Z', accent, 'opacity=".4"')}${shape('M1600,900 H1100 L1600,200 Z', glow, 'opacity=".3"')}`,
    () =>
      `${rect(400 - turned, -20, 800, 940, accent, 'opacity=".35"')}${stroke(`M${400 - turned},0 V900 M${1200 - turned},0 V900`, glow, 10)}`,
  ];
  return `${random.pick(layouts)()}${disc(800, 450, 470, 'url(#glow)', 'opacity=".6"')}${repeat(3, () => disc(random.whole(60, 1540), random.whole(60, 840), random.whole(10, 26), random.pick([pale, glow, second]), 'opacity=".9"'))}`;
}
