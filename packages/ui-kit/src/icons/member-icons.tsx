import { icon } from './icon.tsx';

/* Only members see them: they are not in `icons.tsx`, which every page loads. */

export const StarIcon = icon(
  <path d="m12 4 2.500 5.200 5.700.800-4.100 4 1 5.700L12 17l-5.100 2.700 1-5.700-4.100-4 5.700-.800L12 4Z" />,
);
export const StarFilledIcon = icon(
  <path d="m12 4 2.500 5.200 5.700.800-4.100 4 1 5.700L12 17l-5.100 2.700 1-5.700-4.100-4 5.700-.800L12 4Z" />,
  true,
);
export const SparklesIcon = icon(
  <path d="m11 4 1.6 4.900L17.5 10.500l-4.9 1.600L11 17l-1.6-4.900L4.5 10.500l4.9-1.600L11 4Zm7 10 .8 2.2 2.2.8-2.2.8L18 20l-.8-2.2-2.2-.8 2.2-.8L18 14Z" />,
);
export const HistoryIcon = icon(
  <path d="M4.500 12a7.5 7.5 0 1 0 2.600-5.700L4.500 8.500m0-4v4h4M12 8v4.500l3 1.800" />,
);
export const LogoutIcon = icon(
  <path d="M10 4H6.500A1.5 1.5 0 0 0 5 5.500v13A1.5 1.5 0 0 0 6.5 20H10m5-12 4 4-4 4m4-4H10" />,
);
export const ImageIcon = icon(
  <path d="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.500 1.500 0 0 1 1.500-1.500ZM4.500 17l4.500-5 3.500 3.500 2.500-2.500 4.500 4M15.500 8.500h.01" />,
);
