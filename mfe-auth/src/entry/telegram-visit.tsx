import { remoteModule } from '@xana/remote-kit';
import { TelegramVisitDialog } from '../screens/telegram-visit/telegram-visit-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TelegramVisitDialog });
