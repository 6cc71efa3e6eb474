import { Button } from '@xana/ui-kit/button';
import { IconButton } from '@xana/ui-kit/icon-button';
import { ImageIcon } from '@xana/ui-kit/member-icon';
import { useRef } from 'react';
import { picturePhrases } from './phrases/picture-phrases.ts';
import { PICTURE_TYPES } from './picture-types.ts';

interface AddPicturesButtonProps {
  /** The number of pictures that can be chosen in total. */
  maxCount: number;
  isFull: boolean;
  onFiles(files: Iterable<File>): void;
  /** Without the text beside the icon. */
  isSmall?: boolean;
}

/** Opens the file chooser for several pictures. */
export function AddPicturesButton({ maxCount, isFull, onFiles, isSmall = false }: AddPicturesButtonProps) {
  const t = picturePhrases.useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
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
      {isSmall ? (
        <IconButton label={t('add')} disabled={isFull} onClick={choose}>
          <ImageIcon />
        </IconButton>
      ) : (
        <Button
          variant="quiet"
          icon={<ImageIcon />}
          disabled={isFull}
          title={t('hint', { most: maxCount })}
          onClick={choose}
        >
          {t('add')}
        </Button>
      )}
    </>
  );
}
