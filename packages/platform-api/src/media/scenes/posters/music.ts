import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { DrawSymbol } from './symbol.ts';

const piano: DrawSymbol = ({ accent, pale, deep, glow }) =>
  `${rect(-310, -210, 620, 430, deep, 'rx="30"')}${rect(-310, -210, 620, 90, accent, 'rx="30"')}${rect(-280, -100, 560, 290, pale)}${repeat(7, (index) => rect(-282 + index * 80, -100, 4, 290, deep))}${[0, 1, 3, 4, 5].map((index) => rect(-226 + index * 80, -100, 48, 170, deep, 'rx="8"')).join('')}${repeat(4, (index) => disc(-240 + index * 60, -165, 14, index % 2 ? pale : glow))}`;

const guitar: DrawSymbol = ({ accent, second, pale, deep, glow }, random) =>
  `<g transform="rotate(${random.whole(24, 40)})">${rect(-26, -360, 52, 380, deep)}${rect(-44, -410, 88, 80, second, 'rx="16"')}${oval(0, 30, 130, 110, accent)}${oval(0, 190, 180, 150, accent)}${disc(0, 70, 56, deep)}${rect(-60, 220, 120, 26, deep, 'rx="10"')}${[-12, 0, 12].map((x) => stroke(`M${x},-380 V230`, pale, 4)).join('')}${disc(-100, 260, 18, glow)}</g>`;

const drum: DrawSymbol = ({ accent, second, pale, deep, glow }) =>
  `${shape('M-230,-90 V150 Q0,290 230,150 V-90 Z', accent)}${shape('M60,30 Q160,10 230,-90 V150 Q150,200 60,212 Z', '#000', 'opacity=".15"')}${oval(0, -90, 230, 90, pale)}${oval(0, -90, 190, 66, glow, 'opacity=".5"')}${repeat(5, (index) => disc(-200 + index * 100, 60 + (index % 4 ? 50 : 0) + (index === 2 ? 20 : 0), 20, deep))}${stroke('M-300,-330 L-60,-100 M300,-330 L70,-104', second, 30)}${disc(-60, -104, 28, deep)}${disc(70, -108, 28, deep)}`;

const choir: DrawSymbol = ({ accent, glow, pale }) =>
  [
    [-200, 60, 1, pale],
    [30, -30, 1.3, accent],
    [230, 90, 0.9, glow],
  ]
    .map(
      ([x, y, size, color]) =>
        `<g transform="translate(${x} ${y}) scale(${size})">${oval(-40, 120, 70, 52, String(color), 'transform="rotate(-18 -40 120)"')}${stroke('M22,112 V-200', String(color), 22)}${shape('M14,-210 Q60,-120 120,-110 Q90,-60 100,-20 Q70,-90 14,-100 Z', String(color))}</g>`,
    )
    .join('');

const headphones: DrawSymbol = ({ accent, second, pale, glow }) =>
  `${stroke('M-230,90 V-20 a230,230 0 0 1 460,0 V90', pale, 46)}${rect(-290, 20, 120, 230, accent, 'rx="54"')}${rect(170, 20, 120, 230, accent, 'rx="54"')}${rect(-200, 40, 44, 190, second, 'rx="20"')}${rect(156, 40, 44, 190, second, 'rx="20"')}${repeat(5, (index) => rect(-110 + index * 48, 130 - (index % 3) * 50 - 30, 28, 70 + (index % 3) * 80, glow, 'rx="14"'))}`;

export const MUSIC_SYMBOLS: Readonly<Record<string, DrawSymbol>> = {
  piano,
  synth: piano,
  guitar,
  songwriters: guitar,
  jazz: drum,
  drum,
  choir,
  headphones,
  silent: headphones,
};
