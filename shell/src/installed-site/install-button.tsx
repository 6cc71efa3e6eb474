import { InstallIcon } from '@xana/ui-kit/install-icon';
import { useState } from 'react';
import { useLazyModule } from '../frame/use-lazy-module.ts';
import * as css from './install-button.module.css';
import { installPhrases } from './phrases/phrases.ts';
import { promptInstall } from './use-install-way.ts';

const loadHint = () => import('./home-screen-dialog.tsx');

/** Opens the browser's question, or on iOS the steps, which no page can take itself. */
export function InstallButton({ way }: { way: 'prompt' | 'share' }) {
  const t = installPhrases.useText();
  const [isOpen, setIsOpen] = useState(false);
  const hint = useLazyModule(loadHint, isOpen);
  return (
    <>
      <button
        type="button"
        className={css.install}
        aria-haspopup={way === 'share' ? 'dialog' : undefined}
        onClick={() => (way === 'share' ? setIsOpen(true) : void promptInstall())}
      >
        <InstallIcon size={20} />
        {t('install')}
      </button>
      {hint && isOpen && <hint.HomeScreenDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
