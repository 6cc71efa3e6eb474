import { icon } from './icon.tsx';

/* Not in `icons.tsx`, which every page loads. */

export const InstallIcon = icon(
  <path d="M12 4v10m-4.2-4 4.2 4.2 4.2-4.2M4.5 15.5v2a2.5 2.5 0 0 0 2.5 2.5h10a2.5 2.5 0 0 0 2.5-2.5v-2" />,
);
/** As Safari draws its button "Share". */
export const ShareSheetIcon = icon(
  <path d="M12 14.5V3.5M8.3 7 12 3.3 15.7 7M8.5 10.5h-1a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2h-1" />,
);
/** As iOS draws "Add to Home Screen". */
export const AddToHomeIcon = icon(
  <path d="M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM12 8.5v7M8.5 12h7" />,
);
