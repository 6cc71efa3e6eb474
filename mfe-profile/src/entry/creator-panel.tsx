import { remoteModule } from '@xana/remote-kit';
import { personActionPhrases } from '../shared/person-actions/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { CreatorPanel } from '../widgets/creator-panel/creator-panel.tsx';
import { creatorPanelPhrases } from '../widgets/creator-panel/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: CreatorPanel,
  phrases: [creatorPanelPhrases, personActionPhrases, undoPhrases],
});
