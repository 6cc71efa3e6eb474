import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { ExploreScreen } from '../screens/explore/explore-screen.tsx';

/** Tags are words too: they are there before the first render. */
const both = {
  load: async (locale: string) => void (await Promise.all([phrases.load(locale), tagPhrases.load(locale)])),
};

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ExploreScreen, phrases: both });
