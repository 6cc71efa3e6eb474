import { runOperatorCommand } from '@xana/local-site/operator-command';
import { topology } from './test-topology.ts';

/** Runs a command of an operator on the running platform. @returns what it prints */
const runOperator = (...commandLine: string[]): Promise<string> => runOperatorCommand(topology, commandLine);

export const banUser = (userId: number): Promise<string> =>
  runOperator('ban', String(userId), '--actor', 'journey', '--reason', 'Spam');

export const reviewProfile = (userId: number, decision: 'approve' | 'reject'): Promise<string> =>
  runOperator(decision, String(userId), '--actor', 'journey', '--reason', 'Checked');

/** A new operator of the operator host. @returns the password */
export async function createOperator(name: string): Promise<string> {
  const printed = await runOperator('create-operator', name, '--actor', 'journey', '--json');
  return (JSON.parse(printed) as { password: string }).password;
}
