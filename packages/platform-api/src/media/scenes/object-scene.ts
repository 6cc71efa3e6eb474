import { GEAR } from './objects/gear.ts';
import type { DrawObject, ObjectColors } from './objects/object.ts';
import { TREASURES } from './objects/treasures.ts';
import { at, disc, halo, oval, picture, rect, repeat, shape, stroke } from './pen.ts';
import { type Random, randomFrom } from './random.ts';
import { wordsOfName } from './words-of-names.ts';

const OBJECTS: Readonly<Record<string, DrawObject>> = { ...TREASURES, ...GEAR };
const colors = (list: string): ObjectColors => {
  const [accent = '', second = '', glow = '', deep = '', pale = ''] = list.split(' ');
  return { accent, second, glow, deep, pale };
};
const COLORS: readonly ObjectColors[] = [
  colors('#ff6f91 #845ec2 #ffc75f #2a1a4f #fff3e6'),
  colors('#00c9a7 #2c73d2 #f9f871 #0b2545 #eafff7'),
  colors('#ff9671 #d65db1 #ffe08a #3b1238 #fff1e3'),
  colors('#4d8dff #7a5cff #5df2d6 #10123f #eef3ff'),
  colors('#f9c846 #e4572e #fff3b0 #4a1c14 #fffaf0'),
  colors('#7bd389 #38a3a5 #ffe66d #0f3d3e #f3fff0'),
  colors('#f28bb0 #b5179e #fde2ff #3c096c #fff5fb'),
  colors('#c9ada7 #9a8c98 #f2cc8f #22223b #f8f4ef'),
  colors('#e63946 #457b9d #ffd166 #14213d #f1faee'),
  colors('#a0c4ff #6d6dd8 #ffd6a5 #23235b #ffffff'),
  colors('#c77dff #5a189a #72efdd #1b0636 #f6eaff'),
];

/** What a name calls. A name without a known object gets any. */
function objectOf(words: readonly string[], random: Random): string {
  return words.find((word) => Object.hasOwn(OBJECTS, word)) ?? random.pick(Object.keys(OBJECTS));
}

/** A token of the marketplace: one object on a plinth, 900 × 1200. @param name `nft/n2-1-moonlit-mask` */
export function tokenScene(name: string): string {
  const random = randomFrom(name);
  const subject = objectOf(wordsOfName(name.split('/')[1] ?? ''), random);
  const palette = random.pick(COLORS);
  const draw = OBJECTS[subject];
  return picture(
    900,
    1200,
    `${backgroundOf(palette, random, 900, 1200)}${plinth(450, 900, palette)}${at(450, 590, draw ? draw(palette, random) : '', random.between(0.9, 1.02))}`,
  );
}

/** A collection: three of its objects, 1600 × 900. @param name `collection/c2-moonlit-mask` */
export function collectionScene(name: string): string {
  const random = randomFrom(name);
  const subject = objectOf(wordsOfName(name.split('/')[1] ?? ''), random);
  const draw = OBJECTS[subject];
  const first = random.pick(COLORS);
  const item = (x: number, y: number, size: number) => {
    const palette = random.pick(COLORS.filter((each) => each !== first));
    return `${plinth(x, y + 300 * size, palette, size)}${at(x, y, draw ? draw(palette, random) : '', size)}`;
  };
  return picture(
    1600,
    900,
    `${backgroundOf(first, random, 1600, 900)}${item(420, 470, 0.62)}${item(1180, 470, 0.62)}${item(800, 450, 0.92)}`,
  );
}

function plinth(x: number, y: number, { deep, second, pale }: ObjectColors, size = 1): string {
  return at(
    x,
    y,
    `${shape('M-260,0 V110 Q0,190 260,110 V0 Z', deep)}${shape('M-260,0 V110 Q-160,140 -60,150 V0 Z', second, 'opacity=".55"')}${oval(0, 0, 260, 64, second)}${oval(0, -4, 232, 52, pale, 'opacity=".25"')}${oval(0, 4, 170, 30, '#000', 'opacity=".3"')}`,
    size,
  );
}

function backgroundOf(
  { deep, second, glow, accent, pale }: ObjectColors,
  random: Random,
  width: number,
  height: number,
): string {
  const style = random.whole(0, 5);
  const [x, y] = [width / 2, height * 0.47];
  const pattern = [
    repeat(
      16,
      (index) =>
        `<path transform="translate(${x} ${y}) rotate(${index * 22.5})" d="M0,0 L-60,-1100 H60 Z" fill="${accent}" opacity=".16"/>`,
    ),
    repeat(4, (index) =>
      disc(
        x,
        y,
        180 + index * 120,
        'none',
        `stroke="${glow}" stroke-width="${18 - index * 4}" opacity="${0.5 - index * 0.1}"`,
      ),
    ),
    disc(x, y - 20, height * 0.36, accent, 'opacity=".55"'),
    repeat(9, (index) => stroke(`M${-200 + index * 240},-20 l-500,${height + 40}`, accent, 60, 'opacity=".14"')),
    repeat(60, (index) =>
      disc((index % 10) * (width / 9), Math.floor(index / 10) * (height / 5), 13, pale, 'opacity=".16"'),
    ),
    rect(x - 250, y - 400, 500, height, accent, 'opacity=".4" rx="250"'),
  ][style];
  return `<defs><radialGradient id="back" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="${second}"/><stop offset="1" stop-color="${deep}"/></radialGradient>${halo('glow', glow, 0.5)}</defs>${rect(0, 0, width, height, 'url(#back)')}${pattern}${disc(x, y, 460, 'url(#glow)')}${repeat(10, () => disc(random.between(40, width - 40), random.between(40, height * 0.7), random.between(3, 9), glow, 'opacity=".8"'))}`;
}
