import { useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { ShareIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';

/** Hands the page's address to the device's own way of sharing; where there is none it is copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const toast = useToast();
  const share = async () => {
    const url = location.href;
    if (typeof navigator.share === 'function') {
      // Closing the device's sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast({ text: t('details.linkCopied'), tone: 'success' }),
      () => toast({ text: t('details.linkNotCopied'), tone: 'danger' }),
    );
  };
  return (
    <Button icon={<ShareIcon />} onClick={() => void share()}>
      {t('details.share')}
    </Button>
  );
}
