import { remoteModule } from '@xana/remote-kit';
import { tryAvatarPhrases } from '../widgets/try-avatar/phrases/phrases.ts';
import { TryAvatar } from '../widgets/try-avatar/try-avatar.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: TryAvatar,
  phrases: [tryAvatarPhrases],
});
