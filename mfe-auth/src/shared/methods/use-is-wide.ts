import { useMedia } from '@xana/remote-kit';

/** Wider than 767 px, where MetaMask is offered (LG-02). */
export const useIsWide = (): boolean => useMedia('(min-width: 768px)');
