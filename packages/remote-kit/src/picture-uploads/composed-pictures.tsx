import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { CloseIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Picture } from '@xana/ui-kit/picture';
import { TextField } from '@xana/ui-kit/text-field';
import { useText } from '../../phrases/phrases.ts';
import * as css from './composed-pictures.module.css';
import type { ComposedPicture } from './use-picture-uploads.ts';

interface ComposedPicturesProps {
  pictures: ComposedPicture[];
  onDescribe(key: string, alt: string): void;
  onRemove(key: string): void;
}

/** The pictures of a post that is being written or edited, each with a description for people who cannot see it. */
export function ComposedPictures({ pictures, onDescribe, onRemove }: ComposedPicturesProps) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className={css.pictures} aria-label={t('composer.pictures')}>
      {pictures.map(({ key, url, alt, progress }, index) => (
        <li key={key} className={css.row}>
          <span className={css.thumb}>
            {url ? (
              <Picture src={url} alt={alt} sizes="6rem" ratio="4 / 3" />
            ) : (
              <progress className={css.progress} value={progress} aria-label={t('composer.uploading')} />
            )}
          </span>
          <TextField
            label={t('composer.describe', { number: index + 1 })}
            value={alt}
            maxLength={TEXT_LIMITS.pictureDescription}
            onChange={(event) => onDescribe(key, event.target.value)}
          />
          <IconButton label={t('composer.removePicture', { number: index + 1 })} onClick={() => onRemove(key)}>
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
