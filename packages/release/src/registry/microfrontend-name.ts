import * as z from 'zod/mini';

/** The shell or a remote; also the name of a folder of the release store. */
export const microfrontendName = z.string().check(z.regex(/^(shell|mfe-[a-z][a-z0-9-]{0,60})$/));
