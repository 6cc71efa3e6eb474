import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/settings/phrases/phrases.ts';
import { SettingsScreen } from '../screens/settings/settings-screen.tsx';
import { hiddenPeoplePhrases } from '../shared/hidden-people/phrases/phrases.ts';
import { phrases as notificationPhrases } from '../shared/notifications/phrases/phrases.ts';
import { phrases as peoplePhrases } from '../shared/people-phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SettingsScreen,
  phrases: [phrases, notificationPhrases, hiddenPeoplePhrases, peoplePhrases, undoPhrases],
});
