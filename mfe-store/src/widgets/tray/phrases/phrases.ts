import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const trayPhrases = definePhrases('mfe-store-tray', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
export const useText = trayPhrases.useText;
