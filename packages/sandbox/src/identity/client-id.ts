/** What the platform and the site are called at the stand-in of the login service. */
export const CLIENT_ID = 'xana-sandbox';
/** What the release server and the release command are called there. */
export const DESK_CLIENT_ID = 'xana-release-desk';
export const COMMAND_CLIENT_ID = 'xana-release-command';

export const isStaffClient = (id: unknown): boolean => id === DESK_CLIENT_ID || id === COMMAND_CLIENT_ID;
