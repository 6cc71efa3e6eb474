import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { phrases } from '../phrases/phrases.ts';
import { FeedScreen } from '../screens/feed/feed-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FeedScreen,
  phrases: [phrases, countPhrases, messagePhrases],
});
