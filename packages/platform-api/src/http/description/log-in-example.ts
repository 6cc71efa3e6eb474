/** A complete login for Node.js; a test runs it. */
export const logInExample = (api: string): string => `import { Wallet } from 'ethers';

const API = '${api}';
const wallet = Wallet.createRandom(); // or new Wallet(process.env.PRIVATE_KEY)

async function request(method, path, { body, token } = {}) {
  const response = await fetch(API + path, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: \`Bearer \${token}\` }),
    },
    body: body && JSON.stringify(body),
  });
  const { success, data, code, msg } = await response.json();
  if (!success) throw new Error(\`\${code}: \${msg}\`);
  return data;
}

// 1. Ask for a nonce. \`message\` is the exact text to sign (ERC-4361), valid once and for five minutes.
const walletAddress = wallet.address;
const { nonce, message } = await request('POST', '/auth/save-user-nonce', { body: { walletAddress } });

// 2. Sign it without any change (EIP-191) and have the signature checked.
const signature = await wallet.signMessage(message);
await request('POST', '/auth/login-external-wallet', { body: { address: walletAddress, signature } });

// 3. Start the session. The access token expires after 15 minutes (\`expiresAt\`).
const { token } = await request('POST', '/auth/v3/verify-signature', { body: { nonce, signature, walletAddress } });

// 4. Send the token with every request.
const me = await request('GET', '/users/single-user', { token });
console.log(\`Logged in as user \${me.id}\`);
`;
