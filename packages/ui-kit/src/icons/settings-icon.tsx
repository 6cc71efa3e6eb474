import { icon } from './icon.tsx';

/** Not in `icons.tsx`, which every page loads. */
export const SettingsIcon = icon(<path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5" />);
