import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import { Button } from '@xana/ui-kit/button';
import { ImageIcon } from '@xana/ui-kit/member-icon';
import { useRef } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { PICTURE_TYPES } from './use-picture-uploads.ts';

/** Opens the file chooser for several pictures. */
export function AddPicturesButton({ isFull, onFiles }: { isFull: boolean; onFiles(files: Iterable<File>): void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
      <Button
        variant="quiet"
        icon={<ImageIcon />}
        disabled={isFull}
        title={t('composer.pictureHint', { most: MAX_POST_PICTURES })}
        onClick={() => input.current?.click()}
      >
        {t('composer.addPictures')}
      </Button>
    </>
  );
}
