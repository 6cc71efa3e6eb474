import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { ReportRequest } from '../screens/report-request/report-request.tsx';
import { hiddenPeoplePhrases } from '../shared/hidden-people/phrases/phrases.ts';
import { reportPhrases } from '../shared/report-content/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ReportRequest,
  phrases: [reportPhrases, hiddenPeoplePhrases, undoPhrases, countPhrases],
});
