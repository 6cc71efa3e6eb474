export const en = {
  tooMany_one: '{{count}} character too many',
  tooMany_other: '{{count}} characters too many',
  used: '{{used}} of {{most}} characters',
} as const;
