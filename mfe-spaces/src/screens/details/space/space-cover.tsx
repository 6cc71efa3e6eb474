import type { SpaceDetails } from '@xana/contracts/http/spaces/space';
import { useLocalized } from '@xana/i18n';
import { PlayIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { youtubeVideoId } from '@xana/validation';
import { useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { COVER_SIZES } from '../../../shared/picture-sizes.ts';
import { YoutubeFrame } from '../../../shared/youtube-frame/youtube-frame.tsx';
import * as css from './space-cover.module.css';

/** The picture, or the creator's video. Nothing is fetched from YouTube before the user presses play. */
export function SpaceCover({ space }: { space: SpaceDetails }) {
  const t = useText();
  const localize = useLocalized();
  const [isPlaying, setIsPlaying] = useState(false);
  const video = youtubeVideoId(space.youtubeUrl ?? '');
  if (video && isPlaying) {
    return (
      <YoutubeFrame video={video} title={t('details.videoOf', { name: localize(space.name, space.localizedNames) })} />
    );
  }
  return (
    <div className={css.cover}>
      <Picture src={space.image} alt={space.imageAlt ?? ''} sizes={COVER_SIZES} ratio="21 / 9" isUrgent />
      {video && (
        <button type="button" className={css.play} onClick={() => setIsPlaying(true)}>
          <span className={css.disc}>
            <PlayIcon size={28} />
          </span>
          {t('details.play')}
        </button>
      )}
    </div>
  );
}
