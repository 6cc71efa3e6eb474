import { messagePhrases } from '@xana/i18n/messages';
import { tagPhrases } from '@xana/i18n/tags';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { cropPhrases } from '@xana/remote-kit/crop-picture';
import { pictureGalleryPhrases } from '@xana/remote-kit/picture-gallery';
import { editPhrases } from '../screens/profile/edit-profile/phrases/phrases.ts';
import { profilePhrases } from '../screens/profile/phrases/phrases.ts';
import { ProfileScreen } from '../screens/profile/profile-screen.tsx';
import { attachmentPhrases } from '../shared/attachment/phrases/phrases.ts';
import { hiddenPeoplePhrases } from '../shared/hidden-people/phrases/phrases.ts';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { postCardPhrases } from '../shared/post-card/phrases/phrases.ts';
import { reportPhrases } from '../shared/report-content/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { userNotFoundPhrases } from '../shared/user-not-found/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ProfileScreen,
  phrases: [
    profilePhrases,
    personActionPhrases,
    hiddenPeoplePhrases,
    postCardPhrases,
    pictureGalleryPhrases,
    attachmentPhrases,
    reportPhrases,
    userNotFoundPhrases,
    undoPhrases,
    editPhrases,
    cropPhrases,
    countPhrases,
    messagePhrases,
    tagPhrases,
  ],
});
