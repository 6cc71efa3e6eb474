import { remoteModule } from '@xana/remote-kit';
import { ChatIconLink } from '../widgets/chat-icon/chat-icon-link.tsx';
import { phrases } from '../widgets/chat-icon/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ChatIconLink, phrases });
