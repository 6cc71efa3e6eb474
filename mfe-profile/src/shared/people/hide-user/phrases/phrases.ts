import { definePhrases } from '@xana/i18n';

export const en = {
  'block.title': 'Block {{name}}?',
  'block.text': 'You will no longer see each other, and you will no longer follow each other. They are not told.',
  'block.done': '{{name}} is blocked',
  'block.undone': '{{name}} is no longer blocked',
  'block.hint': 'You do not see each other in lists, posts and chat.',
  'block.undo': 'Unblock {{name}}',
  'block.undoShort': 'Unblock',
  'mute.do': 'Mute {{name}}',
  'mute.done': '{{name}} is muted',
  'mute.undone': '{{name}} is no longer muted',
  'mute.undo': 'Unmute {{name}}',
  'mute.undoShort': 'Unmute',
  'empty.blocked': 'People you block appear here',
  'empty.muted': 'People you mute appear here',
} as const;

export const hiddenPeoplePhrases = definePhrases('mfe-profile/hidden-people', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = hiddenPeoplePhrases.useText;
