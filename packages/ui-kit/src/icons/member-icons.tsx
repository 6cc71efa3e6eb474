import { icon } from './icon.tsx';

/* Only members see them: they are not in `icons.tsx`, which every page loads. */

export const PhoneIcon = icon(
  <path d="M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5Zm2.5 14h2" />,
);
export const StarIcon = icon(<path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 4Z" />);
export const StarFilledIcon = icon(
  <path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 4Z" />,
  true,
);
export const SparklesIcon = icon(
  <path d="m11 4 1.6 4.9L17.5 10.5l-4.9 1.6L11 17l-1.6-4.9L4.5 10.5l4.9-1.6L11 4Zm7 10 .8 2.2 2.2.8-2.2.8L18 20l-.8-2.2-2.2-.8 2.2-.8L18 14Z" />,
);
export const HistoryIcon = icon(<path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7L4.5 8.5m0-4v4h4M12 8v4.5l3 1.8" />);
export const LogoutIcon = icon(
  <path d="M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10m5-12 4 4-4 4m4-4H10" />,
);
export const CameraIcon = icon(
  <path d="M5 7.5h2.6L9 5h6l1.4 2.5H19A1.5 1.5 0 0 1 20.5 9v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 5 7.5Zm7 2.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z" />,
);
export const ImageIcon = icon(
  <path d="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM4.5 17l4.5-5 3.5 3.5 2.5-2.5 4.5 4M15.5 8.5h.01" />,
);
