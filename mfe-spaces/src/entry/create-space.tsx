import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrasesAndTags } from '../phrases/phrases-and-tags.ts';
import { CreateSpaceDialog } from '../screens/create-space/create-space-dialog.tsx';

const all = {
  load: async (locale: string) => void (await Promise.all([phrasesAndTags.load(locale), messagePhrases.load(locale)])),
};

export const { bootstrap, mount, update, unmount } = remoteModule({ component: CreateSpaceDialog, phrases: all });
