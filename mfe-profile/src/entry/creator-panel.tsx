import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { CreatorPanel } from '../widgets/creator-panel/creator-panel.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: CreatorPanel, phrases });
