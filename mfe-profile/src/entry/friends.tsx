import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { FriendsScreen } from '../screens/friends/friends-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FriendsScreen,
  phrases: [phrases, tagPhrases],
});
