import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { cropPhrases } from '@xana/remote-kit/crop-picture';
import { phrases } from '../phrases/phrases.ts';
import { EditEventScreen } from '../screens/host-event/edit-event-screen.tsx';
import { hostEventPhrases } from '../screens/host-event/phrases/phrases.ts';
import { eventFormPhrases } from '../shared/event-form/phrases/phrases.ts';
import { ownEventPhrases } from '../shared/own-event/phrases/phrases.ts';
import { spaceFormPhrases } from '../shared/space-form/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: EditEventScreen,
  phrases: [
    phrases,
    hostEventPhrases,
    ownEventPhrases,
    eventFormPhrases,
    spaceFormPhrases,
    cropPhrases,
    countPhrases,
    messagePhrases,
  ],
});
