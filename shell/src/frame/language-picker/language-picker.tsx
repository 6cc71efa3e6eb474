import { useLocale, useSession } from '@xana/session/react';
import { LanguageIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import { LazyChoiceMenu } from '../lazy-choice-menu.tsx';

export const LANGUAGES = [
  { id: 'en', name: 'English', lang: 'en' },
  { id: 'ja', name: '日本語', lang: 'ja' },
] as const;

export function LanguagePicker() {
  const t = useText();
  const session = useSession();
  return (
    <LazyChoiceMenu
      label={t('frame.language')}
      trigger={<LanguageIcon />}
      choices={LANGUAGES}
      chosen={useLocale()}
      onChoose={session.setLocale}
    />
  );
}
