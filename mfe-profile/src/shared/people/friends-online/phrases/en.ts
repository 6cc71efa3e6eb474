export const en = {
  title: 'Friends online',
  online: 'Online',
  onSite: 'On the site',
  inSpace: 'In {{space}}',
  join: 'Join {{name}} in {{space}}',
} as const;
