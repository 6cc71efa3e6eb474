import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { Random } from '../random.ts';
import type { DrawObject } from './object.ts';

/** One of several drawings, each made only when it is chosen. */
const oneOf = (random: Random, draws: readonly (() => string)[]): string => random.pick(draws)();

const sword: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const blade = oneOf(random, [
    () =>
      `${shape('M-38,130 V-320 L0,-400 L38,-320 V130 Z', pale)}${shape('M0,130 V-400 L38,-320 V130 Z', '#000', 'opacity=".16"')}`,
    () =>
      `${shape('M-30,130 Q-70,-150 90,-390 Q70,-140 46,130 Z', pale)}${shape('M10,130 Q10,-170 90,-390 Q70,-140 46,130 Z', '#000', 'opacity=".16"')}`,
    () =>
      `${shape('M-78,130 L-64,-250 L0,-380 L64,-250 L78,130 Z', pale)}${shape('M0,130 V-380 L64,-250 L78,130 Z', '#000', 'opacity=".16"')}${rect(-9, -220, 18, 330, deep, 'opacity=".35"')}`,
    () =>
      `${shape('M-34,130 q-50,-50 0,-110 t0,-110 t0,-110 t0,-110 L4,-400 q70,90 34,150 t0,110 t0,110 t0,160 Z', pale)}${shape('M4,-400 q70,90 34,150 t0,110 t0,110 t0,160 H4 Z', '#000', 'opacity=".14"')}`,
    () =>
      `${shape('M-16,130 V-400 L16,-360 V130 Z', pale)}${repeat(4, (index) => shape(`M16,${-340 + index * 90} l52,26 l-52,34 Z`, second))}`,
  ]);
  const guard = oneOf(random, [
    () => rect(-130, 120, 260, 44, accent),
    () => shape('M-150,90 Q-120,170 0,160 Q120,170 150,90 Q110,130 0,118 Q-110,130 -150,90 Z', accent),
    () => `${disc(-96, 142, 40, accent)}${disc(96, 142, 40, accent)}${rect(-96, 122, 192, 40, accent)}`,
    () => oval(0, 140, 110, 34, accent),
  ]);
  return `<g transform="rotate(${random.pick([-34, -18, 22, 34])})">${blade}${guard}${rect(-26, 160, 52, 150, deep)}${repeat(4, (index) => stroke(`M-24,${182 + index * 34} l48,16`, second, 8))}${random.next() > 0.5 ? disc(0, 326, 40, second) : shape('M0,280 L44,326 L0,372 L-44,326 Z', second)}${disc(0, 142, 22, glow)}</g>`;
};

const helmet: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const bowl = `${shape('M-230,190 V-40 Q-230,-270 0,-270 Q230,-270 230,-40 V190 L90,250 H-90 Z', accent)}${shape('M0,-270 Q230,-270 230,-40 V190 L90,250 H0 Z', deep, 'opacity=".25"')}`;
  const visor = oneOf(random, [
    () =>
      `${shape('M-170,-70 Q0,-120 170,-70 V30 Q0,80 -170,30 Z', deep)}${stroke('M-140,-44 Q-60,-70 40,-72', glow, 14)}${repeat(4, (index) => stroke(`M${-60 + index * 40},130 v70`, pale, 14))}`,
    () =>
      `${shape('M-190,-60 H190 V-10 H34 V250 H-34 V-10 H-190 Z', deep)}${[-110, 110].map((x) => oval(x, -36, 40, 14, glow)).join('')}`,
    () =>
      `${oval(0, 10, 170, 150, deep)}${oval(0, 10, 150, 130, second)}${stroke('M-100,-40 Q-60,-90 20,-96', '#fff', 22, 'opacity=".7"')}`,
    () => `${repeat(5, (index) => rect(-170, -60 + index * 48, 340, 20, deep, 'rx="10"'))}${disc(0, -180, 30, glow)}`,
  ]);
  const crest = oneOf(random, [
    () => shape('M-20,-260 Q10,-420 200,-360 Q110,-330 70,-230 Z', second),
    () =>
      shape(
        'M-210,-120 Q-330,-200 -300,-380 Q-220,-300 -130,-230 Z M210,-120 Q330,-200 300,-380 Q220,-300 130,-230 Z',
        pale,
      ),
    () =>
      `${shape('M-30,-262 V-380 H30 V-262 Z', pale)}${repeat(7, (index) => disc(-120 + index * 40, -376 - (3 - Math.abs(index - 3)) * 18, 34, index % 2 ? second : glow))}`,
    () =>
      shape('M-24,-262 L0,-400 L24,-262 Z M-130,-230 L-140,-340 L-84,-254 Z M130,-230 L140,-340 L84,-254 Z', second),
  ]);
  return `${crest}${bowl}${visor}`;
};

const gem: DrawObject = ({ accent, glow, deep, pale, second }, random) =>
  oneOf(random, [
    () =>
      `${shape('M-150,-220 H150 L280,-60 L0,270 L-280,-60 Z', accent)}${shape('M-150,-220 L-90,-60 H-280 Z', pale)}${shape('M-150,-220 H150 L90,-60 H-90 Z', glow)}${shape('M150,-220 L280,-60 H90 Z', second)}${shape('M90,-60 H280 L0,270 Z', deep, 'opacity=".6"')}${shape('M-90,-60 H90 L0,270 Z', second, 'opacity=".6"')}`,
    () =>
      `${shape('M0,-300 L210,-150 V150 L0,300 L-210,150 V-150 Z', accent)}${shape('M0,-300 L210,-150 L90,-90 H-90 L-210,-150 Z', glow)}${shape('M-210,-150 L-90,-90 V90 L-210,150 Z', pale)}${shape('M210,-150 L90,-90 V90 L210,150 Z', second)}${shape('M-90,90 H90 L210,150 L0,300 L-210,150 Z', deep, 'opacity=".55"')}`,
    () =>
      `${shape('M0,-340 Q230,-40 200,110 Q150,280 0,280 Q-150,280 -200,110 Q-230,-40 0,-340 Z', accent)}${shape('M0,-340 Q230,-40 200,110 Q150,280 0,280 Z', second, 'opacity=".7"')}${shape('M0,-200 L90,40 L0,190 L-90,40 Z', glow)}${shape('M0,-200 L90,40 H0 Z', pale, 'opacity=".7"')}`,
    () =>
      `${[
        [-150, 70, 200],
        [140, 50, 240],
        [0, 0, 420],
      ]
        .map(
          ([x = 0, y = 0, height = 0]) =>
            `${shape(`M${x - 80},${240 + y * 0.2} V${200 - height} L${x},${100 - height} L${x + 80},${200 - height} V240 Z`, x ? second : accent)}${shape(`M${x},${100 - height} L${x + 80},${200 - height} V240 H${x + 10} Z`, deep, 'opacity=".3"')}${shape(`M${x - 80},${200 - height} L${x},${100 - height} L${x - 10},${230 - height} Z`, glow)}`,
        )
        .join('')}${oval(0, 244, 260, 36, deep)}`,
  ]);

const crown: DrawObject = ({ accent, glow, deep, pale, second }, random) =>
  oneOf(random, [
    () =>
      `${shape('M-260,170 L-300,-160 L-130,0 L0,-250 L130,0 L300,-160 L260,170 Z', accent)}${shape('M0,-250 L130,0 L300,-160 L260,170 H0 Z', deep, 'opacity=".2"')}${rect(-264, 150, 528, 80, second)}${[-300, 0, 300].map((x) => disc(x, x ? -170 : -260, 36, glow)).join('')}${repeat(5, (index) => disc(-190 + index * 95, 190, 24, index % 2 ? glow : pale))}`,
    () =>
      `${shape('M-250,120 Q-330,-220 0,-230 Q330,-220 250,120 Z', second)}${[-1, 0, 1].map((side) => stroke(`M${side * 210},120 Q${side * 250},-200 0,-220`, accent, 44)).join('')}${rect(-270, 100, 540, 110, accent)}${rect(-264, 180, 528, 34, pale)}${disc(0, -270, 50, glow)}${repeat(4, (index) => disc(-180 + index * 120, 150, 28, index % 2 ? glow : deep))}`,
    () =>
      `${shape('M-290,190 Q0,60 290,190 L250,230 Q0,120 -250,230 Z', accent)}${repeat(9, (index) => {
        const x = -256 + index * 64;
        const height = 110 + (4 - Math.abs(index - 4)) * 60;
        return `${shape(`M${x - 30},160 L${x},${150 - height} L${x + 30},160 Z`, index % 2 ? second : accent)}${disc(x, 146 - height, 20, index % 2 ? pale : glow)}`;
      })}`,
    () =>
      `${repeat(13, (index) => {
        const angle = Math.PI * (0.9 + (index / 12) * 1.2);
        const [x, y] = [Math.cos(angle) * 250, 60 + Math.sin(angle) * 250];
        return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((angle * 180) / Math.PI + 60)})">${oval(0, 0, 84, 34, index % 2 ? accent : second)}</g>${index % 3 === 0 ? disc(x, y, 28, glow) : ''}`;
      })}${disc(0, -190, 50, pale)}${disc(0, -190, 26, deep)}`,
  ]);

const potion: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const cork = `${rect(-76, -320, 152, 40, second)}${rect(-46, -390, 92, 74, deep)}`;
  const bubbles = repeat(5, () => disc(random.whole(-100, 100), random.whole(90, 200), random.whole(10, 26), glow));
  return oneOf(random, [
    () =>
      `${shape('M-60,-300 H60 V-120 Q240,-40 220,120 Q200,280 0,280 Q-200,280 -220,120 Q-240,-40 -60,-120 Z', pale, 'opacity=".6"')}${shape('M-206,40 Q-100,0 0,40 T206,40 Q230,264 0,264 Q-230,264 -206,40 Z', accent)}${cork}${bubbles}${stroke('M-150,-10 Q-190,80 -150,160', '#fff', 20, 'opacity=".6"')}`,
    () =>
      `${shape('M-56,-300 H56 V-90 L250,230 Q260,280 200,280 H-200 Q-260,280 -250,230 L-56,-90 Z', pale, 'opacity=".6"')}${shape('M-140,60 Q-60,30 0,60 T140,60 L236,230 Q244,264 196,264 H-196 Q-244,264 -236,230 Z', accent)}${cork}${bubbles}`,
    () =>
      `${shape('M-60,-300 H60 V-160 H170 V280 H-170 V-160 H-60 Z', pale, 'opacity=".6"')}${shape('M-154,-20 Q-80,-50 0,-20 T154,-20 V264 H-154 Z', accent)}${cork}${rect(-110, 60, 220, 130, pale)}${shape('M0,84 q26,-34 52,0 q0,40 -52,80 q-52,-40 -52,-80 q26,-34 52,0 Z', second)}`,
    () =>
      `${shape('M-50,-300 H50 V-170 Q160,-110 110,-10 Q260,60 200,190 Q150,280 0,280 Q-150,280 -200,190 Q-260,60 -110,-10 Q-160,-110 -50,-170 Z', pale, 'opacity=".6"')}${shape('M-194,110 Q-90,80 0,110 T194,110 Q216,264 0,264 Q-216,264 -194,110 Z', accent)}${oval(0, -90, 84, 46, glow, 'opacity=".8"')}${cork}${bubbles}`,
  ]);
};

const sneaker: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const sole = `${shape('M-320,120 H320 Q330,210 270,210 H-290 Q-330,200 -320,120 Z', pale)}${rect(-320, 176, 636, 34, deep)}`;
  const laces = repeat(4, (index) => stroke(`M${-104 + index * 42},${-90 + index * 34} l70,-24`, glow, 16));
  return oneOf(random, [
    () =>
      `${shape('M-300,120 V-140 Q-210,-90 -130,-160 Q-60,0 90,20 Q270,40 310,120 Z', accent)}${shape('M-300,120 V-60 Q-200,-10 -180,120 Z', second)}${sole}${laces}${shape('M-20,100 Q120,110 200,60 Q110,90 -10,50 Z', glow)}`,
    () =>
      `${shape('M-300,120 V-330 H-90 Q-90,-120 -40,-40 Q40,10 120,20 Q280,40 310,120 Z', accent)}${rect(-300, -330, 212, 50, second)}${shape('M-300,120 V-20 Q-200,20 -180,120 Z', second)}${sole}${repeat(6, (index) => stroke(`M${-150 + index * 26},${-250 + index * 46} l74,-18`, glow, 16))}${disc(-210, -150, 54, pale)}${disc(-210, -150, 28, deep)}`,
    () =>
      `${shape('M-300,120 V-120 Q-240,-190 -130,-160 Q-60,0 90,20 Q270,40 310,120 Z', accent)}${shape('M-300,-60 Q-420,-200 -300,-330 Q-270,-220 -190,-200 Q-240,-140 -300,-60 Z', glow)}${shape('M-310,40 Q-440,-40 -400,-150 Q-340,-90 -270,-90 Z', pale)}${sole}${laces}`,
    () =>
      `${shape('M-300,60 V-140 Q-210,-90 -130,-160 Q-60,-40 90,-20 Q270,0 310,60 Z', accent)}${shape('M-330,60 H330 L310,250 H140 L110,170 H-60 L-90,250 H-310 Z', pale)}${repeat(4, (index) => rect(-290 + index * 150, 90, 100, 26, second, 'rx="13"'))}${laces}`,
  ]);
};

const hoverboard: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const deck = oneOf(random, [
    () =>
      `${shape('M-360,-40 Q-340,-90 -270,-80 H270 Q350,-90 370,-20 Q350,60 270,60 H-270 Q-340,40 -360,-40 Z', accent)}${shape('M-340,0 Q0,70 350,10 Q330,60 270,60 H-270 Q-330,40 -340,0 Z', deep)}${stroke('M-250,-30 H250', pale, 14)}`,
    () =>
      `${shape('M-380,-10 L-250,-90 H200 L390,-30 L240,60 H-260 Z', accent)}${shape('M-380,-10 L390,-30 L240,60 H-260 Z', deep)}${repeat(4, (index) => shape(`M${-200 + index * 100},-76 l50,0 l20,52 l-50,0 Z`, pale))}`,
    () =>
      `${oval(0, -10, 370, 96, deep)}${oval(0, -30, 370, 84, accent)}${oval(0, -36, 240, 46, second)}${shape('M0,-96 l20,44 48,4 -36,32 10,46 -42,-24 -42,24 10,-46 -36,-32 48,-4 Z', pale)}`,
  ]);
  return `<g transform="rotate(${random.pick([-22, -12, 8, 18])})">${oval(0, 120, 330, 60, glow, 'opacity=".45"')}${deck}${random.next() > 0.5 ? [-190, 190].map((x) => `${rect(x - 60, 56, 120, 44, second)}${oval(x, 104, 50, 16, glow)}`).join('') : `${rect(-110, 54, 220, 50, second, 'rx="25"')}${oval(0, 110, 100, 20, glow)}${stroke('M250,-60 V-290 M190,-290 H300', pale, 20)}`}</g>`;
};

const plant: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const leaves = oneOf(random, [
    () =>
      repeat(
        7,
        (index) =>
          `<path transform="translate(0 60) rotate(${-72 + index * 24})" d="M0,0 Q-76,-180 0,-360 Q76,-180 0,0 Z" fill="${index % 2 ? accent : second}"/>`,
      ) + disc(0, -130, 40, glow),
    () =>
      `${oval(0, -130, 120, 220, accent)}${[-1, 1].map((side) => stroke(`M${side * 90},-60 q${side * 150},0 ${side * 130},-150`, accent, 70)).join('')}${repeat(9, (index) => stroke(`M${-80 + (index % 3) * 80},${-280 + Math.floor(index / 3) * 120} l14,20 m0,-20 l-14,20`, pale, 7))}${[-40, 20].map((x) => disc(x, -340, 46, glow)).join('')}`,
    () =>
      `${stroke('M0,40 Q-30,-120 10,-220', second, 24)}${repeat(8, (index) => `<path transform="translate(10 -230) rotate(${index * 45})" d="M0,0 Q-70,-70 0,-170 Q70,-70 0,0 Z" fill="${index % 2 ? accent : glow}"/>`)}${disc(10, -230, 56, deep)}<path d="M-10,-20 Q-180,-60 -210,-180 Q-60,-170 -10,-20 Z M0,-40 Q150,-60 200,-150 Q60,-160 0,-40 Z" fill="${second}"/>`,
    () =>
      `${stroke('M0,40 Q40,-60 -30,-150 Q-70,-220 20,-280', deep, 30)}${[
        [-110, -170, 100],
        [100, -240, 120],
        [-20, -330, 90],
        [140, -110, 70],
      ]
        .map(
          ([x = 0, y = 0, size = 0], index) =>
            `${oval(x, y, size, size * 0.6, index % 2 ? accent : second)}${disc(x - 20, y - 10, 12, glow)}`,
        )
        .join('')}`,
  ]);
  const pot = oneOf(random, [
    () =>
      `${shape('M-150,40 H150 L110,290 H-110 Z', pale)}${shape('M30,40 H150 L110,290 H50 Z', deep, 'opacity=".25"')}${rect(-170, 20, 340, 50, deep)}`,
    () =>
      `${shape('M-120,30 H120 Q230,170 110,290 H-110 Q-230,170 -120,30 Z', pale)}${rect(-140, 16, 280, 40, second)}${repeat(5, (index) => shape(`M${-150 + index * 64},190 l32,-50 l32,50 Z`, accent))}`,
  ]);
  return `${leaves}${pot}`;
};

const card: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const image = oneOf(random, [
    () =>
      `${disc(0, -70, 110, accent)}${shape('M0,-220 l34,104 110,0 -88,66 34,104 -90,-64 -90,64 34,-104 -88,-66 110,0 Z', glow)}`,
    () => `${shape('M-160,110 L-60,-90 L10,20 L70,-60 L160,110 Z', accent)}${disc(80, -160, 46, glow)}`,
    () =>
      `${shape('M20,-240 L-90,-40 H-10 L-40,110 L100,-100 H20 L60,-240 Z', glow)}${repeat(5, (index) => disc(-120 + index * 60, -200 + (index % 2) * 250, 14, accent))}`,
    () =>
      `${oval(0, -70, 120, 70, pale)}${disc(0, -70, 60, accent)}${disc(0, -70, 28, deep)}${repeat(8, (index) => `<path transform="translate(0 -70) rotate(${index * 45})" d="M-8,-130 L0,-176 L8,-130 Z" fill="${glow}"/>`)}`,
  ]);
  const one = `${rect(-190, -280, 380, 560, pale, 'rx="34"')}${rect(-160, -250, 320, 360, deep, 'rx="20"')}${image}${rect(-150, 140, 220, 28, second, 'rx="14"')}${rect(-150, 190, 300, 20, accent, 'rx="10"')}${rect(-150, 226, 180, 20, accent, 'rx="10"')}`;
  const behind = random.whole(0, 2);
  return `${repeat(behind, (index) => `<g transform="rotate(${-14 - index * 12}) translate(${-40 - index * 30} 10)">${rect(-190, -280, 380, 560, index ? second : accent, 'rx="34"')}${rect(-160, -250, 320, 500, deep, 'rx="20" opacity=".4"')}</g>`)}<g transform="rotate(${random.pick([-8, 4, 9, 14])})">${one}</g>`;
};

const car: DrawObject = ({ accent, glow, deep, pale, second }, random) => {
  const wheels = (y: number, size: number) =>
    [-200, 200].map((x) => `${disc(x, y, size, deep)}${disc(x, y, size / 2, second)}`).join('');
  return oneOf(random, [
    () =>
      `${shape('M-340,110 V10 Q-330,-40 -220,-50 L-110,-180 H120 L220,-50 Q340,-40 350,40 V110 Z', accent)}${shape('M-92,-150 H-6 V-50 H-180 Z M22,-150 H104 L172,-50 H22 Z', pale)}${rect(-340, 76, 690, 44, deep)}${wheels(120, 80)}${oval(330, 0, 24, 34, glow)}`,
    () =>
      `${shape('M-370,110 Q-380,10 -250,0 Q-120,-120 60,-110 Q180,-100 250,0 Q380,20 390,110 Z', accent)}${shape('M-150,-10 Q-70,-90 40,-86 Q130,-84 190,-6 Z', pale)}${rect(-320, -60, 26, 80, deep)}${shape('M-390,-84 h130 l14,30 h-130 Z', second)}${stroke('M-350,60 H380', glow, 14)}${wheels(120, 74)}`,
    () =>
      `${shape('M-340,110 V-220 Q-340,-260 -290,-260 H170 Q230,-260 260,-180 L320,-20 Q350,0 350,110 Z', accent)}${repeat(3, (index) => rect(-300 + index * 160, -210, 130, 120, pale, 'rx="16"'))}${rect(-340, 0, 690, 46, second)}${disc(320, 44, 26, glow)}${wheels(120, 70)}`,
    () =>
      `${shape('M-330,30 V-50 Q-320,-90 -220,-100 L-120,-200 H110 L210,-100 Q320,-90 340,-20 V30 Z', accent)}${shape('M-100,-170 H-6 V-100 H-170 Z M22,-170 H96 L160,-100 H22 Z', pale)}${rect(-340, 10, 690, 40, second)}${wheels(110, 116)}${rect(-120, -224, 230, 24, deep)}${repeat(3, (index) => disc(-80 + index * 76, -236, 20, glow))}`,
  ]);
};

export const GEAR: Readonly<Record<string, DrawObject>> = {
  sword,
  helmet,
  gem,
  crown,
  potion,
  sneaker,
  hoverboard,
  plant,
  card,
  car,
};
