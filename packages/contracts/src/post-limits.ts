/** Pictures of one post. The form and the platform share it. */
export const MAX_POST_PICTURES = 4;
