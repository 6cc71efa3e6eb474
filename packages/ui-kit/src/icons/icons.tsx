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
export const CompassIcon = icon(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm4 5-2.400 5.600L8 16l2.400-5.600L16 8Z" />,
);
export const ChevronDownIcon = icon(<path d="m5 9 7 7 7-7" />);
export const CopyIcon = icon(
  <path d="M9 9.5A1.5 1.5 0 0 1 10.5 8h8A1.5 1.5 0 0 1 20 9.500v9a1.5 1.5 0 0 1-1.5 1.500h-8A1.5 1.5 0 0 1 9 18.500v-9ZM5.5 16A1.5 1.5 0 0 1 4 14.500v-9A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5" />,
);
export const CreateIcon = icon(
  <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.500v7M8.500 12h7" />,
);
export const ExternalIcon = icon(
  <path d="M14 4h6v6m0-6-9 9m-1-7H6.500A1.5 1.5 0 0 0 5 7.500v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.500V14" />,
);
export const FeedIcon = icon(
  <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.500v13a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 18.500v-13A1.5 1.5 0 0 1 5.500 4ZM8 8.500h8v4H8Zm0 7.500h5" />,
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

export const HomeIcon = icon(<path d="M4 11.5 12 4.500l8 7M6 10v9h12v-9" />);

export const LanguageIcon = icon(
  <path d="M4 6h9M8.500 4v2m2.500 0c-.8 4.300-3.200 7.200-6.500 9m2-5.500c1 2.400 2.700 4.200 5 5.300M12.500 20l4-9.500 4 9.500m-1.300-3h-5.400" />,
);
export const LobbyIcon = icon(<path d="M5 20v-9a7 7 0 0 1 14 0v9M3 20h18M9.500 20v-8.500a2.500 2.500 0 0 1 5 0V20" />);

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const MoreIcon = icon(
  <path d="M5.500 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Zm6.500 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Zm6.500 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z" />,
  true,
);
export const MoonIcon = icon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z" />);
export const MonitorIcon = icon(
  <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.500v8a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 14.500v-8A1.5 1.5 0 0 1 4.5 5ZM9 20h6m-3-4v4" />,
);
export const PlayIcon = icon(
  <path d="M7.5 5.200v13.600a.6.6 0 0 0 .9.500l11-6.800a.6.6 0 0 0 0-1l-11-6.800a.6.6 0 0 0-.9.500Z" />,
  true,
);
export const SearchIcon = icon(
  <path d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13Zm4.700 11.200L20 20" />,
);
export const ShareIcon = icon(
  <path d="M12 15V4m0 0L8 8m4-4 4 4M6 12H5.5A1.5 1.5 0 0 0 4 13.5v5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.500v-5a1.5 1.5 0 0 0-1.5-1.500H18" />,
);

export const StoreIcon = icon(
  <path d="M6 8.500h12l1 10a1.5 1.5 0 0 1-1.5 1.500h-11A1.5 1.5 0 0 1 5 18.500l1-10Zm3 3V7.500a3 3 0 0 1 6 0v4" />,
);
export const SunIcon = icon(
  <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.400m0-12.800L17 7M7 17l-1.4 1.4" />,
);
export const UserIcon = icon(<path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0" />);
export const UsersIcon = icon(
  <path d="M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm-6.5 14.500a6.5 6.5 0 0 1 13 0M15.5 5.300a3.5 3.5 0 0 1 0 6.400m3 2.800a6.5 6.5 0 0 1 3 5" />,
);
export const WalletIcon = icon(
  <path d="M4 7.500v10A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.500v-7A2.5 2.5 0 0 0 17.5 8h-11A2.5 2.5 0 0 1 4 5.5 1.5 1.5 0 0 1 5.5 4H16m0 10h.01" />,
);
export const WarningIcon = icon(<path d="M12 4.5 21 19.500H3L12 4.500Zm0 6v4m0 2.500h.01" />);
