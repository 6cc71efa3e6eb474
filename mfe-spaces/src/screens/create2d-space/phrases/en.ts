export const en = {
  title: 'Create a space',
  save: 'Create',
  live: 'Your space is live',
  liveText: 'Everyone can find “{{name}}” now.',
  open: 'Open the space',
  copyLink: 'Copy link',
  share: 'Share',
  another: 'Create another',
} as const;
