import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { FriendsScreen } from '../screens/friends/friends-screen.tsx';
import { friendsPhrases } from '../screens/friends/phrases/phrases.ts';
import { hiddenPeoplePhrases } from '../shared/hidden-people/phrases/phrases.ts';
import { phrases as peoplePhrases } from '../shared/people-phrases/phrases.ts';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { userNotFoundPhrases } from '../shared/user-not-found/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FriendsScreen,
  phrases: [
    friendsPhrases,
    peoplePhrases,
    personActionPhrases,
    hiddenPeoplePhrases,
    userNotFoundPhrases,
    undoPhrases,
    tagPhrases,
  ],
});
