import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/telegram-visit/phrases/phrases.ts';
import { TelegramVisitDialog } from '../screens/telegram-visit/telegram-visit-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TelegramVisitDialog, phrases });
