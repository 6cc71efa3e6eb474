import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { StoreDialog } from '../screens/store/store-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: StoreDialog, phrases });
