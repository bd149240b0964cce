import { type ESTree, Visitor, parseSync } from 'rolldown/utils';

/** One `import`, `export … from`, `import()` or `import('…')` type. */
export interface ImportUse {
  readonly specifier: string;
  /** True when nothing of it exists at run time. */
  readonly isType: boolean;
  /** Names taken from the module, in its own words. */
  readonly names: readonly string[];
  readonly line: number;
}

/** A piece of text found in the code: a comment, or a string or template literal. */
interface TextUse {
  readonly value: string;
  readonly line: number;
}

/** What the rules need to know about one source file. */
export interface ScannedSource {
  readonly imports: readonly ImportUse[];
  /** Names that it exports; its default export is none. */
  readonly exports: readonly TextUse[];
  readonly comments: readonly TextUse[];
  readonly literals: readonly TextUse[];
  /** Names the file declares: variables, functions, parameters, types and properties. */
  readonly names: readonly TextUse[];
  /** True when the file only passes on what other files export. */
  readonly isBarrel: boolean;
  /** Lines that hold more than blanks and comments. */
  readonly codeLines: number;
}

/** Parses a TypeScript or JavaScript source once for all rules. */
export function scanSource(file: string, text: string): ScannedSource {
  const { program, module, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'does not parse'}`);
  const lineAt = countLines(text);
  const imports: ImportUse[] = [];
  const exports: TextUse[] = [];
  const literals: TextUse[] = [];
  const names: TextUse[] = [];
  const addName = (node: ESTree.Node | null | undefined) => {
    if (node?.type === 'Identifier') names.push({ value: node.name, line: lineAt(node.start) });
  };

  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    imports.push({
      specifier: moduleRequest.value,
      isType,
      names: entries.flatMap(({ importName }) => importName.name ?? []),
      line: lineAt(moduleRequest.start),
    });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, importName, exportName, start } of entries) {
      if (exportName.kind === 'Name' && exportName.name) exports.push({ value: exportName.name, line: lineAt(start) });
      if (moduleRequest)
        imports.push({
          specifier: moduleRequest.value,
          isType,
          names: importName.name ? [importName.name] : [],
          line: lineAt(moduleRequest.start),
        });
    }
  }
  const addLazy = (source: ESTree.Node, isType: boolean) => {
    if (source.type === 'Literal' && typeof source.value === 'string')
      imports.push({ specifier: source.value, isType, names: [], line: lineAt(source.start) });
  };
  new Visitor({
    ImportExpression: ({ source }) => addLazy(source, false),
    TSImportType: ({ source }) => addLazy(source, true),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') literals.push({ value, line: lineAt(start) });
    },
    VariableDeclarator: ({ id }) => addName(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(addName),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(addName),
    ArrowFunctionExpression: ({ params }) => params.forEach(addName),
    ClassDeclaration: ({ id }) => addName(id),
    TSInterfaceDeclaration: ({ id }) => addName(id),
    TSTypeAliasDeclaration: ({ id }) => addName(id),
    TSPropertySignature: ({ key }) => addName(key),
    Property: ({ key, computed, shorthand }) => {
      if (!computed && !shorthand) addName(key);
    },
    TemplateLiteral: ({ quasis, start }) => {
      literals.push({
        value: quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw).join(' '),
        line: lineAt(start),
      });
    },
  }).visit(program);

  return {
    imports,
    exports,
    literals,
    names,
    comments: comments.map(({ value, start }) => ({ value, line: lineAt(start) })),
    isBarrel: isBarrel(program),
    codeLines: countCodeLines(text, comments),
  };
}

function isBarrel({ body }: ESTree.Program): boolean {
  const passesOn = body.some(
    (statement) =>
      statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source),
  );
  const ownsNothing = body.every((statement) => {
    if (statement.type === 'ExportNamedDeclaration') return statement.declaration === null;
    return statement.type === 'ExportAllDeclaration' || statement.type === 'ImportDeclaration';
  });
  return passesOn && ownsNothing;
}

function countCodeLines(text: string, comments: readonly { start: number; end: number }[]): number {
  let code = text;
  for (const { start, end } of comments.toReversed())
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, '') + code.slice(end);
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

function countLines(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
