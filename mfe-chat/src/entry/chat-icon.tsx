import { remoteModule } from '@xana/remote-kit';
import { ChatIconLink } from '../widgets/chat-icon/chat-icon-link.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ChatIconLink });
