import { sharedPhrases } from '@xana/i18n';
import { useToast } from '@xana/remote-kit';
import { useCallback } from 'react';

/** Shares an address with the Web Share API, or copies it where that is not supported. */
export function useShare(): (shared: { title: string; url: string }) => Promise<void> {
  const copyLink = useCopyLink();
  return useCallback(
    async ({ title, url }) => {
      if (typeof navigator.share !== 'function') return copyLink(url);
      // A rejection means that the user closed the share sheet.
      await navigator.share({ title, url }).catch(() => undefined);
    },
    [copyLink],
  );
}

/** Copies an address and confirms it in a toast. */
export function useCopyLink(): (url: string) => Promise<void> {
  const shared = sharedPhrases.useText();
  const toast = useToast();
  return useCallback(
    (url) =>
      navigator.clipboard.writeText(url).then(
        () => toast({ text: shared('linkCopied'), tone: 'success' }),
        () => toast({ text: shared('linkNotCopied'), tone: 'danger' }),
      ),
    [shared, toast],
  );
}
