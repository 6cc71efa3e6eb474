/**
 * The majors of the interfaces between the shell and remotes: `shell` (what a module gets when it is mounted), `session`
 * (`@xana/session`) and `kit` (`@xana/remote-kit`). A breaking change raises one. A release of the shell records them, a remote
 * declares in `needs` which it was written for, and preflight compares both.
 */
export const INTERFACE_MAJORS = { shell: 1, session: 1, kit: 1 } as const;
