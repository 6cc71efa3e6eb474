import { remoteModule } from '@xana/remote-kit';
import { numbersPhrases } from '../screens/space-numbers/phrases/phrases.ts';
import { SpaceNumbersScreen } from '../screens/space-numbers/space-numbers-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SpaceNumbersScreen,
  phrases: numbersPhrases,
});
