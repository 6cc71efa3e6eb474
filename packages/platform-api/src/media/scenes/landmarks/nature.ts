import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawLandmark, Landmark } from './landmark.ts';

const crown = (x: number, y: number, size: number, color: string, shade: string): string =>
  `${disc(x + size * 0.6, y + size * 0.35, size * 0.72, shade)}${disc(x + size * 0.2, y - size * 0.1, size, shade)}${disc(x - size * 0.6, y + size * 0.3, size * 0.72, color)}${disc(x - size * 0.08, y - size * 0.16, size * 0.92, color)}`;

const garden: DrawLandmark = ({ wall, shade, near, accent, glow, far, sun }, random) =>
  `${[-310, 300].map((x) => `${rect(x - 12, -200, 24, 200, near)}${crown(x, -260, random.whole(80, 110), far, near)}${repeat(9, () => disc(x + random.whole(-90, 90), -250 + random.whole(-80, 60), 8, accent))}`).join('')}${stroke('M-150,0 V-250 A150,150 0 0 1 150,-250 V0', wall, 22)}${stroke('M-120,0 V-250 A120,120 0 0 1 120,-250 V0', shade, 8)}${repeat(
    26,
    () => {
      const angle = random.between(3.3, 6.1);
      return disc(
        Math.cos(angle) * 148,
        -250 + Math.sin(angle) * 148,
        random.whole(12, 22),
        random.pick([accent, sun, far, near]),
      );
    },
  )}${shape('M-60,0 Q-20,-60 0,-120 Q20,-60 70,0 L170,150 H-170 Z', glow, 'opacity=".8"')}${[-1, 1].map((side) => repeat(5, (index) => `${oval(side * (120 + index * 70), 14 + index * 16, 74, 44, index % 2 ? near : shade)}${repeat(5, () => disc(side * (120 + index * 70) + random.whole(-52, 52), 4 + index * 16 + random.whole(-30, 20), 9, random.pick([accent, sun, glow])))}`)).join('')}`;

const pond: DrawLandmark = ({ near, accent, far, glow, sun, shade }, random) =>
  `${oval(0, 40, 400, 70, sun, 'opacity=".55"')}${oval(0, 48, 370, 56, far)}${stroke('M-250,24 Q0,-190 250,24', accent, 30)}${stroke('M-250,-46 Q0,-262 250,-46', accent, 12)}${repeat(
    9,
    (index) => {
      const x = -230 + index * 57.5;
      const y = 24 - 100 * (1 - (x / 250) ** 2);
      return stroke(`M${x},${y} v-74`, accent, 9);
    },
  )}${stroke('M-330,0 Q-300,-140 -250,-220 M-295,-130 Q-340,-180 -370,-200', near, 20)}${repeat(6, () => oval(-300 + random.whole(-90, 110), -250 + random.whole(-60, 60), random.whole(60, 90), 30, random.pick([near, far])))}
  ${rect(300, -60, 24, 66, shade)}${rect(276, -110, 72, 50, shade)}${rect(292, -104, 40, 38, glow)}${shape('M256,-108 L312,-160 L368,-108 Z', near)}${repeat(4, () => oval(random.whole(-200, 200), random.whole(36, 66), 26, 7, accent))}`;

const valley: DrawLandmark = ({ wall, far, near, sun, shade, glow }) =>
  `${shape('M-800,60 L-620,-330 L-470,-240 L-330,-420 L-30,60 Z', shade)}${shape('M-330,-420 L-250,-180 L-300,-60 L-30,60 Z', wall)}${shape('M800,60 L640,-290 L500,-220 L350,-380 L20,60 Z', far)}${shape('M350,-380 L300,-160 L360,-30 L600,60 H20 Z', shade)}${disc(0, -120, 170, 'url(#glow)')}${shape('M-10,20 Q60,60 -60,110 Q-180,170 60,240 H360 Q20,170 90,110 Q120,60 14,20 Z', sun)}${repeat(12, (index) => shape(`M${-430 + index * 34 + (index > 5 ? 440 : 0)},70 l22,-${70 + (index % 3) * 26} l22,${70 + (index % 3) * 26} Z`, near))}${rect(180, 10, 56, 44, wall)}${shape('M170,12 L208,-26 L246,12 Z', near)}${rect(200, 22, 16, 18, glow)}`;

const canyon: DrawLandmark = ({ wall, shade, roof, accent, sun }) =>
  `${[
    [-800, 420, 460],
    [360, 420, 400],
    [-250, 150, 330],
    [60, 190, 250],
  ]
    .map(
      ([x = 0, width = 0, height = 0]) =>
        `${shape(`M${x - 60},60 L${x - 20},${-height * 0.5} H${x + 14} L${x + 30},${-height} H${x + width - 30} L${x + width},${-height * 0.55} H${x + width + 24} L${x + width + 60},60 Z`, wall)}${shape(`M${x + width * 0.6},${-height} H${x + width - 30} L${x + width},${-height * 0.55} H${x + width + 24} L${x + width + 60},60 H${x + width * 0.5} Z`, shade)}${repeat(4, (index) => rect(x + 18, -height + 40 + index * (height / 4.4), width - 40, 16, index % 2 ? roof : accent, 'opacity=".5"'))}`,
    )
    .join(
      '',
    )}${shape('M-60,60 Q40,110 -120,170 Q-240,220 -200,260 H240 Q20,200 120,130 Q150,80 60,60 Z', sun, 'opacity=".8"')}`;

const hotSpring: DrawLandmark = ({ wall, shade, roof, glow, near, sun, accent }) =>
  `${[
    [-340, 210],
    [-110, 280],
    [140, 200],
  ]
    .map(
      ([x = 0, height = 0]) =>
        `${rect(x, -height, 200, height, wall)}${rect(x + 140, -height, 60, height, shade)}${shape(`M${x - 40},${-height + 6} Q${x + 50},${-height - 30} ${x + 100},${-height - 90} Q${x + 150},${-height - 30} ${x + 240},${-height + 6} Z`, roof)}${repeat(3, (index) => rect(x + 18 + index * 60, -height + 40, 44, 56, glow))}${shape(`M${x - 26},${-height + 130} H${x + 226} l-26,-30 H${x} Z`, roof)}`,
    )
    .join('')}
  ${oval(0, 50, 330, 66, near)}${oval(0, 42, 290, 50, sun)}${oval(0, 46, 280, 44, accent, 'opacity=".45"')}${repeat(11, (index) => oval(-300 + index * 60, 42 + Math.sqrt(Math.max(0, 1 - ((index - 5) / 5.3) ** 2)) * 62, 38, 24, index % 2 ? near : shade))}${[-160, -10, 150].map((x) => stroke(`M${x},20 q-46,-60 0,-120 q46,-60 0,-130`, '#fff', 20, 'opacity=".5"')).join('')}`;

const sanctuary: DrawLandmark = ({ wall, shade, glow, sun, near, accent }) =>
  `${shape('M-60,-520 L-210,0 H210 L60,-520 Z', sun, 'opacity=".4"')}${[-300, -170, 150, 280].map((x, index) => `${shape(`M${x - 40},0 L${x - 28},${-220 - (index % 2) * 70} q30,-22 58,0 L${x + 44},0 Z`, wall)}${shape(`M${x + 8},0 L${x + 4},${-230 - (index % 2) * 70} l26,8 L${x + 44},0 Z`, shade)}`).join('')}${shape('M-230,-300 Q-90,-350 -40,-300 L-60,-268 H-220 Z', wall)}${oval(0, -4, 200, 30, shade)}${oval(0, -20, 150, 24, wall)}${rect(-22, -190, 44, 170, near)}${crown(0, -240, 84, accent, near)}${disc(0, -220, 190, 'url(#glow)')}${disc(0, -90, 14, glow)}`;

const shrine: DrawLandmark = ({ shade, roof, glow, accent, near, wall }) =>
  `${repeat(3, (index) => {
    const k = 0.5 + index * 0.25;
    const red = index === 0 ? shade : accent;
    return `<g transform="translate(0 ${-60 + index * 38}) scale(${k})">${rect(-240, -430, 46, 430, red)}${rect(194, -430, 46, 430, red)}${shape('M-350,-470 Q0,-420 350,-470 L330,-410 Q0,-380 -330,-410 Z', red)}${shape('M-366,-500 Q0,-440 366,-500 L350,-468 Q0,-420 -350,-468 Z', roof)}${rect(-290, -350, 580, 36, red)}${rect(-24, -412, 48, 66, roof)}</g>`;
  })}${repeat(5, (index) => rect(-130 - index * 26, -50 + index * 22, 260 + index * 52, 22, index % 2 ? wall : shade))}${[-330, 330].map((x) => `${rect(x - 14, -70, 28, 80, wall)}${rect(x - 36, -120, 72, 54, near)}${rect(x - 22, -112, 44, 40, glow)}${shape(`M${x - 56},-116 L${x},-170 L${x + 56},-116 Z`, roof)}`).join('')}`;

export const NATURE: Readonly<Record<string, Landmark>> = {
  garden: { draw: garden, ground: 'grass', backdrop: 'trees' },
  pond: { draw: pond, ground: 'grass', backdrop: 'hills' },
  valley: { draw: valley, ground: 'grass', backdrop: 'peaks' },
  canyon: { draw: canyon, ground: 'sand', backdrop: 'none' },
  spring: { draw: hotSpring, ground: 'grass', backdrop: 'peaks' },
  sanctuary: { draw: sanctuary, ground: 'grass', backdrop: 'trees' },
  shrine: { draw: shrine, ground: 'grass', backdrop: 'trees' },
};
