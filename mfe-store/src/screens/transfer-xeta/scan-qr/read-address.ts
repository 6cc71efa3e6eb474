import { isAddress } from '@xana/wallet/addresses';
import { XANA_CHAIN_ID } from '@xana/wallet/chains';

/** EIP-681 without a function: `ethereum:pay-0x…@8888?value=1`. With a function the address is a contract, not a recipient. */
const PAYMENT = /^ethereum:(?:pay-)?(0x[0-9a-f]{40})(?:@(\d{1,20}))?(?:\?[^/]*)?$/i;

/** The recipient of a QR code: an address, or a payment request on XANAChain. An amount in it is ignored. Null for another code. */
export function readAddress(code: string): string | null {
  const text = code.trim();
  if (isAddress(text)) return text;
  const [, address, chain = XANA_CHAIN_ID] = PAYMENT.exec(text) ?? [];
  return address && Number(chain) === XANA_CHAIN_ID && isAddress(address) ? address : null;
}
