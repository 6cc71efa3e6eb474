import { parseArgs } from 'node:util';
import { createLocalOperator } from './operator-command.ts';
import { resetData, startSite } from './site.ts';
import { local, readTopology } from './topology.ts';

const { values } = parseArgs({ options: { reset: { type: 'boolean' } } });
const topology = readTopology();
const begun = Date.now();
const seconds = () => ((Date.now() - begun) / 1000).toFixed(1).padStart(5);

try {
  if (values.reset) resetData(topology);
  const site = await startSite({
    topology,
    hasDemoMembers: true,
    onProgress: (text) => console.log(`${seconds()} s  ${text}`),
  });
  printAddresses(await createLocalOperator(topology));
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping …');
    await site.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => void stop(0));
  for (const { name, ended } of site.services) {
    void ended.then((code) => {
      if (!isStopping) console.error(`${name} stopped unexpectedly with code ${code}.`);
      return stop(1);
    });
  }
} catch (error) {
  console.error(`
The site did not start.
${(error as Error).message}`);
  process.exit(1);
}

function printAddresses(operator: { name: string; password: string }): void {
  const { ports, remotes } = topology;
  const rows = [
    ['site', local(ports.site), 'open this'],
    ...Object.entries(remotes).map(([name, port]) => [name, local(port), 'its releases']),
    ['platform API', local(ports.api), 'described at /docs and /openapi.json'],
    ['marketplace', local(ports.marketplace), ''],
    ['chat', local(ports.chat), ''],
    ['media', local(ports.media), ''],
    ['operators', local(ports.operators), `log in as ${operator.name}, password ${operator.password}`],
    ['releases', local(ports.releases), 'release desk, and its API at /openapi.json'],
    ['XANAChain', local(ports.chain), 'local stand-in, chain 8888'],
    ['faucet', local(ports.faucet), 'local stand-in'],
    ['cards', local(ports.cards), 'stand-in for the card provider, moves no money'],
    ['social login', local(ports.identity), 'stand-in, verifies no identity'],
    ['email login', `${local(ports.inbox)}/inbox`, 'stand-in, shows the mails with login codes'],
    ['Telegram', local(ports.telegram), 'stand-in, its login page is at /login'],
  ];
  const table = rows.map(
    ([name = '', address = '', note = '']) => `  ${name.padEnd(13)} ${address.padEnd(23)} ${note}`,
  );
  console.log(`\nXANA runs after ${seconds().trim()} s.\n\n${table.join('\n')}\n\nCtrl-C stops everything.`);
}
