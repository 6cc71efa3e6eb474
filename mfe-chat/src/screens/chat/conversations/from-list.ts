/** The state of a conversation's history entry whose entry before is the list alone. */
export const FROM_LIST = 'fromList';
