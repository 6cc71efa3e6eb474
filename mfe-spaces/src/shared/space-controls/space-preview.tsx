import type { Space } from '@xana/contracts/http/spaces/space';
import { getSpacePreview } from '@xana/contracts/http/spaces/space-details';
import { useLocalized } from '@xana/i18n';
import { useTagName } from '@xana/i18n/tags';
import { useOperation } from '@xana/remote-kit';
import * as css from './space-controls.module.css';

const TAGS_SHOWN = 3;

interface SpacePreviewProps {
  space: Space;
  /** False while it fades out, and until the next time. */
  isShown: boolean;
}

/** The beginning of the description and the tags, over the picture. Decoration: both are on the page of the space. */
export function SpacePreview({ space: { id, tags }, isShown }: SpacePreviewProps) {
  const localize = useLocalized();
  const nameOf = useTagName();
  const { data } = useOperation(getSpacePreview, { id });
  return (
    <div className={css.preview} data-shown={isShown || undefined} aria-hidden="true">
      {data && <p className={css.description}>{localize(data.description, data.localizedDescriptions)}</p>}
      <p className={css.tags}>
        {tags
          .slice(0, TAGS_SHOWN)
          .map((tag) => `#${nameOf(tag)}`)
          .join(' ')}
      </p>
    </div>
  );
}
