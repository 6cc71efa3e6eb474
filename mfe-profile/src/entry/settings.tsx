import { remoteModule } from '@xana/remote-kit';
import { SettingsScreen } from '../screens/settings/settings-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SettingsScreen });
