import { remoteModule } from '@xana/remote-kit';
import { TermsPage } from '../screens/terms/terms-page.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsPage });
