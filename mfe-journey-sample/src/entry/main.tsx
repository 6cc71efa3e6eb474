import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { JourneySampleScreen } from '../screens/journey-sample/journey-sample-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: JourneySampleScreen, phrases });
