import { remoteModule } from '@xana/remote-kit';
import { phrasesAndTags } from '../phrases/phrases-and-tags.ts';
import { ExploreScreen } from '../screens/explore/explore-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ExploreScreen,
  phrases: phrasesAndTags,
});
