import { Button } from '@xana/ui-kit/button';
import * as css from '../account.module.css';
import { useText } from '../phrases/phrases.ts';

/** At the end of the account page: what leads to the deletion. */
export function DeleteAccountCard({ onDelete }: { onDelete(): void }) {
  const t = useText();
  return (
    <section className={css.section} aria-labelledby="account-delete">
      <h3 id="account-delete" className={css.heading}>
        {t('delete.title')}
      </h3>
      <p className={css.text}>{t('delete.text')}</p>
      <div>
        <Button onClick={onDelete}>{t('delete.open')}</Button>
      </div>
    </section>
  );
}
