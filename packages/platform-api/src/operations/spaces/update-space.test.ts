import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { insertBuiltWorld } from '../../../test/test-rows.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { uploadPicture } from '../uploads/test-upload.ts';

const server = useTestServer();

const create = async (member: Member, more: object = {}) => {
  const body = {
    name: 'Garden',
    description: 'Green.',
    image: await uploadPicture(server, member),
    tags: ['music'],
    ...more,
  };
  return (await member.post('/item/create-2d-space', body)).data as { id: number };
};
const read = async (member: Member, id: number) => (await member.get(`/item/get-own-space/${id}`)).data as OwnSpace;
const update = (member: Member, id: number, body: object) => member.put(`/item/update-2d-space/${id}`, body);
const fieldsOf = ({ version, name, description, image, tags }: OwnSpace) => ({
  version,
  name,
  description,
  image,
  tags,
});

it('[CS-01] changes all fields of a space and keeps the picture that it has', async () => {
  const me = await logIn(server);
  const { id } = await create(me, { imageAlt: 'Rain on leaves', youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ' });
  const before = await read(me, id);
  expect(before).toMatchObject({ version: 1, imageAlt: 'Rain on leaves', metaverseWorldId: null });
  const { status, data } = await update(me, id, { ...fieldsOf(before), name: ' Garden of rain ', tags: ['Art'] });
  expect(status).toBe(200);
  expect(data).toMatchObject({ version: 2, name: 'Garden of rain', tags: ['art'], image: before.image });
  expect(data).toMatchObject({ imageAlt: '', youtubeUrl: null });
  const shown = await server.get(`/item/get-space-details/${id}`);
  expect(shown.data).toMatchObject({ name: 'Garden of rain', imageAlt: '' });
});

it('overwrites nothing that another tab has saved', async () => {
  const me = await logIn(server);
  const { id } = await create(me);
  const fields = fieldsOf(await read(me, id));
  const replies = await Promise.all(['One', 'Two', 'Three'].map((name) => update(me, id, { ...fields, name })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(replies.filter(({ code }) => code === 'SPACE_CHANGED')).toHaveLength(2);
  expect((await read(me, id)).version).toBe(2);
});

it('[CS-05] rejects a 3D space that another space shows, and keeps the own one', async () => {
  const me = await logIn(server);
  const [mine, taken] = [await insertBuiltWorld(server, me.userId), await insertBuiltWorld(server, me.userId)];
  await create(me, { metaverseWorldId: taken });
  const { id } = await create(me, { metaverseWorldId: mine });
  const fields = fieldsOf(await read(me, id));
  expect((await update(me, id, { ...fields, metaverseWorldId: taken })).code).toBe('SPACE_ALREADY_ADDED');
  expect((await update(me, id, { ...fields, metaverseWorldId: mine })).status).toBe(200);
});

it.each<[object, string]>([
  [{ name: ' ' }, 'NAME_REQUIRED'],
  [{ description: '' }, 'DESCRIPTION_REQUIRED'],
  [{ image: '' }, 'UPLOAD_IMAGE'],
  [{ imageAlt: 'x'.repeat(301) }, 'INPUT_INVALID'],
  [{ youtubeurl: 'https://example.com' }, 'URL_NOT_VALID'],
  [{ metaverseWorldId: 99_999 }, 'TARGET_NOT_FOUND'],
  [{ version: 7 }, 'SPACE_CHANGED'],
])('rejects %j and changes nothing', async (wrong, code) => {
  const me = await logIn(server);
  const { id } = await create(me);
  const before = await read(me, id);
  expect((await update(me, id, { ...fieldsOf(before), ...wrong })).code).toBe(code);
  expect(await read(me, id)).toEqual(before);
});

it('does not let another member read or change it for editing (IDOR)', async () => {
  const [me, other] = await logInMembers(server, 2);
  const { id } = await create(me);
  const fields = fieldsOf(await read(me, id));
  const image = await uploadPicture(server, other);
  expect((await update(other, id, { ...fields, image })).code).toBe('SPACE_NOT_FOUND');
  expect((await other.get(`/item/get-own-space/${id}`)).code).toBe('SPACE_NOT_FOUND');
});
