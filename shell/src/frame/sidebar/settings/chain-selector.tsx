import { networkRequested } from '@xana/contracts/events/shell';
import { useChainId, useSession, useSessionState } from '@xana/session/react';
import { ChevronDownIcon } from '@xana/ui-kit/icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { CHAINS, type Chain, chainById } from '@xana/wallet/chains';
import { useId } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useComposition } from '../../../slots/composition.ts';
import * as css from './chain-selector.module.css';

/**
 * Chooses the network of balances and links. A member's network stays until their wallet has switched, where a remote can ask
 * the wallet.
 */
export function ChainSelector() {
  const t = useText();
  const id = useId();
  const session = useSession();
  const chainId = useChainId();
  const { status } = useSessionState();
  const { options, handlers } = useComposition();
  const { showTestnets } = options.config;
  const choose = (chain: number) => {
    const canRequest = handlers.some(({ contribution }) => contribution.event === networkRequested.name);
    if (canRequest) session.requestChain(chain);
    else session.setChain(chain);
  };
  const isUnsupported = !chainById(chainId) && status === 'visitor';
  return (
    <div className={css.field}>
      <div className={css.control} data-chain={chainId} title={t('settings.chain')}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('settings.chain')}</VisuallyHidden>
        </label>
        <span className={css.dot} aria-hidden="true" />
        <select
          id={id}
          className={css.select}
          value={chainId}
          aria-invalid={isUnsupported}
          aria-describedby={isUnsupported ? `${id}-problem` : undefined}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {!chainById(chainId) && (
            <option value={chainId} disabled>
              {t('settings.chainUnknown', { id: String(chainId) })}
            </option>
          )}
          {offeredChains(chainId, showTestnets).map((chain) => (
            <option key={chain.id} value={chain.id} disabled={chain.isRetired}>
              {chain.isRetired ? t('settings.retired', { name: chain.name }) : chain.name}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </div>
      {isUnsupported && (
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {t('settings.chainUnsupported')}
        </p>
      )}
    </div>
  );
}

/** The mainnets, the test networks if the site is configured to show them, and always the chosen network. */
function offeredChains(chosen: number, showTestnets: boolean): readonly Chain[] {
  return CHAINS.filter(({ id, isTestnet }) => !isTestnet || showTestnets || id === chosen);
}
