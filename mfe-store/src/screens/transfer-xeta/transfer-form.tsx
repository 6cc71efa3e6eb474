import { messagePhrases } from '@xana/i18n/messages';
import { useWalletChain } from '@xana/remote-kit/use-wallet-chain';
import { useSession, useWallet } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { isAddress } from '@xana/wallet/addresses';
import { fromWei, toWei } from '@xana/wallet/amounts';
import { maximumTransfer, transferProblem } from '@xana/wallet/transfer';
import { type FormEvent, useEffect, useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { BalanceLine } from './balance-line.tsx';
import { estimatedFee, type Fee } from './gateway/xeta-gateway.ts';
import { NetworkNotice } from './network-notice.tsx';
import { useText } from './phrases/phrases.ts';
import { RecipientField } from './recipient-field.tsx';
import * as css from './transfer-dialog.module.css';
import type { TransferDraft } from './transfer-draft.ts';
import { shownProblem } from './transfer-problem.ts';
import { useChainAccount } from './use-chain-account.ts';

/** A transfer without problems. */
export interface FormResult {
  to: string;
  name: string | null;
  username: string | null;
  /** In wei. */
  wei: bigint;
  fee: Fee;
}

interface TransferFormProps {
  from: string;
  draft: TransferDraft;
  onChange(draft: TransferDraft): void;
  onReview(transfer: FormResult): void;
}

/** Recipient and amount, checked while typing. */
export function TransferForm({ from, draft, onChange, onReview }: TransferFormProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const session = useSession();
  const hasProvider = useWallet()?.provider != null;
  const walletChain = useWalletChain();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const to = draft.recipient.trim();
  const { data: account, isError, refetch } = useChainAccount(from, isAddress(to) ? to : null);
  useEffect(() => {
    session.requireWallet();
  }, [session]);

  const transfer = account &&
    walletChain !== null && {
      chainId: walletChain,
      amount: draft.amount,
      to,
      from,
      balance: account.balance,
      fee: estimatedFee(account.fee),
    };
  const { problem, field } = transfer ? shownProblem(transfer, hasSubmitted) : { problem: null, field: null };
  const errorAt = (wanted: typeof field) => (problem && field === wanted ? message(problem) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    const wei = toWei(draft.amount);
    if (!transfer || transferProblem(transfer) || wei === null) return;
    onReview({ to, name: draft.member?.name ?? null, username: draft.member?.username ?? null, wei, fee: account.fee });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <BalanceLine balance={account?.balance} isUnavailable={isError} onRetry={() => void refetch()} />
      {problem === 'CHAIN_CHECK' ? <NetworkNotice text={message(problem)} /> : !hasProvider && <NetworkNotice />}
      <RecipientField
        draft={draft}
        error={errorAt('recipient')}
        onChange={(change) => onChange({ ...draft, ...change })}
      />
      <AmountField
        amount={draft.amount}
        error={errorAt('amount')}
        fee={account?.fee}
        maximum={account && fromWei(maximumTransfer(account.balance, estimatedFee(account.fee)))}
        onChange={(amount) => onChange({ ...draft, amount })}
      />
      <Button type="submit" variant="primary" disabled={!transfer || isError || problem === 'CHAIN_CHECK'}>
        {t('next')}
      </Button>
    </form>
  );
}
