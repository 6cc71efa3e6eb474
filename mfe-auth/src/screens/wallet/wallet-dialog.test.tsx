import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { phrases } from '../../phrases/phrases.ts';
import { WalletDialog } from './wallet-dialog.tsx';

const member: SessionUser = {
  id: 7,
  name: 'Mia',
  avatar: null,
  profileIconColor: '#5b3df5',
  email: null,
  userProfile: { username: 'mia', isPopUpShow: false },
  userWallet: { address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
};

test('[WL-01] links to the explorer of the chosen chain with the checksum address after a reload', async () => {
  const { findByRole } = await renderInFakeShell(WalletDialog, { remote: 'mfe-auth', member, phrases });
  const explorer = await findByRole('link', { name: /explorer/ });
  // Ethereum, the default chain.
  expect(explorer.getAttribute('href')).toBe('https://etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
});
