import { useLanguage } from '@xana/i18n';
import { Select } from '@xana/ui-kit/select';
import { useMemo } from 'react';
import { COUNTRY_CODES } from './country-codes.ts';
import { useText } from './phrases/phrases.ts';

/** The country of the card. */
export function CountryField({ chosen, onChoose }: { chosen: string; onChoose(code: string): void }) {
  const t = useText();
  const locale = useLanguage();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRY_CODES.map((id) => ({ id, name: names.of(id) ?? id })).sort((one, other) =>
      one.name.localeCompare(other.name, locale),
    );
  }, [locale]);
  return <Select label={t('country')} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
