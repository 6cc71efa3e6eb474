import { remoteModule } from '@xana/remote-kit';
import { termsPhrases } from '../screens/terms/phrases/phrases.ts';
import { TermsRequest } from '../screens/terms/terms-request.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsRequest, phrases: termsPhrases });
