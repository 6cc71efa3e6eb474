import { messagePhrases } from '@xana/i18n/messages';
import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { cropPhrases } from '@xana/remote-kit/crop-picture';
import { phrases } from '../phrases/phrases.ts';
import { CreateSpaceDialog } from '../screens/create2d-space/create-space-dialog.tsx';
import { createPhrases } from '../screens/create2d-space/phrases/phrases.ts';
import { spaceFormPhrases } from '../shared/space-form/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: CreateSpaceDialog,
  phrases: [phrases, createPhrases, spaceFormPhrases, cropPhrases, countPhrases, tagPhrases, messagePhrases],
});
