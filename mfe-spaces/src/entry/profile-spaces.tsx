import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { ownSpacePhrases } from '../shared/own-space/phrases/phrases.ts';
import { ProfileSpaces } from '../widgets/profile-spaces/profile-spaces.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ProfileSpaces,
  phrases: [phrases, ownSpacePhrases],
});
