import { remoteModule } from '@xana/remote-kit';
import { HomeMember } from '../widgets/home-member/home-member.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HomeMember });
