import { useLocale, useSession } from '@xana/session/react';
import { GlobeIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import { LazyChoiceMenu } from '../lazy-choice-menu.tsx';

const LANGUAGES = [
  { id: 'en', name: 'English', lang: 'en' },
  { id: 'ja', name: '日本語', lang: 'ja' },
] as const;

export function LanguagePicker() {
  const t = useText();
  const session = useSession();
  return (
    <LazyChoiceMenu
      label={t('frame.language')}
      trigger={<GlobeIcon />}
      choices={LANGUAGES}
      chosen={useLocale()}
      onChoose={session.setLocale}
    />
  );
}
