import { openTree } from './source/open-tree.ts';
import type { Problem } from './source/problem.ts';
import { createdTables, readMigration, type SqlStatement } from './source/read-migration.ts';

/** Migrations before this number are older than the rule. */
export const firstLinted = 291;

const path = /^apps\/api\/migrations\/(\d{4})_\w+\.sql$/;
const anyTable = String.raw`(?:if exists |only )?(\w+)`;

interface Rule {
  readonly pattern: RegExp;
  /** True if this match of the pattern is fine. */
  readonly isFine?: (sql: string) => boolean;
  readonly message: string;
}

/** What waits for, or takes, a lock under which a big table cannot be written to. Statements are in lower case. */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\badd column\\b[^,]*\\bnot null\\b`),
    isFine: (sql) => /\bdefault\b/.test(sql),
    message: 'adds a column that is not null without a default: every writer of the release before fails',
  },
  {
    pattern: new RegExp(
      `^alter table ${anyTable} .*\\badd column\\b[^,]*(?:\\bdefault [^,]*(?:random|clock_timestamp|nextval|uuid)|\\bserial\\b|\\bbigserial\\b|\\bas identity\\b|\\bstored\\b)`,
    ),
    message: 'rewrites the table for a value of each row: add the column empty, fill it by a job in batches',
  },
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\badd column\\b[^,]*\\breferences\\b`),
    message: 'locks both tables for the foreign key: add the column, then the constraint `not valid`',
  },
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\balter (?:column )?\\w+ (?:set data )?type\\b`),
    message: 'rewrites the table for another type: add a column, write both, fill it by a job, then read it',
  },
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\balter (?:column )?\\w+ set not null\\b`),
    message: 'reads the whole table under its lock: add a check `not valid`, validate it in a later migration',
  },
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\badd (?:constraint \\w+ )?(?:check|foreign key)\\b`),
    isFine: (sql) => /\bnot valid\b/.test(sql),
    message: 'reads the whole table under its lock: add the constraint `not valid`, validate it in a later migration',
  },
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\badd (?:constraint \\w+ )?(?:unique|primary key|exclude)\\b`),
    isFine: (sql) => /\busing index\b/.test(sql),
    message: 'builds an index under the lock of the table: build it concurrently, then add it `using index`',
  },
  {
    pattern: /^create (?:unique )?index (?!concurrently\b)(?:if not exists )?\w+ on (?:only )?(\w+)/,
    message: 'stops writes while the index is built: `-- without transaction`, then create index concurrently',
  },
  {
    pattern: /^drop index (?!concurrently\b)(?:if exists )?(\w+)/,
    message: 'waits for all readers while new ones wait behind it: drop index concurrently',
  },
  {
    pattern: new RegExp(`^alter table ${anyTable} .*\\b(?:drop column|rename (?:column )?\\w+ to|rename to)\\b`),
    message: 'breaks the release before, which still serves: `-- contract: <release that stopped using it>` above it',
  },
  { pattern: new RegExp(`^drop (?:table|view) ${anyTable}`), message: 'breaks the release before: see `-- contract:`' },
  {
    pattern: /^(?:lock(?: table)?|truncate(?: table)?|cluster|vacuum full) (?:only )?(\w+)/,
    message: 'locks the table',
  },
  {
    pattern: new RegExp(`^(?:update|delete from) ${anyTable}\\b`),
    message: 'changes rows of an existing table in one transaction: do it in a job, in batches',
  },
  {
    pattern: /^set (?:local |session )?(?:lock_timeout|statement_timeout)\b()/,
    message: 'changes the time-outs that the runner sets',
  },
];

/** A reviewed exception stands in a comment directly above its statement, with its reason. */
const exception = /(?:small table|contract): \S.{7,}/;

/** No new migration locks a table that the release before is using. */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  return tree.files.flatMap((file) => {
    const [, number] = path.exec(file) ?? [];
    return number === undefined || Number(number) < firstLinted ? [] : lint(file, tree.text(file));
  });
}

function lint(file: string, text: string): Problem[] {
  const { statements, hasTransaction } = readMigration(text);
  const own = createdTables(statements);
  const found = statements.flatMap((statement) =>
    problemsOf(statement, own).map((message) => ({ file, line: statement.line, message })),
  );
  const concurrent = statements.find(({ sql }) => /\bindex concurrently\b/.test(sql));
  if (concurrent !== undefined && hasTransaction)
    found.push({
      file,
      line: concurrent.line,
      message: 'runs concurrently: the file begins with `-- without transaction`',
    });
  if (!hasTransaction && statements.length !== 1)
    found.push({
      file,
      line: 1,
      message: 'is `-- without transaction`: it holds one statement, so that it can be repeated',
    });
  return found;
}

function problemsOf({ sql, comment }: SqlStatement, own: ReadonlySet<string>): string[] {
  if (exception.test(comment)) return [];
  return rules.flatMap(({ pattern, isFine, message }) => {
    const match = pattern.exec(sql);
    if (match === null || isFine?.(sql) === true) return [];
    return own.has(match[1] ?? '') ? [] : [message];
  });
}
