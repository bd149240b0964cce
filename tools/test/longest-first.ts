import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes a quarter of a minute and more, the longest first: it kills and starts whole programs, or lives through
 * very many actions.
 */
const longest = [
  'tools/start/start.test.ts',
  'features/ledger/book-model.test.ts',
  'features/media/hostile-files.test.ts',
  'features/media/playable/transcode.test.ts',
  'process/money-server-crash.test.ts',
  'process/calls-server-crash.test.ts',
  'process/two-processes.test.ts',
  'process/message-storm.test.ts',
];

/** Begins with the longest files, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found === -1 ? longest.length : found;
    };
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}
