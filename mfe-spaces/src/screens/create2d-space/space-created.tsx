import type { Space } from '@xana/contracts/http/spaces/space';
import { Link, spacePath } from '@xana/remote-kit';
import { useCopyLink, useShare } from '@xana/remote-kit/share';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { CopyIcon, ShareIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { useEffect, useRef } from 'react';
import * as styles from '../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './space-created.module.css';

/** What to do with the space that was created. The focus is on the text, so that a screen reader starts there. */
export function SpaceCreated({ space, onClose, onAnother }: { space: Space; onClose(): void; onAnother(): void }) {
  const t = useText();
  const share = useShare();
  const copyLink = useCopyLink();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const url = new URL(spacePath(space), location.href).href;
  return (
    <div className={styles.stack}>
      <span className={css.picture}>
        <Picture src={space.image} alt="" sizes="26rem" ratio="16 / 9" />
      </span>
      <p ref={text} tabIndex={-1} className={css.text}>
        {t('liveText', { name: space.name })}
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={spacePath(space)} onClick={onClose}>
        {t('open')}
      </Link>
      <div className={css.more}>
        <Button icon={<CopyIcon />} onClick={() => void copyLink(url)}>
          {t('copyLink')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon={<ShareIcon />} onClick={() => void share({ title: space.name, url })}>
            {t('share')}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}
