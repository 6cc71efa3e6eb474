import { messagePhrases } from '@xana/i18n/messages';
import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { CreateSpaceDialog } from '../screens/create2d-space/create-space-dialog.tsx';
import { createPhrases } from '../screens/create2d-space/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: CreateSpaceDialog,
  phrases: [createPhrases, countPhrases, tagPhrases, messagePhrases],
});
