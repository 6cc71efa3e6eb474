import { FetchRequest } from 'ethers';
import { describeFailure } from './describe-failure.ts';

interface Question {
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

interface ServiceReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined for a body that is not JSON. */
  json: unknown;
}

const ANSWER_TIMEOUT_MS = 4_500;

/**
 * One HTTP request, which is not repeated.
 *
 * @throws Error with the `code` of the connection when the service cannot be reached
 */
export async function askService(url: string, { body, headers = {} }: Question = {}): Promise<ServiceReply> {
  const request = new FetchRequest(url);
  request.timeout = ANSWER_TIMEOUT_MS;
  request.setThrottleParams({ maxAttempts: 1 });
  for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
  if (body) request.body = body;
  const response = await request.send().catch((error: unknown) => {
    const { answer } = describeFailure(error);
    // ethers quotes the request in the message of an error.
    throw Object.assign(new Error(answer), { code: (error as NodeJS.ErrnoException).code });
  });
  const text = response.hasBody() ? Buffer.from(response.body).toString('utf8') : '';
  return { status: response.statusCode, headers: response.headers, json: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
