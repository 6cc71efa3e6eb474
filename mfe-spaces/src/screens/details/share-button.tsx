import { useToast } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { ShareIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';

/** Shares the page's address with the Web Share API, or copies it where that is not supported. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const toast = useToast();
  const share = async () => {
    const url = location.href;
    if (typeof navigator.share === 'function') {
      // A rejection means that the user closed the share sheet.
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
