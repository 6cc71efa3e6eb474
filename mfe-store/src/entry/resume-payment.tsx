import { remoteModule } from '@xana/remote-kit';
import { ResumePayment } from '../screens/card-payment/resume-payment.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ResumePayment });
