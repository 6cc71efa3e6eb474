import { startI18n } from '@xana/i18n';
import { createRoot } from 'react-dom/client';
import { ownerPhrases } from './access/owner-phrases/owner-phrases.ts';
import { Desk } from './frame/desk.tsx';
import { currentTheme, firstLocale } from './frame/preferences.ts';
import { phrases } from './phrases/phrases.ts';

const locale = firstLocale();
startI18n(locale);
document.documentElement.lang = locale;
document.documentElement.dataset.theme = currentTheme();
const root = document.getElementById('root');
void Promise.all([phrases, ownerPhrases].map((each) => each.load(locale))).then(
  () => root && createRoot(root).render(<Desk />),
);
