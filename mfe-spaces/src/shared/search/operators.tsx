import * as css from './operators.module.css';

const OPERATOR = /((?:from:|tag:|type:|#)[^\s,、]+)/;

/** A line that names the operators of a search, as code. */
export const Operators = ({ text }: { text: string }) =>
  text.split(OPERATOR).map((piece) =>
    OPERATOR.test(piece) ? (
      <code key={piece} className={css.operator}>
        {piece}
      </code>
    ) : (
      piece
    ),
  );
