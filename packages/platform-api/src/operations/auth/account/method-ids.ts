import type { LoginMethodRow } from '../../../database/auth/login-methods.ts';

const SEPARATOR = ':';

/** The id of a login method: the address of its wallet, else its identity. */
export const methodId = ({
  address,
  issuer,
  subject,
}: Pick<LoginMethodRow, 'address' | 'issuer' | 'subject'>): string => address ?? `${issuer}${SEPARATOR}${subject}`;

/** Methods from before kinds were stored are shown as what they prove. */
export const methodKind = ({ address, kind, issuer }: LoginMethodRow) =>
  kind ?? (address === null ? ('telegram' as const) : issuer === null ? ('wallet' as const) : ('email' as const));
