import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/** What the browser does with an endpoint needs its method, path, audience and way of repeating. */
const leftOut = new Set(['summary', 'limit', 'params', 'query', 'body', 'reply', 'errors']);

/** Calls that only make values, so that what nobody uses of them can go. */
const makers = /(?<!function )\b(?:Type\.\w+|oneOf|nullable|Page|endpoint)\(/g;

/**
 * Takes out of the browser's build what only the server reads of the contract: prose, limits and schemas. What was made
 * for nothing but these is left out by the bundler then.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/contract\/src\/[\w-]+\.ts$/.test(id)) return null;
      const kept = cutOut(code, propertiesOf(parseSync(id, code).program));
      return { code: kept.replace(makers, '/* @__PURE__ */ $&'), map: null };
    },
  };
}

function propertiesOf(program: ESTree.Program): ESTree.Span[] {
  const found: ESTree.Span[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || first?.type !== 'ObjectExpression') return;
      for (const property of first.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && leftOut.has(property.key.name))
          found.push(property);
      }
    },
  }).visit(program);
  return found;
}

/** The text without these spans and the commas behind them. */
function cutOut(code: string, spans: readonly ESTree.Span[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    kept += code.slice(from, start);
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return kept + code.slice(from);
}
