import { at, disc, oval, picture, rect, repeat, shape, stroke, turn } from '../pen.ts';
import { type Random, randomFrom } from '../random.ts';
import { head, type Look, lookOf } from './head.ts';
import { POSES, type Pose } from './poses.ts';

/** Head and shoulders, 900 × 900. The face fills the middle, so that it reads at 32 px. */
export function portrait(name: string): string {
  const random = randomFrom(name);
  const look = lookOf(random);
  const lean = random.whole(-9, 9);
  const size = random.between(1.08, 1.2);
  const { behind, front } = head(look, random);
  const tilted = (content: string) => turn(450 + lean * 2, 440, lean, at(0, 0, content, size));
  return picture(
    900,
    900,
    `${rect(0, 0, 900, 900, look.back)}${pattern(random, look.accent, 900)}
    ${tilted(behind)}${at(450, 640, bust(look, random))}${tilted(front)}`,
  );
}

/** A whole figure in one of several poses, 900 × 1200. */
export function avatarFigure(name: string): string {
  const random = randomFrom(name);
  const look = lookOf(random);
  const pose = random.pick(POSES);
  const tilt = random.whole(-10, 10);
  const { behind, front } = head(look, random);
  const tilted = (content: string) => turn(tilt, -190, tilt, at(0, 0, content, 0.8));
  const figure = `${tilted(behind)}${pose.behind?.(look) ?? ''}${body(look, pose, random)}${tilted(front)}${inHands(look, pose)}`;
  return picture(
    900,
    1200,
    `${rect(0, 0, 900, 1200, look.back)}${pattern(random, look.accent, 1200)}${oval(450, 1120, 260, 40, '#000', 'opacity=".2"')}
    ${turn(450, 590 - (pose.lift ?? 0), pose.lean ?? 0, figure)}`,
  );
}

/** A quiet pattern behind a person. */
function pattern(random: Random, color: string, height: number): string {
  const y = height * 0.45;
  return random.pick([
    disc(random.whole(380, 520), y, 370, color, 'opacity=".35"'),
    repeat(4, (index) => disc(450, y, 180 + index * 110, 'none', `stroke="${color}" stroke-width="34" opacity=".3"`)),
    repeat(8, (index) => rect(index * 130 - 30, 0, 62, height, color, 'opacity=".22"')),
    repeat(
      12,
      (index) =>
        `<path transform="translate(450 ${y}) rotate(${index * 30})" d="M0,0 L-90,-1000 H90 Z" fill="${color}" opacity=".25"/>`,
    ),
    shape(`M0,${height} V${random.whole(300, 500)} L900,${random.whole(100, 400)} V${height} Z`, color, 'opacity=".4"'),
    `${disc(random.whole(100, 250), 200, 190, color, 'opacity=".4"')}${disc(random.whole(640, 820), height - 330, 240, color, 'opacity=".3"')}`,
  ]);
}

/** The neck is at the origin. */
function bust({ skin, cloth, accent }: Look, random: Random): string {
  const neck = `${shape('M-66,-120 H66 V10 Q0,70 -66,10 Z', skin)}${shape('M-66,-70 Q0,-10 66,-70 V-30 Q0,30 -66,-30 Z', '#5a1f3a', 'opacity=".2"')}`;
  const torso = shape('M-360,270 Q-350,60 -130,0 Q0,70 130,0 Q350,60 360,270 Z', cloth);
  const shade = shape('M130,0 Q350,60 360,270 H200 Q230,80 130,0 Z', '#000', 'opacity=".16"');
  const details = [
    `${shape('M-150,-6 Q-210,60 -60,110 L0,60 L60,110 Q210,60 150,-6 Q0,90 -150,-6 Z', accent)}${stroke('M-50,110 V210 M50,110 V190', '#fff', 11)}`,
    `${shape('M-130,0 L-40,150 L0,70 L40,150 L130,0 Q0,70 -130,0 Z', '#fff')}${shape('M-24,80 H24 L40,270 H-40 Z', accent)}`,
    `${shape('M-150,0 L60,270 H-60 L-220,40 Z', accent)}${shape('M150,0 L-70,270 H10 L210,40 Z', '#fff')}`,
    `${rect(-84, -44, 168, 90, accent, 'rx="36"')}`,
    `${shape('M-130,0 Q0,160 130,0 Q0,70 -130,0 Z', accent)}${repeat(3, (index) => rect(-360, 120 + index * 56, 720, 24, accent, 'opacity=".75"'))}`,
    `${shape('M-130,0 L-190,20 L-90,270 H-20 Z M130,0 L190,20 L90,270 H20 Z', accent)}${disc(0, 150, 44, '#fff', 'opacity=".85"')}`,
  ];
  return `${neck}${torso}${random.pick(details)}${shade}`;
}

function body({ skin, cloth, accent, hair }: Look, pose: Pose, random: Random): string {
  const isSkirt = random.next() > 0.6;
  const sleeve = random.next() > 0.35 ? cloth : skin;
  const trousers = random.pick([accent, '#24304f', '#3b3340', hair]);
  const torso = random.pick([
    'M-150,40 Q-130,-6 -60,-10 H60 Q130,-6 150,40 L112,320 H-112 Z',
    'M-150,40 Q-130,-6 -60,-10 H60 Q130,-6 150,40 L160,380 H-160 Z',
    'M-140,40 Q-120,-6 -60,-10 H60 Q120,-6 140,40 L92,210 L120,320 H-120 L-92,210 Z',
  ]);
  const front = random.pick([
    `${stroke('M0,30 V310', accent, 14)}${rect(-90, 200, 60, 50, accent)}${rect(30, 200, 60, 50, accent)}`,
    `${disc(0, 130, 56, accent)}${disc(0, 130, 28, '#fff', 'opacity=".8"')}`,
    `${rect(-134, 90, 268, 34, accent)}${rect(-128, 160, 256, 34, accent)}`,
    `${shape('M-60,-10 L70,310 H-20 L-120,10 Z', accent)}${rect(-110, 190, 220, 50, accent)}`,
    `${shape('M-60,-10 L0,90 L60,-10 Z', '#fff')}${shape('M-18,40 H18 L30,190 L0,220 L-30,190 Z', accent)}`,
  ]);
  const legs = pose.legs.map((leg) => stroke(leg, isSkirt ? skin : trousers, isSkirt ? 50 : 74)).join('');
  const feet = pose.legs
    .map((leg) => leg.split('L').at(-1)?.split(',').map(Number) ?? [0, 0])
    .map(([x = 0, y = 0]) => shape(`M${x - 50},${y + 24} q0,-50 50,-50 h${x < 0 ? 10 : 30} q40,10 40,50 Z`, accent))
    .join('');
  const skirt = isSkirt ? shape('M-112,270 H112 L190,420 Q0,460 -190,420 Z', trousers) : '';
  return `${legs}${feet}${skirt}${shape('M-46,-90 H46 V10 Q0,40 -46,10 Z', skin)}${shape(torso, cloth)}${front}${shape('M60,-10 Q130,-6 150,40 L112,320 H60 Q100,140 60,-10 Z', '#000', 'opacity=".14"')}${stroke(pose.left, sleeve, 62)}${stroke(pose.right, sleeve, 62)}`;
}

/** What a figure holds, and its hands around it. */
function inHands(look: Look, { hands, held }: Pose): string {
  const [lx, ly, rx, ry] = hands;
  return `${held?.(look) ?? ''}${disc(lx, ly, 36, look.skin)}${disc(rx, ry, 36, look.skin)}`;
}
