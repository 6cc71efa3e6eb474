import type { FormField } from '@xana/remote-kit/form';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { TextField } from '@xana/ui-kit/text-field';
import { SPACE_LIMITS, youtubeVideoId } from '@xana/validation';
import { useState } from 'react';
import { YoutubeFrame } from '../youtube-frame/youtube-frame.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './space-form.module.css';

/** The link to a video, which plays here on a click: nothing is fetched from YouTube before. */
export function YoutubeField({ field, onWrite }: { field: FormField; onWrite(address: string): void }) {
  const t = useText();
  const count = useCharacterCount(field.value, SPACE_LIMITS.youtubeUrl);
  const [played, setPlayed] = useState<string | null>(null);
  const video = youtubeVideoId(field.value);
  return (
    <div className={css.video}>
      <TextField
        {...field}
        label={t('youtube')}
        inputMode="url"
        error={count.isOver ? undefined : field.error}
        count={count.isOver ? count : undefined}
        onChange={(event) => onWrite(event.target.value.trim())}
      />
      {video && video === played && <YoutubeFrame video={video} title={t('youtubeTitle')} />}
      {video && video !== played && (
        <Button size="small" icon={<PlayIcon size={16} />} onClick={() => setPlayed(video)}>
          {t('youtubePlay')}
        </Button>
      )}
    </div>
  );
}
