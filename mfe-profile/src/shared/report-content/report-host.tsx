import { lazyPart, useMemberAction } from '@xana/remote-kit';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import type { ReportContentDialogProps } from './report-content-dialog.tsx';

const ReportContentDialog = lazyPart(() =>
  import('./report-content-dialog.tsx').then(({ ReportContentDialog }) => ReportContentDialog),
);

type ReportTarget = Omit<ReportContentDialogProps, 'onClose'>;

const Report = createContext<(target: ReportTarget) => void>(() => {});

/** Opens the report dialog for a post or a comment; a visitor logs in first. */
export const useReport = (): ((target: ReportTarget) => void) => useContext(Report);

/** Holds the report dialog of a screen, because the lists below it load again after a login. */
export function ReportHost({ children }: { children: ReactNode }) {
  const asMember = useMemberAction('report');
  const [target, setTarget] = useState<ReportTarget | null>(null);
  return (
    <Report value={(wanted) => asMember(() => setTarget(wanted))}>
      {children}
      {target && (
        <Suspense>
          <ReportContentDialog {...target} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </Report>
  );
}
