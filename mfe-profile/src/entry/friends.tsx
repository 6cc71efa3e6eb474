import { remoteModule } from '@xana/remote-kit';
import { phrasesAndTags } from '../phrases/phrases-and-tags.ts';
import { FriendsScreen } from '../screens/friends/friends-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FriendsScreen,
  phrases: phrasesAndTags,
});
