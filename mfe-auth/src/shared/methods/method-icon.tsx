import type { ReactNode } from 'react';

/** Inline icons of the login methods: an icon from another host would reveal visitors to that host. */
const ICONS = {
  google: (
    <>
      <path
        d="M21.600 12.200c0-.7-.1-1.300-.2-1.900H12v3.700h5.400a4.600 4.600 0 0 1-2 3v2.500h3.200c1.900-1.700 3-4.300 3-7.300Z"
        fill="#4285f4"
      />
      <path
        d="M12 22c2.700 0 5-.9 6.600-2.500L15.400 17a6 6 0 0 1-9-3.100H3.100v2.600A10 10 0 0 0 12 22Z"
        fill="#34a853"
      />
      <path d="M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9l3.300-2.600Z" fill="#fbbc05" />
      <path
        d="M12 6c1.500 0 2.800.5 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600A6 6 0 0 1 12 6Z"
        fill="#ea4335"
      />
    </>
  ),
  apple: (
    <path
      d="M16.400 12.600c0-2 1.600-3 1.700-3.100a3.700 3.700 0 0 0-2.900-1.600c-1.200-.1-2.400.7-3 .7-.6 0-1.600-.7-2.600-.7A3.900 3.900 0 0 0 6.300 9.900c-1.400 2.400-.4 6 1 8 .7 1 1.500 2 2.500 2s1.400-.6 2.600-.6 1.600.6 2.600.6 1.800-1 2.400-2c.8-1.100 1.100-2.200 1.100-2.300 0 0-2.100-.8-2.100-3ZM14.500 6.700c.5-.7.9-1.600.8-2.500-.8 0-1.700.5-2.300 1.200-.5.600-.9 1.500-.8 2.400.9.1 1.800-.4 2.300-1.100Z"
      fill="currentColor"
    />
  ),
  walletconnect: (
    <path
      d="M4.500 9.800a10.700 10.700 0 0 1 15 0l-2 2a7.800 7.800 0 0 0-11 0l-2-2Zm-2.500 2.600 2-2 4 4 4-4 4 4 4-4 2 2-6 6-4-4-4 4-6-6Z"
      fill="#3b99fc"
    />
  ),
  metamask: (
    <>
      <path d="m3 4 7 5-1.300 3.500L4.500 12 3 4Zm18 0-7 5 1.300 3.500 4.200-.5L21 4Z" fill="#e17726" />
      <path d="m4.500 12 4.200.5L10 9h4l1.300 3.500 4.200-.5-1 5-4 2-2.500-1.500L9.500 19l-4-2-1-5Z" fill="#f6851b" />
    </>
  ),
  email: (
    <path
      d="M5 6h14a1.500 1.500 0 0 1 1.500 1.500v9A1.500 1.500 0 0 1 19 18H5a1.500 1.500 0 0 1-1.500-1.500v-9A1.500 1.500 0 0 1 5 6Zm-1 1.500 8 6 8-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  ),
  telegram: (
    <>
      <circle cx="12" cy="12" r="10" fill="#2aabee" />
      <path
        d="m6 11.800 10.500-4.100c.5-.2.9.1.800.8l-1.800 8.400c-.1.600-.5.700-1 .5l-2.700-2-1.300 1.300c-.2.2-.4.300-.6.200l.200-2.800 5-4.500-6.200 3.900-2.600-.8c-.6-.2-.6-.6-.300-.9Z"
        fill="#ffffff"
      />
    </>
  ),
  line: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" fill="#06c755" />
      <path
        d="M12 6.500c-3.600 0-6.500 2.300-6.500 5.200 0 2.600 2.300 4.700 5.400 5.100.8.200.500.7.400 1.700 0 .400.100.500.500.200 2.500-1.500 6.700-4 6.700-7 0-2.900-2.900-5.200-6.500-5.200Z"
        fill="#ffffff"
      />
    </>
  ),
  binance: (
    <path d="m12 4 3 3-3 3-3-3 3-3Zm-5 5 3 3-3 3-3-3 3-3Zm10 0 3 3-3 3-3-3 3-3Zm-5 5 3 3-3 3-3-3 3-3Z" fill="#f0b90b" />
  ),
} as const satisfies Record<string, ReactNode>;

export type MethodName = keyof typeof ICONS;

export function MethodIcon({ method, size = 28 }: { method: MethodName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICONS[method]}
    </svg>
  );
}
