import { definePhrases } from '@xana/i18n';
import { WarningIcon } from '@xana/ui-kit/icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { en } from './en.ts';
import * as css from './mixed-scripts-mark.module.css';

const phrases = definePhrases('@xana/mixed-scripts', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });

/** Warns of a link whose host mixes scripts, as imitations of known names do (UTS #39). */
export function MixedScriptsMark() {
  const t = phrases.useText();
  return (
    <span className={css.mark} title={t('mixedScripts')}>
      <WarningIcon size={16} />
      <VisuallyHidden>{t('mixedScripts')}</VisuallyHidden>
    </span>
  );
}
