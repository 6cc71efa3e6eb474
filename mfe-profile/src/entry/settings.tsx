import { remoteModule } from '@xana/remote-kit';
import { phrases as remotePhrases } from '../phrases/phrases.ts';
import { phrases } from '../screens/settings/phrases/phrases.ts';
import { SettingsScreen } from '../screens/settings/settings-screen.tsx';
import { phrases as notificationPhrases } from '../shared/notifications/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SettingsScreen,
  phrases: [phrases, notificationPhrases, remotePhrases],
});
