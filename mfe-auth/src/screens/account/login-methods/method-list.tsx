import { listLoginMethods } from '@xana/contracts/http/auth/login-methods';
import { useFormats } from '@xana/i18n/formats';
import { type RowOf, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { shortAddress } from '@xana/wallet/addresses';
import { readableAddress } from '@xana/wallet/readable-address';
import * as css from '../account.module.css';
import { Facts } from '../facts.tsx';
import { MethodMark } from '../method-mark.tsx';
import { useText } from '../phrases/phrases.ts';
import { useNames } from '../use-names.ts';

export type LoginMethod = RowOf<typeof listLoginMethods>;

const SHOWN_CHARACTERS = 6;

export function MethodList({ onAdd, onRemove }: { onAdd(): void; onRemove(method: LoginMethod): void }) {
  const t = useText();
  const methods = useOperation(listLoginMethods, {}, { staleMilliseconds: 0 });
  return (
    <section className={css.section} aria-labelledby="account-methods">
      <h3 id="account-methods" className={css.heading}>
        {t('account.methods')}
      </h3>
      <p className={css.text}>{t('account.methodsText')}</p>
      <Answer
        of={methods}
        failedText={t('account.methodsFailed')}
        skeleton={<Skeleton height={66} label={t('account.methods')} />}
      >
        {({ rows }) => (
          <>
            <ul className={css.rows}>
              {rows.map((method) => (
                <MethodRow key={method.id} method={method} isLast={rows.length === 1} onRemove={onRemove} />
              ))}
            </ul>
            <div className={css.actions}>
              <Button variant="primary" onClick={onAdd}>
                {t('account.add')}
              </Button>
            </div>
          </>
        )}
      </Answer>
    </section>
  );
}

interface MethodRowProps {
  method: LoginMethod;
  isLast: boolean;
  onRemove(method: LoginMethod): void;
}

/** The last method and the method of this session cannot be removed, so they have no button. */
function MethodRow({ method, isLast, onRemove }: MethodRowProps) {
  const t = useText();
  const names = useNames();
  const { day, relativeTime } = useFormats();
  const { email, address, linkedAt, lastUsedAt, isThisSession, isPrimary } = method;
  const name = names.method(method.method, method.walletName);
  const identifier = email ?? (address ? shortAddress(readableAddress(address), SHOWN_CHARACTERS) : '');
  const used = lastUsedAt ? t('account.lastLogin', { time: relativeTime(lastUsedAt) }) : '';
  return (
    <li className={css.row}>
      <MethodMark method={method.method} walletName={method.walletName} />
      <span className={css.words}>
        <span className={css.name}>
          {name}
          {isThisSession && <Badge tone="accent">{t('account.inUse')}</Badge>}
          {isPrimary && !isLast && <Badge tone="soft">{t('account.onProfile')}</Badge>}
        </span>
        <Facts facts={[identifier]} />
        <Facts facts={[t('account.added', { date: day(linkedAt) }), used]} />
      </span>
      {!isLast && !isThisSession && (
        <Button size="small" aria-label={t('account.removeMethod', { method: name })} onClick={() => onRemove(method)}>
          {t('account.remove')}
        </Button>
      )}
    </li>
  );
}
