import type { DeskDifferences } from '@xana/contracts/releases/desk-differences';
import { phrases } from '../phrases/phrases.ts';
import * as css from './compare.module.css';
import { kilobytes, signedSize } from './sizes.ts';

/** What a page loads for each exposed module whose size differs, and all files of both releases. */
export function SizeTable({ differences: { from, to, sizes } }: { differences: DeskDifferences }) {
  const text = phrases.useText();
  const different = sizes.filter(({ before, after }) => before !== after);
  const same = sizes.length - different.length;
  const rows = [
    ...different.map(({ module, ...bytes }) => ({ what: <code>{module}</code>, key: module, ...bytes })),
    { what: text('allFiles'), key: '', before: from.bytes, after: to.bytes },
  ];
  const shown = (bytes: number | null) => (bytes === null ? '–' : kilobytes(bytes));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
      <section className={css.tableArea} aria-label={text('sizes')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{text('module')}</th>
              <th scope="col">{text('before')}</th>
              <th scope="col">{text('after')}</th>
              <th scope="col">{text('difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, key, before, after }) => (
              <tr key={key}>
                <th scope="row">{what}</th>
                <td>{shown(before)}</td>
                <td>{shown(after)}</td>
                <td>
                  {before === null && text('added')}
                  {after === null && text('removed')}
                  {before !== null && after !== null && signedSize(after - before)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {same > 0 && <p className={css.soft}>{text('sameSize', { count: same })}</p>}
    </>
  );
}
