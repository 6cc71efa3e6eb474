import { useLanguage } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { useEffect, useState } from 'react';
import { phrases } from '../phrases/phrases.ts';
import * as css from './desk.module.css';
import { chooseLocale, chooseTheme, currentTheme, followTheme } from './preferences.ts';

export function Preferences() {
  const text = phrases.useText();
  const locale = useLanguage();
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => followTheme(() => setTheme(currentTheme())), []);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={css.preferences}>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          chooseTheme(other);
          setTheme(other);
        }}
      >
        {text(other)}
      </Button>
      <Button
        variant="quiet"
        size="small"
        lang={locale === 'ja' ? 'en' : 'ja'}
        onClick={() => void chooseLocale(locale === 'ja' ? 'en' : 'ja')}
      >
        {text('language')}
      </Button>
    </div>
  );
}
