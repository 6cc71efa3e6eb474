import { remoteModule } from '@xana/remote-kit';
import { ChatScreen } from '../screens/chat/chat-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ChatScreen,
});
