import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Another project takes new workers, so each is run in one go; the one with the longest files leads. */
const projects = ['pure', 'api', 'web'];

/**
 * What takes ten seconds and more, of each project the longest first: it compiles all of the program, kills and starts
 * it, or lives through very many actions.
 */
export const longest = [
  'tools/new-feature/make-feature.test.ts',
  'tools/release/release.test.ts',
  'tools/start/start.test.ts',
  'tools/backup/backup.test.ts',
  'apps/api/src/features/ledger/proof/book-model.test.ts',
  'apps/api/test/fuzz/fuzz.test.ts',
  'apps/api/src/features/media/hostile-files.test.ts',
  'apps/api/src/platform/db/embedded/embedded-postgres.test.ts',
  'apps/api/test/process/mixed-load-kills.test.ts',
  'apps/api/test/process/money-database-crash.test.ts',
  'apps/api/test/process/rolling-restart.test.ts',
  'apps/api/test/process/two-processes.test.ts',
  'apps/api/test/upgrade/old-beside-new.test.ts',
  'apps/api/test/topology/topology.test.ts',
  'apps/api/test/process/database-restart.test.ts',
  'apps/web/src/routes/server/make-renderer.test.ts',
  'apps/web/src/routes/people/people-pages.test.ts',
];

/** Begins with the longest files, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((one, other) => projectPlace(one) - projectPlace(other) || place(one) - place(other));
  }
}

function projectPlace({ project }: TestSpecification): number {
  return projects.indexOf(project.name);
}

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return found === -1 ? longest.length : found;
}
