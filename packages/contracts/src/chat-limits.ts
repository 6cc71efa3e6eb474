/** Pictures of one message. The composer and the platform share it. */
export const MAX_MESSAGE_PICTURES = 4;
