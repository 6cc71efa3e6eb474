import { icon } from './icon.tsx';

export const BuilderIcon = icon(<path d="M4 13h7v7H4v-7Zm9 0h7v7h-7v-7ZM8.5 4h7v7h-7V4Z" />);
export const CollectionIcon = icon(
  <path d="m12 4 8.5 4.5L12 13 3.5 8.5 12 4ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5" />,
);
export const NftIcon = icon(<path d="M7.5 4.5h9L21 10l-9 10L3 10l4.5-5.5ZM3 10h18M9 10l3 10 3-10-3-5.5L9 10Z" />);
