import { remoteModule } from '@xana/remote-kit';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { FoundPeople } from '../widgets/found-people/found-people.tsx';
import { foundPeoplePhrases } from '../widgets/found-people/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FoundPeople,
  phrases: [foundPeoplePhrases, personActionPhrases, undoPhrases],
});
