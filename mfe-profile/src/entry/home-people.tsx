import { remoteModule } from '@xana/remote-kit';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { HomePeople } from '../widgets/home-people/home-people.tsx';
import { homePeoplePhrases } from '../widgets/home-people/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HomePeople,
  phrases: [homePeoplePhrases, personActionPhrases, undoPhrases],
});
