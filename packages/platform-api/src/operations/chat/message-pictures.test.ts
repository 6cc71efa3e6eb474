import type { Message } from '@xana/contracts/http/chat/message';
import { eventually } from '@xana/test-kit/eventually';
import type { Member } from '../../../test/test-server.ts';
import { deleteAbandonedUploads } from '../../jobs/delete-abandoned-uploads.ts';
import { hideContent } from '../../moderation/hide-content.ts';
import { restoreContent } from '../../moderation/restore-content.ts';
import { plain, sendFile, uploadPicture } from '../uploads/test-upload.ts';
import { useChat } from './test-chat.ts';

const { server, newClientId, acquaint, history, conversations, pair, connect, send } = useChat();

const upload = async ({ token }: Member, width = 320) => {
  const picture = await plain(width, 200).png().toBuffer();
  return (await sendFile(server, picture, token, {}, '/chat/upload-picture')).file;
};
const sendPictures = (from: Member, to: Member, urls: string[], { body = '', clientId = newClientId() } = {}) =>
  from.post('/chat/create-msg', {
    receiverId: to.userId,
    clientId,
    body,
    pictures: urls.map((url) => ({ url, alt: 'A plain' })),
  });
const look = async (url: string) =>
  (await server.server.hosts.media.inject({ url: `${new URL(url).pathname}?w=160` })).statusCode;

describe('[CM-07] pictures of messages', () => {
  it('sends pictures without a text, with their sizes, to both members', async () => {
    const [mia, yui] = await pair();
    await acquaint(mia, yui);
    const { of } = await connect(yui);
    const urls = [await upload(mia), await upload(mia, 400)];
    const { status, data } = await sendPictures(mia, yui, urls);
    expect([status, data]).toMatchObject([
      200,
      {
        body: '',
        pictures: [
          { url: urls[0], alt: 'A plain', width: 320, height: 200 },
          { url: urls[1], alt: 'A plain', width: 400, height: 200 },
        ],
      },
    ]);
    const { conversationId } = data as Message;
    expect((await history(yui, conversationId)).rows[0]?.pictures).toHaveLength(2);
    await eventually(() => expect(of('message')).toHaveLength(1));
    expect(of('message')[0]).toMatchObject({ pictures: [{ url: urls[0] }, { url: urls[1] }] });
    expect((await conversations(yui)).rows[0]).toMatchObject({ lastMessage: '', lastHasPictures: true });
    expect(await look(urls[0] ?? '')).toBe(200);
  });

  it('returns the stored message for a repeated call, and refuses other pictures with its client id', async () => {
    const [mia, yui] = await pair();
    const [first, second] = [await upload(mia), await upload(mia)];
    const clientId = newClientId();
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const { data } = await sendPictures(mia, yui, [first], { clientId, body: 'Look' });
      ids.push((data as Message).id);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(await sendPictures(mia, yui, [second], { clientId, body: 'Look' })).toMatchObject({
      code: 'CLIENT_ID_REUSED',
    });
    expect(await send(mia, yui, 'Look', clientId)).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  });

  it('[T121] accepts each upload once, of its sender, and made for a message', async () => {
    const [mia, yui] = await pair();
    const mine = await upload(mia);
    expect((await sendPictures(mia, yui, [mine])).status).toBe(200);
    const publicUpload = await uploadPicture(server, mia);
    for (const url of [
      mine,
      await upload(yui),
      publicUpload,
      mine.replace(/.$/, 'x'),
      'https://elsewhere.example/a.png',
    ]) {
      expect(await sendPictures(mia, yui, [url], { body: 'Hello' })).toMatchObject({ code: 'UPLOAD_IMAGE' });
    }
    const twice = await upload(mia);
    expect(await sendPictures(mia, yui, [twice, twice])).toMatchObject({ code: 'UPLOAD_IMAGE' });
    expect((await sendPictures(mia, yui, [twice])).status).toBe(200);
    const post = { descriptions: 'A post', images: [{ url: await upload(mia), alt: '' }] };
    expect(await mia.post('/feeds/single-feed', post)).toMatchObject({
      code: 'UPLOAD_IMAGE',
    });
  });

  it('refuses a message without text and pictures, and more than four pictures', async () => {
    const [mia, yui] = await pair();
    expect(await sendPictures(mia, yui, [])).toMatchObject({ code: 'INPUT_INVALID' });
    const urls = await Promise.all([1, 2, 3, 4, 5].map(() => upload(mia)));
    expect(await sendPictures(mia, yui, urls)).toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('[T121] no longer serves a picture after its message was deleted, and deletes its file when the message cannot be restored', async () => {
    const [mia, yui] = await pair();
    const url = await upload(mia);
    const { id, conversationId } = (await sendPictures(mia, yui, [url], { body: 'Look' })).data as Message;
    expect(await look(url)).toBe(200);
    await mia.delete(`/chat/delete-chat-msg/${id}`);
    expect(await look(url)).toBe(404);
    expect((await history(mia, conversationId)).rows[0]).toMatchObject({ body: '', pictures: [] });
    const { database, platform } = server;
    const key = new URL(url).pathname.slice('/p/'.length);
    await deleteAbandonedUploads(platform);
    expect(await platform.pictures.get(key)).not.toBeNull();
    const hourAgo = new Date(Date.now() - 1);
    await database.updateTable('deleted_messages').set({ expires_at: hourAgo }).execute();
    await deleteAbandonedUploads(platform);
    expect(await database.selectFrom('uploads').select('key').where('key', '=', key).execute()).toEqual([]);
    expect(await platform.pictures.get(key)).toBeNull();
  });

  it('[T121] does not serve a picture while its message is hidden by an operator, and keeps it for an appeal', async () => {
    const [mia, yui] = await pair();
    const url = await upload(mia);
    const { id, conversationId } = (await sendPictures(mia, yui, [url], { body: 'Look' })).data as Message;
    const { platform } = server;
    await hideContent(platform, { type: 'message', id }, { operator: 'op', reason: 'Not here' });
    expect(await look(url)).toBe(404);
    expect((await history(yui, conversationId)).rows[0]).toMatchObject({ pictures: [], isHidden: true });
    await restoreContent(platform, { type: 'message', id }, { operator: 'op', reason: 'A mistake' });
    expect((await history(yui, conversationId)).rows[0]).toMatchObject({ body: 'Look', pictures: [{ url }] });
  });

  it('deletes a picture that is not sent within seven days', async () => {
    const [mia, yui] = await pair();
    const url = await upload(mia);
    const { database, platform } = server;
    const key = new URL(url).pathname.slice('/p/'.length);
    await database
      .updateTable('uploads')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('key', '=', key)
      .execute();
    expect(await look(url)).toBe(404);
    await deleteAbandonedUploads(platform);
    expect(await sendPictures(mia, yui, [url])).toMatchObject({ code: 'UPLOAD_IMAGE' });
  });

  it('returns with a quotation whether the answered message has pictures', async () => {
    const [mia, yui] = await pair();
    await acquaint(mia, yui);
    const { seq } = (await sendPictures(mia, yui, [await upload(mia)])).data as Message;
    for (const pictures of [[], [{ url: await upload(yui), alt: '' }]]) {
      const answer = await yui.post('/chat/create-msg', {
        receiverId: mia.userId,
        clientId: newClientId(),
        body: 'Nice',
        replyTo: seq,
        pictures,
      });
      expect(answer.data).toMatchObject({ replyTo: { seq, body: '', hasPictures: true } });
    }
  });
});
