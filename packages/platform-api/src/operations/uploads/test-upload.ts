import sharp from 'sharp';
import type { TestServer } from '../../../test/test-server.ts';

/** A picture of one colour, to encode in any format. */
export const plain = (width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } });

/** A multipart form as a browser sends it. */
export function formOf(file: Buffer, { name = 'file', type = 'image/png', filename = 'picture.png' } = {}) {
  const line = '----form';
  const head = `--${line}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${line}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
  };
}

/** Uploads a file as the page does. */
export async function sendFile(
  { server }: TestServer,
  file: Buffer,
  token?: string,
  form: Parameters<typeof formOf>[1] = {},
  path = '/item/upload-file-v3',
) {
  const { payload, headers } = formOf(file, form);
  const response = await server.hosts.api.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const { data, code } = response.json() as {
    data: { file: string; isStill?: true } | null;
    code?: string;
  };
  return { status: response.statusCode, code, file: data?.file ?? '', isStill: data?.isStill };
}

/** Uploads a picture. @returns its address */
export const uploadPicture = async (server: TestServer, { token }: { token: string }): Promise<string> =>
  (await sendFile(server, await plain().png().toBuffer(), token)).file;

/** A picture as the media host serves it. */
export async function fetchPicture({ server }: TestServer, address: string, query = '', accept = 'image/webp') {
  const response = await server.hosts.media.inject({ url: new URL(address).pathname + query, headers: { accept } });
  return { status: response.statusCode, type: response.headers['content-type'], body: response.rawPayload };
}

/** The checksum of a PNG chunk, without which decoders reject it. */
export function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
