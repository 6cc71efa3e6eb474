import { messagePhrases } from '@xana/i18n/messages';
import { useMount } from '@xana/remote-kit';
import { useSession, useWallet } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { chainLogo } from '@xana/wallet/chain-logos';
import { chainById, XANA_CHAIN_ID } from '@xana/wallet/chains';
import { switchChain, switchMessageCode } from '@xana/wallet/switch-chain';
import { useEffect, useRef, useState } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './transfer-dialog.module.css';

/**
 * What the wallet lacks before it can send, with the button that mends it.
 *
 * @param text the problem of a wallet on another network; without it the wallet is not connected
 */
export function NetworkNotice({ text }: { text?: string }) {
  const t = useText();
  const session = useSession();
  return (
    <div className={css.notice} role="status">
      <p>{text ?? t('wallet.missing')}</p>
      {text ? (
        <SwitchButton />
      ) : (
        <Button size="small" onClick={() => session.requireWallet()}>
          {t('wallet.connect')}
        </Button>
      )}
    </div>
  );
}

function SwitchButton() {
  const t = useText();
  const message = messagePhrases.useText();
  const session = useSession();
  const { rpc } = useMount().config;
  const provider = useWallet()?.provider;
  const chain = chainById(XANA_CHAIN_ID);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = useRef<AbortController>(null);
  const cancel = () => attempt.current?.abort();
  useEffect(() => cancel, []);
  const change = async () => {
    if (!provider || !chain) return;
    setIsBusy(true);
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const nodes = rpc[String(chain.id)] ?? [];
    const found = await switchChain(provider, { ...chain, rpc: nodes, logo: chainLogo(chain) }, { signal });
    setIsBusy(false);
    if (!found) session.setChain(chain.id);
    const code = found && switchMessageCode(found);
    setProblem(code ? message(code) : '');
  };
  return (
    <>
      <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void change()}>
        {t('switch')}
      </Button>
      {isBusy && (
        <Button size="small" onClick={cancel}>
          {t('switch.cancel')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
