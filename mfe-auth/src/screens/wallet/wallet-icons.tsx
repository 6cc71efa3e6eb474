import type { ReactNode } from 'react';

/** Icons that only the wallet dialog uses, so that they are not in the first load with those of `@xana/ui-kit/icon`. */
const walletIcon = (shape: ReactNode) =>
  function WalletGlyph({ size = 20 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };

export const RefreshIcon = walletIcon(
  <path d="M19.500 11a7.700 7.700 0 0 0-14-3.500L4 9.500M4 5v4.500h4.500M4.500 13a7.700 7.700 0 0 0 14 3.500l1.500-2m0 4.500v-4.500h-4.500" />,
);
export const NetworkIcon = walletIcon(
  <path d="M4 9h14m0 0-4-4m4 4-4 4M20 15.500H6m0 0 3.500-3.500M6 15.500 9.500 19" />,
);
export const SentIcon = walletIcon(<path d="M7 17 17 7m0 0H9m8 0v8" />);
export const ReceivedIcon = walletIcon(<path d="M17 7 7 17m0 0h8m-8 0V9" />);
