import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builtWorld } from './built-world.ts';

export const userCreatedWorlds = defineOperation({
  id: 'userCreatedWorlds',
  summary: 'List your 3D scenes, newest first',
  description: 'With the space that uses each of them, if any.',
  method: 'GET',
  path: '/item/user-created-worlds',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.array(builtWorld),
});
