import type { SignClient } from '@walletconnect/sign-client';
import { getBytes, toUtf8String, Wallet } from 'ethers';

type Client = Awaited<ReturnType<typeof SignClient.init>>;
type Request = ReturnType<Client['getPendingSessionRequests']>[number];

/** The chains that the wallet offers. */
export const CHAIN_NAMES: Record<number, string> = {
  1: 'Ethereum',
  8888: 'XANAChain',
  137: 'Polygon',
  56: 'BNB Smart Chain',
};

const METHODS = ['personal_sign', 'wallet_switchEthereumChain'];
const EVENTS = ['chainChanged', 'accountsChanged'];
/** Reasons of the protocol (CAIP-25). */
const REJECTED = { code: 5000, message: 'User rejected.' };
const DISCONNECTED = { code: 6000, message: 'User disconnected.' };
/** EIP-1193 */
const REJECTED_REQUEST = { code: 4001, message: 'User rejected the request.' };
const UNSUPPORTED_METHOD = { code: 4200, message: 'The wallet does not support this method.' };

interface WalletOptions {
  client: Client;
  key: string;
  chainId: number;
  onChain(id: number): void;
}

interface RequestTexts {
  title: string;
  confirm: string;
  text: string;
  /** Some wallet apps do not support the method. */
  isOptional: boolean;
}

export type SandboxWallet = ReturnType<typeof createWallet>;

/** One account on one selected chain, over the sessions of `client`. */
export function createWallet({ client, key, chainId: firstChain, onChain }: WalletOptions) {
  const signer = new Wallet(key);
  // Otherwise the client handles a message that is in progress one second after its start again (`load-provider.ts` of mfe-auth).
  client.core.relayer.on('relayer_message', ({ topic, message }: { topic: string; message: string }) => {
    client.core.relayer.messages.ack(topic, message).catch(() => undefined);
  });
  let chainId = firstChain;
  const namespaces = () => ({
    eip155: {
      chains: [`eip155:${chainId}`],
      accounts: [`eip155:${chainId}:${signer.address}`],
      methods: METHODS,
      events: EVENTS,
    },
  });
  const answer = ({ topic, id }: Request, response: object) =>
    client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } as never });

  async function selectChain(id: number) {
    chainId = id;
    onChain(id);
    for (const { topic } of client.session.getAll()) {
      const { acknowledged } = await client.update({ topic, namespaces: namespaces() });
      await acknowledged();
      await client.emit({ topic, event: { name: 'chainChanged', data: id }, chainId: `eip155:${id}` });
    }
  }

  return {
    address: signer.address,
    chainId: () => chainId,
    selectChain,
    proposals: () => client.proposal.getAll(),
    sessions: () => client.session.getAll(),
    requests: () => client.getPendingSessionRequests(),
    async approve(id: number) {
      const { acknowledged } = await client.approve({ id, namespaces: namespaces() });
      await acknowledged();
    },
    reject: (id: number) => client.reject({ id, reason: REJECTED }),
    disconnect: (topic: string) => client.disconnect({ topic, reason: DISCONNECTED }),
    /** The texts for a request. */
    describe({ params: { request } }: Request): RequestTexts {
      if (request.method === 'personal_sign')
        return { title: 'Sign this message?', confirm: 'Sign', text: readMessage(request.params), isOptional: false };
      const wanted = wantedChain(request.params);
      const text = CHAIN_NAMES[wanted] ?? `Chain ${wanted}`;
      return { title: 'Switch the network?', confirm: 'Switch', text, isOptional: true };
    },
    async confirm(request: Request) {
      const { method, params } = request.params.request;
      if (method === 'personal_sign') {
        const [message] = params as [string];
        return answer(request, { result: await signer.signMessage(getBytes(message)) });
      }
      const wanted = wantedChain(params);
      if (!CHAIN_NAMES[wanted])
        return answer(request, { error: { code: 4902, message: `Unrecognized chain ID "${wanted}".` } });
      await selectChain(wanted);
      return answer(request, { result: null });
    },
    rejectRequest: (request: Request) => answer(request, { error: REJECTED_REQUEST }),
    /** As wallet apps that leave the choice of the network to their own settings. */
    reportUnsupported: (request: Request) => answer(request, { error: UNSUPPORTED_METHOD }),
  };
}

const readMessage = (params: unknown): string => {
  const [message] = params as [string];
  return toUtf8String(message);
};

const wantedChain = (params: unknown): number => {
  const [{ chainId }] = params as [{ chainId: string }];
  return Number(chainId);
};
