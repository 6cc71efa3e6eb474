import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { CloseIcon, WarningIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Notice } from '@xana/ui-kit/notice';
import { Picture } from '@xana/ui-kit/picture';
import { TextField } from '@xana/ui-kit/text-field';
import * as css from './composed-pictures.module.css';
import { picturePhrases } from './phrases/picture-phrases.ts';
import type { ComposedPicture, PictureUploads } from './use-picture-uploads.ts';

/** The pictures of a text that is being written, each with a description for people who cannot see it. */
export function ComposedPictures({ uploads }: { uploads: PictureUploads }) {
  const t = picturePhrases.useText();
  const shared = sharedPhrases.useText();
  const { pictures, problem, edit, remove } = uploads;
  return (
    <>
      {pictures.length > 0 && (
        <ul className={css.pictures} aria-label={t('list')}>
          {pictures.map((picture, index) => (
            <li key={picture.key} className={css.row}>
              <Thumb picture={picture} />
              {picture.hasFailed ? (
                <Button size="small" onClick={() => uploads.retry(picture.key)}>
                  {shared('tryAgain')}
                </Button>
              ) : (
                <TextField
                  label={t('describe', { number: index + 1 })}
                  value={picture.alt}
                  maxLength={TEXT_LIMITS.pictureDescription}
                  onChange={(event) => edit(picture.key, { alt: event.target.value })}
                />
              )}
              <IconButton label={t('remove', { number: index + 1 })} onClick={() => remove(picture.key)}>
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pictures.some(({ uploaded, alt }) => uploaded && alt.trim() === '') && (
        <p className={css.reminder}>{t('remindDescription')}</p>
      )}
      <Notice tone="problem" text={problem} />
    </>
  );
}

function Thumb({ picture: { uploaded, alt, progress, hasFailed } }: { picture: ComposedPicture }) {
  const t = picturePhrases.useText();
  if (hasFailed) {
    return (
      <span className={css.failed}>
        <WarningIcon />
      </span>
    );
  }
  return (
    <span className={css.thumb}>
      {uploaded ? (
        <Picture src={uploaded.url} alt={alt} sizes="6rem" ratio="4 / 3" />
      ) : (
        <progress className={css.progress} value={progress} aria-label={t('uploading')} />
      )}
    </span>
  );
}
