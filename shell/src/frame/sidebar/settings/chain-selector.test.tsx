import { act, fireEvent, screen } from '@testing-library/react';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { useSession } from '@xana/session/react';
import { renderInFrame } from '../../render-in-frame.tsx';
import { ChainSelector } from './chain-selector.tsx';

type Options = NonNullable<Parameters<typeof renderInFrame>[1]>;

/** @param chainId the chosen network; default: the site's own */
async function show(chainId?: number, options: Options = {}) {
  let session: ReturnType<typeof useSession> | undefined;
  const shell = await renderInFrame(() => {
    session = useSession();
    return <ChainSelector />;
  }, options);
  if (chainId) act(() => session?.setChain(chainId));
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Network' });
  const offered = [...select.options].map(({ text, disabled }) => (disabled ? `${text}: disabled` : text));
  return { select, offered, asked: shell.asked };
}

const MAINNETS = ['Ethereum', 'BNB Smart Chain', 'Polygon', 'XANAChain'];

describe('ChainSelector', () => {
  it('[SB-06] [WL-03] offers four mainnets, with Ethereum as the default, and keeps the choice', async () => {
    const { select, offered } = await show();
    expect(offered).toEqual(MAINNETS);
    expect(select.value).toBe('1');
    fireEvent.change(select, { target: { value: '8888' } });
    expect(select.value).toBe('8888');
  });

  it('[SB-06] [WL-04] keeps the network of a member until the remote that holds the wallet has switched it', async () => {
    const { select, asked } = await show(undefined, { handled: ['shell:networkRequested'] });
    fireEvent.change(select, { target: { value: '137' } });
    expect([asked, select.value]).toEqual([['network 137'], '1']);
  });

  it('[WL-02] marks a chosen network that was retired, and offers it no more', async () => {
    const { select, offered } = await show(5);
    expect(offered).toContain('Goerli (retired): disabled');
    expect(select.value).toBe('5');
    fireEvent.change(select, { target: { value: '137' } });
    expect([...select.options].map(({ text }) => text)).toEqual(MAINNETS);
  });

  it('[WL-06] tells a visitor that a network is not supported, until another one is chosen', async () => {
    const { select, offered } = await show(424_242);
    expect(offered[0]).toBe('Network 424242: disabled');
    expect(screen.getByRole('alert').textContent).toBe('This network is not supported');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(String(select.getAttribute('aria-describedby')))).toBe(screen.getByRole('alert'));
    fireEvent.change(select, { target: { value: '137' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(select.getAttribute('aria-invalid')).toBe('false');
  });

  it('[WL-06] leaves the message about a member’s network to the remote that holds the wallet', async () => {
    await show(424_242, { member: { id: 7 } as SessionUser });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
