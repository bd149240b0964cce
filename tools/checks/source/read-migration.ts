/** One statement of a migration. */
export interface SqlStatement {
  /** In lower case, on one line, without comments and the semicolon. */
  readonly sql: string;
  /** Line of its first word. */
  readonly line: number;
  /** Comments directly above it. */
  readonly comment: string;
}

interface Migration {
  readonly statements: readonly SqlStatement[];
  /** False if the file begins with `-- without transaction`. */
  readonly hasTransaction: boolean;
}

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|./g;

/** Splits a migration into statements; semicolons in texts and function bodies do not count. */
export function readMigration(text: string): Migration {
  const statements: SqlStatement[] = [];
  let [sql, comment, at, line] = ['', '', 1, 0];
  const finish = () => {
    if (sql.trim() !== '') statements.push({ sql: normal(sql), line, comment: comment.trim() });
    [sql, comment, line] = ['', '', 0];
  };
  for (const [part] of text.matchAll(token)) {
    if (part.startsWith('--') || part.startsWith('/*')) comment += sql.trim() === '' ? `${part.slice(2).trim()} ` : '';
    else if (part === ';') finish();
    else {
      if (line === 0 && part.trim() !== '') line = at + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1;
      sql += part;
    }
    at += part.split('\n').length - 1;
  }
  finish();
  return { statements, hasTransaction: !/^-- without transaction\b/.test(text) };
}

function normal(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Tables, and indexes on them, that the same file creates: nobody waits for them. */
export function createdTables(statements: readonly SqlStatement[]): Set<string> {
  return new Set(
    statements.flatMap(({ sql }) => {
      const [, table] = /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(sql) ?? [];
      return table === undefined ? [] : [table];
    }),
  );
}
