import { remoteModule } from '@xana/remote-kit';
import { CreatorPanel } from '../widgets/creator-panel/creator-panel.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: CreatorPanel });
