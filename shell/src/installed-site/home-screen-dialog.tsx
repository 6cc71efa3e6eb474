import { Dialog } from '@xana/ui-kit/dialog';
import { AddToHomeIcon, ShareSheetIcon } from '@xana/ui-kit/install-icon';
import * as css from './home-screen-dialog.module.css';
import { installPhrases } from './phrases/phrases.ts';

/** How people add the site to the Home Screen of iOS. */
export function HomeScreenDialog({ onClose }: { onClose(): void }) {
  const t = installPhrases.useText();
  return (
    <Dialog title={t('dialogTitle')} closeLabel={t('close')} onClose={onClose}>
      <p className={css.intro}>{t('intro')}</p>
      <ol className={css.steps}>
        <li className={css.step}>
          {t('share')}
          <ShareSheetIcon />
        </li>
        <li className={css.step}>
          {t('add')}
          <AddToHomeIcon />
        </li>
        <li className={css.step}>{t('confirm')}</li>
      </ol>
    </Dialog>
  );
}
