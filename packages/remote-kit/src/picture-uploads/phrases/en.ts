export const en = {
  add: 'Add pictures',
  hint: 'JPG, PNG or WebP, up to {{most}} pictures',
  list: 'Chosen pictures',
  describe: 'Description of picture {{number}}',
  remindDescription: 'Describe your pictures. People who cannot see them hear only the description.',
  remove: 'Remove picture {{number}}',
  uploading: 'Uploading the picture',
} as const;
