import { messagePhrases } from '@xana/i18n/messages';
import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { phrases } from '../phrases/phrases.ts';
import { editPhrases } from '../screens/profile/edit-profile/phrases/phrases.ts';
import { ProfileScreen } from '../screens/profile/profile-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ProfileScreen,
  phrases: [phrases, editPhrases, countPhrases, messagePhrases, tagPhrases],
});
