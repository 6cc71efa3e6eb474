import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { pictureGalleryPhrases } from '@xana/remote-kit/picture-gallery';
import { picturePhrases } from '@xana/remote-kit/picture-uploads';
import { phrases } from '../phrases/phrases.ts';
import { ChatScreen } from '../screens/chat/chat-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ChatScreen,
  phrases: [phrases, countPhrases, picturePhrases, pictureGalleryPhrases, messagePhrases],
});
