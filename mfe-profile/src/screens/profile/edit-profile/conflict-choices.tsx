import { useTagName } from '@xana/i18n/tags';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import * as css from './edit-profile.module.css';
import { useText } from './phrases/phrases.ts';
import type { FieldName, ProfileFields } from './profile-fields.ts';
import type { Conflict } from './use-update-profile.ts';

interface ConflictChoicesProps {
  conflict: Conflict;
  mine: ProfileFields;
  onKeep(name: FieldName): void;
  onTake(name: FieldName): void;
}

/** The fields that were changed here and elsewhere, each with both values: the member chooses. */
export function ConflictChoices({ conflict: { theirs, names }, mine, onKeep, onTake }: ConflictChoicesProps) {
  const t = useText();
  const nameOf = useTagName();
  const shownValue = (fields: ProfileFields, name: FieldName) => {
    if (name === 'avatar' || name === 'banner')
      return t(fields[name] === '' ? 'conflict.noPicture' : 'conflict.picture');
    const text = name === 'tags' ? fields.tags.map(nameOf).join(', ') : fields[name];
    return text === '' ? t('conflict.empty') : text;
  };
  return (
    <section className={css.conflict} data-conflict aria-label={t('conflict.title')}>
      <Notice tone="warning" text={t('conflict.title')} hint={t('conflict.hint')} />
      {names.map((name) => (
        <div key={name} className={css.choice}>
          <h3>{t(`field.${name}`)}</h3>
          <dl>
            <dt>{t('conflict.theirs')}</dt>
            <dd>{shownValue(theirs, name)}</dd>
            <dt>{t('conflict.mine')}</dt>
            <dd>{shownValue(mine, name)}</dd>
          </dl>
          <div className={css.buttons}>
            <Button size="small" onClick={() => onTake(name)}>
              {t('conflict.take')}
            </Button>
            <Button size="small" onClick={() => onKeep(name)}>
              {t('conflict.keep')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
