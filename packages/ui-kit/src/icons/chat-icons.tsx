import { icon } from './icon.tsx';

export const ArrowDownIcon = icon(<path d="M12 5v14m-6-6 6 6 6-6" />);
export const ArrowUpIcon = icon(<path d="M12 19V5m-6 6 6-6 6 6" />);
export const BlockIcon = icon(<path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM6 6l12 12" />);
export const DeleteIcon = icon(
  <path d="M5 7h14m-9-3h4M7 7l.8 11.600A1.500 1.500 0 0 0 9.300 20h5.400a1.500 1.500 0 0 0 1.500-1.400L17 7m-7 4v5m4-5v5" />,
);
export const EditIcon = icon(
  <path d="m14.500 6 3.500 3.500M4 20l.8-4.300L15.700 4.800a1.500 1.500 0 0 1 2.100 0l1.400 1.400a1.500 1.500 0 0 1 0 2.100L8.300 19.200 4 20Z" />,
);
export const FlagIcon = icon(<path d="M6 21V4.500m0 0c4-2.500 7.500 2 12 0v9c-4.500 2-8-2.500-12 0" />);
export const MutedIcon = icon(
  <path d="M6.500 16.500h11c-1.500-1.500-1.500-4-1.500-6.500a4 4 0 0 0-6-3.460M8.030 9.500c-.1 2.700 0 5.400-1.530 7M10 19.500a2 2 0 0 0 4 0M4 4l16 16" />,
);
export const ReplyIcon = icon(
  <path d="M10 6 4 11.500l6 5.500v-3.500c5 0 7.800 1.500 10 5 0-6-3.500-9.500-10-9.500V6Z" />,
);
export const SendIcon = icon(<path d="M4.500 5 20 12 4.500 19l2-7-2-7Zm2 7H13" />);
export const SmileIcon = icon(
  <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM8.500 14a4 4 0 0 0 7 0M9 9.500h.01m5.980 0H15" />,
);
