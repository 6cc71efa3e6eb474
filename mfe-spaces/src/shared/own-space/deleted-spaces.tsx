import { getDeletedSpaces } from '@xana/contracts/http/spaces/own-spaces';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { useOperation } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Picture } from '@xana/ui-kit/picture';
import * as styles from '../styles.module.css';
import * as css from './own-space.module.css';
import { useText } from './phrases/phrases.ts';
import { useRestoreSpace } from './use-delete-space.ts';

/** The member's deleted spaces that can be restored; nothing without one. */
export function DeletedSpaces() {
  const t = useText();
  const { data = [] } = useOperation(getDeletedSpaces, {});
  if (data.length === 0) return null;
  return (
    <section className={css.deleted} aria-label={t('deletedTitle')}>
      <h3 className={css.heading}>{t('deletedTitle')}</h3>
      <ul className={styles.smallStack}>
        {data.map((space) => (
          <DeletedSpace key={space.id} space={space} />
        ))}
      </ul>
    </section>
  );
}

function DeletedSpace({ space }: { space: OutputOf<typeof getDeletedSpaces>[number] }) {
  const t = useText();
  const formats = useFormats();
  const { restore, isBusy } = useRestoreSpace(space.id, () => {});
  return (
    <li className={css.row}>
      <span className={css.thumb}>
        <Picture src={space.thumbnail} alt="" sizes="72px" ratio="16 / 9" />
      </span>
      <span className={css.words}>
        <bdi>{space.name}</bdi>
        <span className={styles.soft}>{t('deletedUntil', { date: formats.dateTime(space.restorableUntil) })}</span>
      </span>
      <Button size="small" isBusy={isBusy} aria-label={`${t('restore')}: ${space.name}`} onClick={restore}>
        {t('restore')}
      </Button>
    </li>
  );
}
