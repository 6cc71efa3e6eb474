import { remoteModule } from '@xana/remote-kit';
import { TermsLine } from '../screens/terms/terms-line.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsLine });
