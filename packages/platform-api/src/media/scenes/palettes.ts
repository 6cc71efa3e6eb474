/** Sky from top to horizon, the light, and the land from far to near. */
export interface Palette {
  sky: readonly [string, string, string];
  light: string;
  land: readonly [string, string, string, string];
  glow: string;
  isNight: boolean;
}

export const PALETTES: readonly Palette[] = [
  {
    sky: ['#1a1446', '#5b2a86', '#ff7a8a'],
    light: '#ffd9a0',
    land: ['#6d3a8c', '#4a2672', '#2f1a55', '#1a0f36'],
    glow: '#ff5fa2',
    isNight: false,
  },
  {
    sky: ['#050a24', '#10245c', '#2f6fb0'],
    light: '#d8ecff',
    land: ['#1d3f77', '#142d5c', '#0c1d42', '#060f28'],
    glow: '#3fd0ff',
    isNight: true,
  },
  {
    sky: ['#2b6cb0', '#7cc4e8', '#fdf0d5'],
    light: '#fffbe8',
    land: ['#8fb8c9', '#5d93a8', '#3a6f80', '#1f4a58'],
    glow: '#ffe7a3',
    isNight: false,
  },
  {
    sky: ['#0d1b2a', '#22405c', '#f2a65a'],
    light: '#ffe0b3',
    land: ['#8a5a5a', '#5d3d4d', '#3a2840', '#1e1530'],
    glow: '#ff9f6b',
    isNight: false,
  },
  {
    sky: ['#0b0220', '#2a0a5e', '#7a1fa2'],
    light: '#ff9df5',
    land: ['#3b1478', '#280c58', '#19073c', '#0d0323'],
    glow: '#00e5ff',
    isNight: true,
  },
  {
    sky: ['#06282d', '#0f5257', '#5fc9a8'],
    light: '#e6ffe8',
    land: ['#2e8b7a', '#1d665d', '#104742', '#072b2a'],
    glow: '#b6ffcf',
    isNight: true,
  },
  {
    sky: ['#f7a8b8', '#fbc8d4', '#fff3ee'],
    light: '#ffffff',
    land: ['#e58fa6', '#c76a8b', '#94486f', '#5c2a4f'],
    glow: '#ffe3ec',
    isNight: false,
  },
  {
    sky: ['#102a5c', '#f0627a', '#ffc371'],
    light: '#fff1c2',
    land: ['#b0436d', '#7d2f5f', '#4f1f4f', '#2a1238'],
    glow: '#ffb36b',
    isNight: false,
  },
  {
    sky: ['#010409', '#0b1730', '#173a5e'],
    light: '#e8f1ff',
    land: ['#24476b', '#18324e', '#0e2035', '#06101d'],
    glow: '#7df9c2',
    isNight: true,
  },
  {
    sky: ['#3a1c71', '#d76d77', '#ffaf7b'],
    light: '#ffe8cf',
    land: ['#a04c6a', '#74355c', '#482248', '#25122d'],
    glow: '#ffcf9e',
    isNight: false,
  },
];
