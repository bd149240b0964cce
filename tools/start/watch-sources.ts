import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const settleMs = 150;
const ignored = /(^|\/)(node_modules|dist|generated|\.[^/]*)(\/|$)|\.test\.tsx?$|~$/;

/** Calls back once the sources have changed and no further change follows for a moment. */
export function watchSources(onChange: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['apps', 'packages']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || ignored.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(join(folder, file)), settleMs);
    });
  }
}
