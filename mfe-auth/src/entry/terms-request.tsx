import { remoteModule } from '@xana/remote-kit';
import { TermsRequest } from '../screens/terms/terms-request.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TermsRequest });
