export interface Failure {
  /** What the service or the network answered. */
  answer: string;
  /** The service was not reached, so its keys were not checked. */
  isUnreachable: boolean;
}

/** Beginnings of the codes of Node, undici and ethers: no connection, no answer, or a certificate that is not trusted. */
const NETWORK_CODES = [
  ...['ECONN', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'TIMEOUT', 'UND_ERR_'],
  ...[
    'CERT_',
    'ERR_TLS_',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
];

const isNetworkCode = (code: string): boolean => NETWORK_CODES.some((start) => code.startsWith(start));

/** Reads an error of any of the clients: Node, ethers, undici, the SDK of the card provider. */
export function describeFailure(error: unknown): Failure {
  const chain = causesOf(error);
  const network = chain.find(({ code }) => code !== undefined && isNetworkCode(code));
  const { message, shortMessage, code }: ClientError = network ?? chain[0] ?? new Error(String(error));
  const answer = shortMessage ?? (message || code || 'unknown error');
  return { answer: answer.replace(/\.$/, ''), isUnreachable: network !== undefined };
}

type ClientError = Pick<Error, 'message' | 'cause'> & { code?: string; shortMessage?: string; detail?: unknown };

/** `fetch` keeps the error of the connection in `cause`, the SDK of the card provider in `detail`. */
function causesOf(error: unknown): ClientError[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, detail } = error as ClientError;
  return [error as ClientError, ...causesOf(cause ?? detail)];
}
