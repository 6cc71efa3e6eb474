import { loadPhrases, startI18n } from '@xana/i18n';
import { createRoot } from 'react-dom/client';
import { Desk } from './frame/desk.tsx';
import { currentTheme, firstLocale } from './frame/preferences.ts';

const locale = firstLocale();
startI18n(locale);
document.documentElement.lang = locale;
document.documentElement.dataset.theme = currentTheme();
const root = document.getElementById('root');
void loadPhrases(locale).then(() => root && createRoot(root).render(<Desk />));
