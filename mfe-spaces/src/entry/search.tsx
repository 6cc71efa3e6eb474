import { remoteModule } from '@xana/remote-kit';
import { phrasesAndTags } from '../phrases/phrases-and-tags.ts';
import { SearchScreen } from '../screens/search-all/search-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SearchScreen,
  phrases: phrasesAndTags,
});
