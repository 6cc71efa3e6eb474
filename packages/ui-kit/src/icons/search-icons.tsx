import { icon } from './icon.tsx';

export const BuilderIcon = icon(<path d="M4 13h7v7H4v-7Zm9 0h7v7h-7v-7ZM8.500 4h7v7h-7V4Z" />);
export const CollectionIcon = icon(
  <path d="m12 4 8.500 4.500L12 13 3.500 8.500 12 4ZM3.500 12.500 12 17l8.500-4.500M3.500 16.500 12 21l8.500-4.500" />,
);
export const NftIcon = icon(
  <path d="M7.500 4.500h9L21 10l-9 10L3 10l4.500-5.500ZM3 10h18M9 10l3 10 3-10-3-5.500L9 10Z" />,
);
