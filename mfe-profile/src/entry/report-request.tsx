import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { phrases } from '../phrases/phrases.ts';
import { ReportRequest } from '../screens/report-request/report-request.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: ReportRequest,
  phrases: [phrases, countPhrases],
});
