import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { insertSpace } from '../../../test/test-rows.ts';
import { type Member, useTestServer } from '../../../test/test-server.ts';
import { uploadPicture } from '../uploads/test-upload.ts';

const HOUR_MS = 3_600_000;
/** ISO 8601, some hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A server with a space, and what members do with events there. */
export function useOwnEvents() {
  const server = useTestServer();
  let spaceId = 0;
  beforeAll(async () => {
    spaceId = await newSpace();
  });

  const newSpace = (creator_id: number | null = null) =>
    insertSpace(server, { entity_type: 'ENVIRONMENT', creator_id });
  const draftOf = async (host: Member) => ({
    title: 'Open mic',
    description: 'Bring a song.',
    type: 'concert',
    spaceId,
    image: await uploadPicture(server, host),
    startsAt: inHours(24),
    endsAt: inHours(26),
  });
  const send = (member: Member, method: 'POST' | 'PUT' | 'GET', path: string, body?: object) =>
    server.ask(method, `/userCustomEvent/${path}`, { token: member.token, ...(body ? { body } : {}) });
  const create = async (member: Member, changes: object = {}) =>
    send(member, 'POST', 'create-event', { ...(await draftOf(member)), ...changes });
  return {
    server,
    newSpace,
    send,
    create,
    newEvent: async (member: Member, changes: object = {}) => (await create(member, changes)).data as OwnEvent,
    read: async (member: Member, id: number) => (await send(member, 'GET', `get-own-event/${id}`)).data as OwnEvent,
    update: (member: Member, { id, version, ...event }: OwnEvent, changes: object = {}) => {
      const { title, description, image, type, startsAt, endsAt } = event;
      const fields = { title, description, image, type, startsAt, endsAt, spaceId: event.space.id };
      return send(member, 'PUT', `update-event/${id}`, { version, ...fields, ...changes });
    },
    cancel: (member: Member, id: number) => send(member, 'PUT', `cancel-event/${id}`),
    restore: (member: Member, id: number) => send(member, 'PUT', `restore-event/${id}`),
  };
}
