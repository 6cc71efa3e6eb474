import { messagePhrases } from '@xana/i18n/messages';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './create-space-dialog.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The space's picture, shown as soon as it is chosen. */
export function PictureField() {
  const t = useText();
  const message = messagePhrases.useText();
  const [picture, setPicture] = useState<string | null>(null);
  const [isWrongType, setIsWrongType] = useState(false);
  const take = (file: File) => {
    setIsWrongType(!TYPES.includes(file.type));
    if (!TYPES.includes(file.type)) return;
    const reader = new FileReader();
    reader.onload = () => setPicture(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <FileDrop
      label={t('create.picture')}
      hint={t('create.pictureHint')}
      accept={TYPES.join(',')}
      error={isWrongType ? message('INVALID_FILE_TYPE') : undefined}
      preview={picture && <img className={css.picture} src={picture} alt={t('create.pictureChosen')} />}
      onFile={take}
    />
  );
}
