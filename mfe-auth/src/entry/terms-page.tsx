import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/after-login/phrases/phrases.ts';
import { TermsPage } from '../screens/after-login/terms/terms-page.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsPage, phrases });
