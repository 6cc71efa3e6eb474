import { remoteModule } from '@xana/remote-kit';
import { AlertSettings } from '../widgets/alert-settings/alert-settings.tsx';
import { phrases } from '../widgets/alert-settings/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: AlertSettings, phrases });
