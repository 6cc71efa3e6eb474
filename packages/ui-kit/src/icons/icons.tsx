import { icon } from './icon.tsx';

export const BackIcon = icon(<path d="m15 5-7 7 7 7" />);
export const ForwardIcon = icon(<path d="m9 5 7 7-7 7" />);
export const BellIcon = icon(
  <>
    <path d="M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 7H4c0-.5 2-2 2-7z" />
    <path d="M10 20a2.2 2.2 0 0 0 4 0" />
  </>,
);
export const CalendarIcon = icon(
  <path d="M4 9h16M8 3v4m8-4v4M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z" />,
);
export const ChatIcon = icon(
  <path d="M4 18.5V7a2.5 2.5 0 0 1 2.5-2.5h11A2.5 2.5 0 0 1 20 7v6.5a2.5 2.5 0 0 1-2.5 2.5H8l-4 3.5Zm4.5-9h7m-7 3h4" />,
);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const CompassIcon = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm4 5-2.4 5.6L8 16l2.4-5.6L16 8Z" />);
export const ChevronDownIcon = icon(<path d="m5 9 7 7 7-7" />);
export const CopyIcon = icon(
  <path d="M9 9.5A1.5 1.5 0 0 1 10.5 8h8A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5v-9ZM5.5 16A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5" />,
);
export const CreateIcon = icon(
  <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5v7M8.5 12h7" />,
);
export const ExternalIcon = icon(
  <path d="M14 4h6v6m0-6-9 9m-1-7H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V14" />,
);
export const FeedIcon = icon(
  <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4ZM8 8.5h8v4H8Zm0 7.5h5" />,
);
export const GlobeIcon = icon(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z" />,
);
export const HeartIcon = icon(
  <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z" />,
);
export const HeartFilledIcon = icon(
  <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z" />,
  true,
);

export const HomeIcon = icon(<path d="M4 11.5 12 4.5l8 7M6 10v9h12v-9" />);

export const LanguageIcon = icon(
  <path d="M4 6h9M8.5 4v2m2.5 0c-.8 4.3-3.2 7.2-6.5 9m2-5.5c1 2.4 2.7 4.2 5 5.3M12.5 20l4-9.5 4 9.5m-1.3-3h-5.4" />,
);
export const LobbyIcon = icon(<path d="M5 20v-9a7 7 0 0 1 14 0v9M3 20h18M9.5 20v-8.5a2.5 2.5 0 0 1 5 0V20" />);

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const MoreIcon = icon(
  <path d="M5.5 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Zm6.5 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Zm6.5 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z" />,
  true,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />);
export const MonitorIcon = icon(
  <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-8A1.5 1.5 0 0 1 4.5 5ZM9 20h6m-3-4v4" />,
);
export const PlayIcon = icon(
  <path d="M7.5 5.2v13.6a.6.6 0 0 0 .9.5l11-6.8a.6.6 0 0 0 0-1l-11-6.8a.6.6 0 0 0-.9.5Z" />,
  true,
);
export const SearchIcon = icon(<path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20" />);
export const ShareIcon = icon(
  <path d="M12 15V4m0 0L8 8m4-4 4 4M6 12H5.5A1.5 1.5 0 0 0 4 13.5v5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-5a1.5 1.5 0 0 0-1.5-1.5H18" />,
);

export const StoreIcon = icon(
  <path d="M6 8.5h12l1 10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5l1-10Zm3 3V7.5a3 3 0 0 1 6 0v4" />,
);
export const SunIcon = icon(
  <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4" />,
);
export const UserIcon = icon(<path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0" />);
export const UsersIcon = icon(
  <path d="M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-6.5 14.5a6.5 6.5 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4m3 2.8a6.5 6.5 0 0 1 3 5" />,
);
export const WalletIcon = icon(
  <path d="M4 7.5v10A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5v-7A2.5 2.5 0 0 0 17.5 8h-11A2.5 2.5 0 0 1 4 5.5 1.5 1.5 0 0 1 5.5 4H16m0 10h.01" />,
);
export const WarningIcon = icon(<path d="M12 4.5 21 19.5H3L12 4.5Zm0 6v4m0 2.5h.01" />);
