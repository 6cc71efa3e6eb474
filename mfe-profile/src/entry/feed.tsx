import { remoteModule } from '@xana/remote-kit';
import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { feedPhrases } from '../screens/feed/phrases/phrases.ts';
import { phrases as peoplePhrases } from '../shared/people-phrases/phrases.ts';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { POST_ITEM_PHRASES } from '../shared/post-card/post-item-phrases.ts';
import { homePeoplePhrases } from '../widgets/home-people/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FeedScreen,
  phrases: [feedPhrases, homePeoplePhrases, peoplePhrases, personActionPhrases, ...POST_ITEM_PHRASES],
});
