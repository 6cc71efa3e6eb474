export const en = {
  name: 'Picture',
  open: 'Open picture {{number}}: {{text}}',
  undescribed: 'Picture without description',
  place: '{{index}} of {{total}}',
  earlier: 'Previous picture',
  later: 'Next picture',
} as const;
