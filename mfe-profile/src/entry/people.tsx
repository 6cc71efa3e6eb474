import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../shared/people-phrases/phrases.ts';
import { People } from '../widgets/people/people.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: People, phrases });
