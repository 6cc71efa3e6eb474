import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { SearchScreen } from '../screens/search-all/search-screen.tsx';
import { heartPhrases } from '../shared/favourite-heart/phrases/phrases.ts';
import { searchPhrases } from '../shared/search/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SearchScreen,
  phrases: [phrases, searchPhrases, heartPhrases, tagPhrases],
});
