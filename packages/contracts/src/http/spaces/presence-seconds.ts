/** How long a presence lasts without another `enterSpace`. The site cannot see how long a member stays in the app. */
export const PRESENCE_SECONDS = { app: 120, site: 300 } as const;
