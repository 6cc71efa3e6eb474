/** The keys that the card provider's stand-in takes: the same on every machine, and worth nothing. */
export const SECRET_KEY = 'sk_test_sandbox_of_this_machine';
export const PUBLIC_KEY = 'pk_test_sandbox_of_this_machine';
