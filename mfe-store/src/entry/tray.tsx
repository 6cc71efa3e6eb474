import { remoteModule } from '@xana/remote-kit';
import { trayPhrases } from '../widgets/tray/phrases/phrases.ts';
import { Tray } from '../widgets/tray/tray.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: Tray, phrases: trayPhrases });
