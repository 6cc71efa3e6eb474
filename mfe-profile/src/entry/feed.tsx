import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { picturePhrases } from '@xana/remote-kit/picture-uploads';
import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { feedPhrases } from '../screens/feed/phrases/phrases.ts';
import { attachmentPhrases } from '../shared/attachment/phrases/phrases.ts';
import { mentionPhrases } from '../shared/mentions/phrases/phrases.ts';
import { phrases as peoplePhrases } from '../shared/people-phrases/phrases.ts';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { postCardPhrases } from '../shared/post-card/phrases/phrases.ts';
import { commentPhrases } from '../shared/post-comments/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { writingPhrases } from '../shared/writing/phrases/phrases.ts';
import { homePeoplePhrases } from '../widgets/home-people/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FeedScreen,
  phrases: [
    feedPhrases,
    homePeoplePhrases,
    peoplePhrases,
    personActionPhrases,
    postCardPhrases,
    commentPhrases,
    writingPhrases,
    attachmentPhrases,
    undoPhrases,
    mentionPhrases,
    countPhrases,
    picturePhrases,
    messagePhrases,
  ],
});
