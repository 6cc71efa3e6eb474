import { accountRequested } from '@xana/contracts/events/auth';
import { memberLeft } from '@xana/contracts/events/session';
import { dismissAccountNotice, listAccountNotices } from '@xana/contracts/http/auth/account-notices';
import { useFormats } from '@xana/i18n/formats';
import { type RowOf, useAction, useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { WarningIcon } from '@xana/ui-kit/icon';
import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../phrases/phrases.ts';
import { useNames } from '../use-names.ts';
import * as css from './notice-card.module.css';

/** While the page is visible. A session that another device has ended notices it by this call. */
const POLL_MS = 60_000;

/**
 * Opens on `session:memberArrived` and stays: shows what other sessions did with the account, one notice at a time and not as a
 * dialog, and why this device was logged out. A notice waits while a dialog is open, which it would cover.
 */
export function AccountNotices() {
  const t = useText();
  const bus = useBus();
  const session = useSession();
  const member = useMember();
  const [wasEnded, setWasEnded] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const { data, refetch } = useOperation(
    listAccountNotices,
    {},
    { isEnabled: Boolean(member), everyMilliseconds: POLL_MS },
  );
  useEffect(() => bus.subscribe(memberLeft, ({ reason }) => setWasEnded(reason === 'expired')), [bus]);
  useEffect(() => {
    if (member) setWasEnded(false);
  }, [member?.id]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && session.state().status === 'member') void refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
  const isCovered = useSyncExternalStore(overlayStack.subscribe, () => overlayStack.current().length > 0);
  if (isCovered) return null;
  if (!member) {
    if (!wasEnded) return null;
    return (
      <NoticeCard label={t('notice.endedTitle')} text={t('notice.ended')}>
        <Button size="small" onClick={() => setWasEnded(false)}>
          {t('notice.close')}
        </Button>
        <Button
          size="small"
          variant="primary"
          onClick={() => {
            setWasEnded(false);
            session.requireLogin('ended');
          }}
        >
          {t('notice.logIn')}
        </Button>
      </NoticeCard>
    );
  }
  const notice = data?.rows.find(({ id }) => !seen.includes(id));
  return notice ? <Notice key={notice.id} notice={notice} onSeen={() => setSeen([...seen, notice.id])} /> : null;
}

function Notice({ notice, onSeen }: { notice: RowOf<typeof listAccountNotices>; onSeen(): void }) {
  const t = useText();
  const bus = useBus();
  const names = useNames();
  const refresh = useRefresh();
  const { relativeTime } = useFormats();
  const dismiss = useAction(dismissAccountNotice, { onSuccess: () => void refresh(listAccountNotices) });
  const { id, kind, app, sessionId, createdAt } = notice;
  const values = {
    app: app ?? '',
    device: names.device(notice),
    method: names.method(notice.method, notice.walletName),
    time: relativeTime(createdAt),
  };
  const answer = () => {
    void dismiss.run({ id });
    onSeen();
  };
  const check = () => {
    answer();
    bus.publish(accountRequested, sessionId ? { sessionId } : {});
  };
  return (
    <NoticeCard label={t('notice.label')} text={t(kind === 'login' && app ? 'notice.app' : `notice.${kind}`, values)}>
      <Button size="small" onClick={check}>
        {t('notice.no')}
      </Button>
      <Button size="small" variant="primary" onClick={answer}>
        {t('notice.yes')}
      </Button>
    </NoticeCard>
  );
}

/** A card above the page that does not take the focus. Screen readers announce its text. */
function NoticeCard({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  // Screen readers announce only what is added to an existing live region, so the text renders after the first commit.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <section className={css.card} aria-label={label}>
      <span className={css.icon}>
        <WarningIcon size={22} />
      </span>
      <p role="status" className={css.text}>
        {isMounted && text}
      </p>
      <div className={css.answers}>{children}</div>
    </section>
  );
}
