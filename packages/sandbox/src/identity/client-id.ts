/** What the platform and the site are called at the stand-in of the login service. */
export const CLIENT_ID = 'xana-sandbox';
