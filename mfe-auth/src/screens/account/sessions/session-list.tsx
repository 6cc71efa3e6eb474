import { listSessions } from '@xana/contracts/http/auth/sessions';
import { useFormats } from '@xana/i18n/formats';
import { type RowOf, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import { Skeleton } from '@xana/ui-kit/skeleton';
import * as css from '../account.module.css';
import { Facts } from '../facts.tsx';
import { DeviceMark } from '../method-mark.tsx';
import { useText } from '../phrases/phrases.ts';
import { useNames } from '../use-names.ts';

export type ListedSession = RowOf<typeof listSessions>;

interface SessionListProps {
  /** The session that the member does not recognize. */
  markedId: string | undefined;
  onEnd(session: ListedSession): void;
  onEndOthers(): void;
}

/** The devices and apps where the member is logged in: this one, then the last used first. */
export function SessionList({ markedId, onEnd, onEndOthers }: SessionListProps) {
  const t = useText();
  const listed = useOperation(listSessions, {}, { staleMilliseconds: 0 });
  return (
    <section className={css.section} aria-labelledby="account-sessions">
      <h3 id="account-sessions" className={css.heading}>
        {t('account.sessions')}
      </h3>
      <Answer
        of={listed}
        failedText={t('account.sessionsFailed')}
        skeleton={<Skeleton height={66} label={t('account.sessions')} />}
      >
        {({ rows }) => <Sessions rows={rows} markedId={markedId} onEnd={onEnd} onEndOthers={onEndOthers} />}
      </Answer>
    </section>
  );
}

function Sessions({ rows, markedId, onEnd, onEndOthers }: SessionListProps & { rows: readonly ListedSession[] }) {
  const t = useText();
  const names = useNames();
  const sessions = [...rows].sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne));
  return (
    <>
      <ul className={css.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isMarked={session.id === markedId}
            isAlike={sessions.some((other) => other !== session && names.device(other) === names.device(session))}
            onEnd={onEnd}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className={css.text}>{t('account.onlyHere')}</p>}
      {sessions.length > 1 && (
        <div className={css.actions}>
          <Button onClick={onEndOthers}>{t('account.endOthers')}</Button>
        </div>
      )}
    </>
  );
}

interface SessionRowProps {
  session: ListedSession;
  isMarked: boolean;
  /** Another row has the same name of a device: the time of the login tells them apart. */
  isAlike: boolean;
  onEnd(session: ListedSession): void;
}

function SessionRow({ session, isMarked, isAlike, onEnd }: SessionRowProps) {
  const t = useText();
  const names = useNames();
  const { day, relativeTime, dateTime } = useFormats();
  const { app, method, walletName, isThisOne, startedAt, lastUsedAt } = session;
  const device = names.device(session);
  const how = app || method === null ? '' : t('account.with', { method: names.method(method, walletName) });
  const started = t('account.started', { date: isAlike ? dateTime(startedAt) : day(startedAt) });
  const lastUsed = isThisOne ? (
    t('account.activeNow')
  ) : (
    <RelativeTime
      at={lastUsedAt}
      format={(at) => t('account.lastUsed', { time: relativeTime(at) })}
      formatFull={dateTime}
    />
  );
  return (
    <li className={isMarked ? css.marked : css.row}>
      <DeviceMark system={session.system} />
      <span className={css.words}>
        <span className={css.name}>
          {device}
          {isThisOne && <Badge tone="accent">{t('account.thisDevice')}</Badge>}
          {isMarked && <Badge tone="live">{t('account.notRecognized')}</Badge>}
        </span>
        <Facts facts={[how, started]} />
        <Facts facts={[lastUsed]} />
      </span>
      {!isThisOne && (
        <Button
          size="small"
          aria-label={t('account.endDevice', { device: isAlike ? `${device}, ${started}` : device })}
          onClick={() => onEnd(session)}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  );
}
