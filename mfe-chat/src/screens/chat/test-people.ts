import { act } from 'react';

/** The member whose chat is shown. */
export const member = {
  id: 7,
  name: 'Mia',
  avatar: null,
  profileIconColor: '#5b3df5',
  email: null,
  userProfile: { username: 'mia', isPopUpShow: false },
  userWallet: { address: '0x00000000000000000000000000000000000000aa' },
};
/** The other user of the conversation. */
export const noah = { id: 8, name: 'Noah', avatar: null, profileIconColor: '#0b7a4b' };

/** A socket of which the test is the server. */
export function fakeSocket() {
  const handlers = new Map<string, (data?: unknown) => void>();
  const socket = {
    on: (event: string, handler: (data?: unknown) => void) => handlers.set(event, handler),
    connected: true,
    emit: () => {},
  };
  return { socket, emit: (event: string, data?: unknown) => act(async () => handlers.get(event)?.(data)) };
}
