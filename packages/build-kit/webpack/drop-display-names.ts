import webpack, { type Compiler, type javascript } from 'webpack';

type Statement = Parameters<Parameters<javascript.JavascriptParser['hooks']['statement']['tap']>[1]>[0];

const NAME = 'drop display names';

/** Leaves out what only development tools read: `Link.displayName = 'Link'`. Such a statement keeps a component that nothing imports. */
export function dropDisplayNames(compiler: Compiler): void {
  compiler.hooks.compilation.tap(NAME, (_, { normalModuleFactory }) => {
    const drop = (parser: javascript.JavascriptParser) => {
      parser.hooks.statement.tap(NAME, (statement) => {
        if (!namesComponent(statement) || !statement.range) return;
        parser.state.module.addPresentationalDependency(
          new webpack.dependencies.ConstDependency('', statement.range, []),
        );
        return true;
      });
    };
    for (const type of ['javascript/auto', 'javascript/esm'])
      normalModuleFactory.hooks.parser.for(type).tap(NAME, drop as (parser: object) => void);
  });
}

function namesComponent(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return false;
  const { left, right } = statement.expression;
  return (
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'displayName' &&
    right.type === 'Literal'
  );
}
