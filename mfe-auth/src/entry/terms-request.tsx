import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/after-login/phrases/phrases.ts';
import { TermsRequest } from '../screens/after-login/terms/terms-request.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsRequest, phrases });
