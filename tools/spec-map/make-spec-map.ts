import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCalls } from './find-calls.ts';
import { findScreens } from './find-screens.ts';
import type { Row } from './row.ts';
import type { Rule } from './rule.ts';

/** The map of the specification as Markdown: every screen, call and rule with its code and its test, or "not yet". */
export function makeSpecMap(root: string, rules: readonly Rule[]): string {
  const parts = [
    { title: 'Screens (section 2)', rows: findScreens(root) },
    { title: 'Calls (section 7)', rows: findCalls(root) },
    {
      title: 'Rules (sections 2 to 9)',
      rows: rules.map((rule) => ({
        what: rule.rule,
        detail: `section ${rule.section}`,
        code: rule.code ?? null,
        test: rule.test?.file ?? null,
      })),
    },
  ];
  const all = parts.flatMap(({ rows }) => rows);
  const intro = `# Map of the specification

Made by \`npm run spec-map\`; \`npm run check\` fails when it is out of date or names what does not exist.
Built: ${all.filter((row) => row.code !== null).length} of ${all.length}; with a test: ${all.filter((row) => row.test !== null).length}.
`;
  return [
    intro,
    ...parts.map(
      ({ title, rows }) => `## ${title}\n\n| what | code | test |\n|---|---|---|\n${rows.map(line).join('\n')}\n`,
    ),
  ].join('\n');
}

/** Rules that name a file or a test title that is not there. */
export function brokenRules(root: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ rule, code, test }) => {
    const missing = [code, test?.file].filter((file) => file !== undefined && !existsSync(join(root, file)));
    if (missing.length > 0) return [`"${rule}" names ${missing.join(', ')}, which does not exist`];
    const untitled = test !== undefined && !readFileSync(join(root, test.file), 'utf8').includes(test.title);
    return untitled ? [`"${rule}" names a test "${test.title}", which ${test.file} does not have`] : [];
  });
}

function line({ what, detail, code, test }: Row): string {
  const name = detail === '' ? `\`${what}\`` : `\`${what}\` ${detail}`;
  const text = /^section \d/.test(detail) ? `${what} (${detail})` : name;
  return `| ${text.replaceAll('|', '\\|')} | ${code === null ? 'not yet' : link(code)} | ${test === null ? (code === null ? '' : 'not yet') : link(test)} |`;
}

function link(file: string): string {
  return `[${file.split('/').slice(-2).join('/')}](../${file})`;
}
