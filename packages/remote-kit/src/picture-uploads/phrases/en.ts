export const en = {
  add: 'Add pictures',
  hint: 'JPG, PNG or WebP, up to {{most}} pictures',
  list: 'Chosen pictures',
  describe: 'Description of picture {{number}}',
  remove: 'Remove picture {{number}}',
  uploading: 'Uploading the picture',
} as const;
