import { remoteModule } from '@xana/remote-kit';
import { phrasesAndTags } from '../phrases/phrases-and-tags.ts';
import { DetailsScreen } from '../screens/details/details-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: DetailsScreen,
  phrases: phrasesAndTags,
});
