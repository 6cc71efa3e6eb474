import { PALETTES } from './palettes.ts';
import { randomFrom } from './random.ts';

const SKIN = ['#f6d3bd', '#e8b48f', '#c98a5e', '#9a5f3b', '#6b3f28', '#f2c6a8', '#b7c4ff', '#a8e6cf'];
const HAIR = ['#1b1523', '#3b2314', '#7a3e1d', '#d9a441', '#e8e4f0', '#c63d6f', '#5b3df5', '#12a89d', '#f06d3a'];
const CLOTH = ['#5b3df5', '#d946ef', '#0ea5a4', '#f97316', '#111827', '#e11d48', '#2563eb', '#facc15', '#f5f5f4'];

/** An avatar: head and shoulders, 900 × 900; with `isWhole` more of the figure, 900 × 1200. */
export function figure(key: string, isWhole: boolean): string {
  const random = randomFrom(key);
  const palette = random.pick(PALETTES);
  const skin = random.pick(SKIN);
  const hair = random.pick(HAIR);
  const cloth = random.pick(CLOTH);
  const accent = random.pick(CLOTH.filter((color) => color !== cloth));
  const height = isWhole ? 1200 : 900;
  const style = random.whole(0, 4);
  const eye = random.pick(['#1b1523', '#2b3a67', '#1f4d3a']);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 ${height}" width="900" height="${height}">
    <defs>
      <radialGradient id="back" cx=".5" cy=".35" r=".85"><stop offset="0" stop-color="${palette.sky[2]}"/><stop offset=".55" stop-color="${palette.sky[1]}"/><stop offset="1" stop-color="${palette.sky[0]}"/></radialGradient>
      <linearGradient id="skin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${skin}"/><stop offset="1" stop-color="${skin}" stop-opacity=".82"/></linearGradient>
      <linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${cloth}"/><stop offset="1" stop-color="${accent}"/></linearGradient>
      <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient>
    </defs>
    <rect width="900" height="${height}" fill="url(#back)"/>
    <circle cx="${random.whole(200, 700)}" cy="${random.whole(180, 380)}" r="${random.whole(230, 330)}" fill="${palette.glow}" opacity=".22"/>
    ${style === 3 ? `<path d="M260,400 Q230,720 300,800 L600,800 Q670,720 640,400 Z" fill="${hair}"/>` : ''}
    <path d="M120,${isWhole ? 1200 : 900} Q140,650 330,620 L570,620 Q760,650 780,${isWhole ? 1200 : 900} Z" fill="url(#cloth)"/>
    <path d="M390,540 h120 v90 q-60,60 -120,0 Z" fill="${skin}"/><path d="M390,560 h120 v40 q-60,50 -120,0 Z" fill="#000" opacity=".14"/>
    <path d="M330,622 Q450,760 570,622 L600,640 Q450,830 300,640 Z" fill="${accent}" opacity=".85"/>
    <ellipse cx="450" cy="390" rx="172" ry="200" fill="${skin}"/><ellipse cx="450" cy="390" rx="172" ry="200" fill="url(#shade)" opacity=".4"/>
    <g fill="#fff"><ellipse cx="385" cy="400" rx="33" ry="38"/><ellipse cx="515" cy="400" rx="33" ry="38"/></g>
    <g fill="${eye}"><circle cx="389" cy="404" r="24"/><circle cx="519" cy="404" r="24"/></g>
    <g fill="#fff"><circle cx="397" cy="394" r="8"/><circle cx="527" cy="394" r="8"/></g>
    <g stroke="${hair}" stroke-width="11" stroke-linecap="round" fill="none"><path d="M350,${340 - random.whole(0, 14)} q35,-22 72,-4"/><path d="M478,${336 - random.whole(0, 14)} q38,-18 72,6"/></g>
    <path d="M412,492 q38,${random.whole(18, 42)} 76,0" stroke="#00000088" stroke-width="9" stroke-linecap="round" fill="none"/>
    <g fill="${palette.glow}" opacity=".28"><circle cx="345" cy="460" r="30"/><circle cx="555" cy="460" r="30"/></g>
    ${hairOf(style, hair)}
    ${random.next() > 0.62 ? `<rect x="318" y="366" width="264" height="74" rx="37" fill="${accent}" opacity=".72"/><rect x="330" y="376" width="120" height="22" rx="11" fill="#fff" opacity=".45"/>` : ''}
    ${random.next() > 0.7 ? `<path d="M262,400 a188,190 0 0 1 376,0" fill="none" stroke="${accent}" stroke-width="22"/><g fill="${cloth}"><rect x="240" y="360" width="52" height="104" rx="24"/><rect x="608" y="360" width="52" height="104" rx="24"/></g>` : ''}
    ${isWhole ? `<g fill="${accent}" opacity=".5"><circle cx="450" cy="900" r="46"/><rect x="432" y="960" width="36" height="180" rx="18"/></g>` : ''}
  </svg>`;
}

function hairOf(style: number, color: string): string {
  const shapes = [
    'M278,400 Q250,170 450,165 Q650,170 622,400 Q600,270 450,262 Q300,270 278,400 Z',
    'M276,420 Q230,140 450,150 Q690,150 624,420 Q620,300 540,280 Q420,330 330,270 Q280,320 276,420 Z',
    'M280,360 Q240,210 320,200 Q330,120 430,150 Q520,90 560,170 Q660,180 620,360 Q560,250 450,250 Q340,250 280,360 Z',
    'M276,420 Q240,160 450,158 Q660,160 624,420 Q610,260 450,250 Q290,260 276,420 Z',
    'M285,350 Q300,170 450,172 Q600,170 615,350 Q580,240 450,236 Q320,240 285,350 Z M410,175 Q450,60 500,175 Z',
  ];
  return `<path d="${shapes[style]}" fill="${color}"/>`;
}
