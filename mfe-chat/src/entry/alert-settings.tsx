import { remoteModule } from '@xana/remote-kit';
import { AlertSettings } from '../widgets/alert-settings/alert-settings.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: AlertSettings });
