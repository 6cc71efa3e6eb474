export const HISTORY_TABS = ['normal', 'subscription', 'xeny'] as const;
export type HistoryView = (typeof HISTORY_TABS)[number];

/** The query of `/store/history`; the first tab needs none. */
export const queryOfTab = (tab: HistoryView): string => (tab === 'normal' ? '' : `tab=${tab}`);
