import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import type { MetadataSource } from '@xana/contracts/remotes/page-metadata';
import { checkOperations } from './check-operations.ts';

/** The bundled release command contains no other fields of the operations. */
const ALL: Readonly<Record<string, Pick<Operation, 'host' | 'authorization' | 'path'>>> = allOperations;

/** @returns why the page server cannot describe the pages of a remote by what they declare, as sentences */
export function checkMetadata({ pages, grants }: Pick<Contributions, 'pages' | 'grants'>): string[] {
  return pages.flatMap(({ path, metadata }) =>
    [
      ...(metadata?.sources ?? []).flatMap((source) => checkSource(source, path, grants)),
      ...(metadata?.lists ?? []).flatMap((list) =>
        checkSource({ ...list, input: { ...list.input, after: '0' } }, path, grants),
      ),
    ].map((problem) => `the metadata of ${path} ${problem}`),
  );
}

function checkSource(
  { operation, input, address }: Pick<MetadataSource, 'operation' | 'input' | 'address'>,
  path: string,
  grants: readonly string[],
): string[] {
  const found = Object.hasOwn(ALL, operation) ? ALL[operation] : undefined;
  if (!found) return [`calls ${operation}, which is not in the contracts`];
  const parameters = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
  const used = [address, ...Object.values(input)].flatMap((template) =>
    [...template.matchAll(/\{(\w{1,80})\}/g)].map(([, name]) => name),
  );
  const needed = [...found.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? '');
  return [
    ...(found.host === 'api' && found.authorization !== 'required' && checkOperations([operation], grants).length === 0
      ? []
      : [`calls ${operation}, which is not public on the API host`]),
    ...used.filter((name) => !parameters.includes(name)).map((name) => `uses {${name}}, which its path does not have`),
    ...needed.filter((name) => !Object.hasOwn(input, name)).map((name) => `gives ${operation} no ${name}`),
  ];
}
