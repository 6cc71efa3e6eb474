import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builtWorld } from './built-world.ts';

export const userCreatedWorlds = defineOperation({
  id: 'userCreatedWorlds',
  summary: 'The 3D worlds that one built, the newest first, and which of them have a space already.',
  method: 'GET',
  path: '/item/user-created-worlds',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.array(builtWorld),
});
