/** Usernames of new members are this prefix and 16 random hexadecimal digits, until the member chooses one. */
export const GENERATED_USERNAME_PREFIX = 'explorer';
const GENERATED = new RegExp(`^${GENERATED_USERNAME_PREFIX}[0-9a-f]{16}$`);

export const isGeneratedUsername = (username: string): boolean => GENERATED.test(username);
