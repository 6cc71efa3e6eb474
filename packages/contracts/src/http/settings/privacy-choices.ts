/** Who may send a member messages. Users whom the member has written to can answer, except with `nobody`. */
export const MESSAGE_SENDERS = ['everybody', 'following', 'nobody'] as const;
export type MessageSenders = (typeof MESSAGE_SENDERS)[number];
