export const en = {
  title: 'New messages in this browser',
  text: 'Muted users and message requests do not alert you.',
  sound: 'Play a sound',
  desktop: 'Show desktop notifications',
  trySound: 'Play the sound',
  tryDesktop: 'Show a notification',
  sampleTitle: 'XANA',
  sampleText: 'New messages are shown like this',
  denied:
    'Notifications of this site are blocked. Allow them in the settings of your browser, then switch this on again.',
  unsupported: 'This browser does not show desktop notifications of websites.',
  silent: 'The sound could not be played.',
} as const;
