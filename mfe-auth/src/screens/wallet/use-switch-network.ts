import { messagePhrases } from '@xana/i18n/messages';
import { useMount } from '@xana/remote-kit';
import type { Chain } from '@xana/wallet/chains';
import { useEffect, useRef, useState } from 'react';
import { connectWallet } from '../../wallet-connection/connect-wallet.ts';
import { networkMessageCode, switchNetwork } from '../../wallet-connection/switch-network.ts';
import { useText } from './phrases/phrases.ts';
import { useConnectText } from './use-connect-text.ts';

export interface NetworkSwitch {
  /** The id of the chain that the wallet is asked for. */
  busyWith: number | null;
  /** Text of the last failure; empty without one. */
  problem: string;
  /** Switches the wallet, then the site. It does nothing while another switch runs. */
  switchTo(chain: Chain): Promise<void>;
  /** Stops waiting for the wallet. The site stays on its chain, and follows if the wallet switches later. */
  cancel(): void;
}

/** Switches wallet and site to a chain. A login without a wallet switches only the site. */
export function useSwitchNetwork(onSwitched: () => void): NetworkSwitch {
  const t = useText();
  const message = messagePhrases.useText();
  const connectText = useConnectText();
  const mount = useMount();
  const { session, config, toast } = mount;
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const attempt = useRef<AbortController>(null);
  const cancel = () => attempt.current?.abort();
  useEffect(() => cancel, []);

  const askWallet = async (chain: Chain, signal: AbortSignal): Promise<string | null> => {
    const connectProblem = await connectWallet(mount, signal);
    if (connectProblem) return connectText(connectProblem);
    const wallet = session.wallet();
    if (!wallet) return null;
    const failure = await switchNetwork(wallet, chain, config, signal);
    if (!failure) return null;
    const code = networkMessageCode(failure, wallet, chain.id);
    return code ? message(code) : '';
  };
  const switchTo = async (chain: Chain) => {
    if (busyWith !== null) return;
    setBusyWith(chain.id);
    setProblem('');
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const text = session.wallet()?.address ? await askWallet(chain, signal) : null;
    setBusyWith(null);
    if (text !== null) return setProblem(signal.aborted ? '' : text);
    session.setChain(chain.id);
    toast({ text: t('network.switched', { network: chain.name }), tone: 'success' });
    onSwitched();
  };
  return { busyWith, problem, switchTo, cancel };
}
