import { remoteModule } from '@xana/remote-kit';
import { ReportRequest } from '../screens/report-request/report-request.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ReportRequest });
