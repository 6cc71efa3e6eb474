export const en = {
  zoom: 'Zoom',
  x: 'Left and right',
  y: 'Up and down',
  preview: 'Preview',
  hint: 'Drag to move, pinch or scroll to zoom. Keys: arrows move, + and − zoom.',
  use: 'Use picture',
} as const;
