import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { openTree } from './source/open-tree.ts';
import { nameBreaks, plainNames, plainText } from './source/plain-words.ts';
import type { Problem } from './source/problem.ts';
import type { ScannedSource } from './source/scan-source.ts';

const subjectForm = /^(?:feat|fix|perf|refactor|test|docs|build|ci|chore|style|revert)(?:\([a-z0-9-]+\))?!?: \S.{2,}$/;
const subjectLimit = 72;

/** Files whose words are data or history: migrations that ran, written pages, lists of members' words. */
const isExempt = (file: string) =>
  /^apps\/api\/migrations\/|^packages\/i18n\/(?:pages|locales)\/|^packages\/core\/src\/scam|^docs\/glossary\.md$/.test(
    file,
  ) || /(?:^|\/)plain-words(?:\.test)?\.ts$/.test(file);

/**
 * Refuses words that docs/glossary.md replaces: in file names, in declared names, in comments, in documents, and in the
 * subjects of the commits since the merge base with the default branch.
 */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const files = tree.files.filter((file) => !isExempt(file));
  const sources = new Set(tree.sources);
  return [
    ...files.flatMap(fileNameProblems),
    ...files.filter((file) => sources.has(file)).flatMap((file) => sourceProblems(file, tree.scan(file))),
    ...files.filter((file) => extname(file) === '.md').flatMap((file) => documentProblems(file, tree.text(file))),
    ...subjectProblems(readSubjects(root)),
  ];
}

function fileNameProblems(file: string): Problem[] {
  if (!/^(?:apps|packages|tools|e2e|bench)\//.test(file)) return [];
  return nameBreaks(basename(file).split('.')[0] ?? '', plainNames).map(({ word, use }) => ({
    file,
    message: `file name uses "${word}": ${use}`,
  }));
}

function sourceProblems(file: string, { comments, literals, names }: ScannedSource): Problem[] {
  const inNames = names.flatMap(({ value, line }) =>
    nameBreaks(value, plainNames).map(({ word, use }) => ({
      file,
      line,
      message: `"${value}" uses "${word}": ${use}`,
    })),
  );
  const inComments = comments.flatMap(({ value, line }) =>
    textBreaks(value).map(({ word, use }) => ({ file, line, message: `comment says "${word}": ${use}` })),
  );
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? literals : [];
  const inTitles = titles.flatMap(({ value, line }) =>
    textBreaks(value).map(({ word, use }) => ({ file, line, message: `test says "${word}": ${use}` })),
  );
  return [...inNames, ...inComments, ...inTitles];
}

function documentProblems(file: string, text: string): Problem[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      textBreaks(line).map(({ word, use }) => ({ file, line: at + 1, message: `text says "${word}": ${use}` })),
    );
}

function textBreaks(text: string): { word: string; use: string }[] {
  return plainText.flatMap(({ pattern, use }) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [{ word: word.trim(), use }];
  });
}

/** Judges commit subjects: Conventional Commits, at most 72 characters, one idea, plain words. */
export function subjectProblems(subjects: readonly string[]): Problem[] {
  return subjects.flatMap((subject) => {
    const problem = (message: string): Problem => ({ file: `commit "${subject}"`, message });
    return [
      ...(subjectForm.test(subject) ? [] : [problem('is not `type(scope): imperative`')]),
      ...(subject.length > subjectLimit
        ? [problem(`has ${subject.length} characters, ${subjectLimit} are allowed`)]
        : []),
      ...textBreaks(subject).map(({ word, use }) => problem(`says "${word}": ${use}`)),
    ];
  });
}

/** Subjects since the merge base with the default branch; on that branch itself only the newest. */
function readSubjects(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return [];
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const head = git('rev-parse', 'HEAD');
  const base = ['origin/main', 'main'].map((branch) => tryRun(() => git('merge-base', 'HEAD', branch))).find(Boolean);
  const range = base === undefined || base === head ? ['-1', 'HEAD'] : [`${base}..HEAD`];
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter(Boolean);
}

function tryRun(run: () => string): string | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
