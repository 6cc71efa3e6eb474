import { remoteModule } from '@xana/remote-kit';
import { FeedSpaces } from '../widgets/feed-spaces/feed-spaces.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: FeedSpaces });
