import { PictureGallery, type ShownPicture } from '@xana/remote-kit/picture-gallery';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './message-pictures.module.css';

interface MessagePicturesProps {
  pictures: readonly ShownPicture[];
  /** The sender is a stranger: the pictures are shown at a click. */
  isConcealed?: boolean;
}

export function MessagePictures({ pictures, isConcealed = false }: MessagePicturesProps) {
  const t = useText();
  const [isRevealed, setIsRevealed] = useState(false);
  if (pictures.length > 0 && isConcealed && !isRevealed) {
    return (
      <div className={css.concealed}>
        {t('picture.concealed', { count: pictures.length })}
        <Button size="small" onClick={() => setIsRevealed(true)}>
          {t('picture.reveal')}
        </Button>
      </div>
    );
  }
  return <PictureGallery pictures={pictures} layout="message" />;
}
