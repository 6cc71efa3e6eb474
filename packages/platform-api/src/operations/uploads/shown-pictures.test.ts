import sharp from 'sharp';
import { logIn, useTestServer } from '../../../test/test-server.ts';
import { crc32, fetchPicture, plain, sendFile } from './test-upload.ts';

const server = useTestServer();

describe('[CS-04] what an upload looks like', () => {
  it('serves a picture on transparency on white as JPEG, and enlarges none', async () => {
    const me = await logIn(server);
    const ink = {
      create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const;
    const line = await sharp({ create: { width: 200, height: 10, channels: 3, background: '#101010' } })
      .png()
      .toBuffer();
    const drawing = await sharp(ink)
      .composite([{ input: line, top: 0, left: 0 }])
      .png()
      .toBuffer();
    const { file } = await sendFile(server, drawing, me.token);
    const { body, type } = await fetchPicture(server, file, '?w=640', 'image/*');
    expect([type, await sharp(body).metadata()]).toMatchObject(['image/jpeg', { width: 200, height: 100 }]);
    const pixelAt = async (top: number) => {
      const { data } = await sharp(body)
        .extract({ left: 100, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0] ?? 0;
    };
    expect(await pixelAt(80)).toBeGreaterThan(245);
    expect(await pixelAt(4)).toBeLessThan(40);
  });

  it('states that an animated picture is kept as a still one', async () => {
    const me = await logIn(server);
    const frame = (color: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#00ff00'].map(frame));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const still = await plain().png().toBuffer();
    // A PNG whose animation control chunk stands before its image data.
    const chunk = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(8);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(chunk));
    const png = Buffer.concat([still.subarray(0, 33), length, chunk, checksum, still.subarray(33)]);
    const isStill = async (file: Buffer) => (await sendFile(server, file, me.token)).isStill;
    expect([await isStill(animated), await isStill(png), await isStill(still)]).toEqual([true, true, undefined]);
  });
});
