import { useShare } from '@xana/remote-kit/share';
import { Button } from '@xana/ui-kit/button';
import { ShareIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';

/** Shares the page's address, or copies it. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const share = useShare();
  return (
    <Button icon={<ShareIcon />} onClick={() => void share({ title, url: location.href })}>
      {t('details.share')}
    </Button>
  );
}
