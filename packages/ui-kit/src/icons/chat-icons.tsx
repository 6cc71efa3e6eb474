import { icon } from './icon.tsx';

export const ArrowDownIcon = icon(<path d="M12 5v14m-6-6 6 6 6-6" />);
export const ArrowUpIcon = icon(<path d="M12 19V5m-6 6 6-6 6 6" />);
export const BlockIcon = icon(<path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12" />);
export const DeleteIcon = icon(
  <path d="M5 7h14m-9-3h4M7 7l.8 11.6A1.5 1.5 0 0 0 9.3 20h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7m-7 4v5m4-5v5" />,
);
export const EditIcon = icon(
  <path d="m14.5 6 3.5 3.5M4 20l.8-4.3L15.7 4.8a1.5 1.5 0 0 1 2.1 0l1.4 1.4a1.5 1.5 0 0 1 0 2.1L8.3 19.2 4 20Z" />,
);
export const FlagIcon = icon(<path d="M6 21V4.5m0 0c4-2.5 7.5 2 12 0v9c-4.5 2-8-2.5-12 0" />);
export const MutedIcon = icon(
  <path d="M6.5 16.5h11c-1.5-1.5-1.5-4-1.5-6.5a4 4 0 0 0-6-3.46M8.03 9.5c-.1 2.7 0 5.4-1.53 7M10 19.5a2 2 0 0 0 4 0M4 4l16 16" />,
);
export const ReplyIcon = icon(<path d="M10 6 4 11.5l6 5.5v-3.5c5 0 7.8 1.5 10 5 0-6-3.5-9.5-10-9.5V6Z" />);
export const SendIcon = icon(<path d="M4.5 5 20 12 4.5 19l2-7-2-7Zm2 7H13" />);
export const SmileIcon = icon(
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.5 14a4 4 0 0 0 7 0M9 9.5h.01m5.98 0H15" />,
);
