import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declareClasses } from './css/declare-classes.ts';
import { root } from './root.ts';

/* Writes the declaration of each CSS module beside it: `npm run css:types`. */
const files = globSync(['apps/web/src/**/*.module.css', 'packages/ui/src/**/*.module.css'], { cwd: root });
for (const file of files) {
  const path = join(root, file);
  writeFileSync(`${path}.d.ts`, declareClasses(readFileSync(path, 'utf8')));
}
console.log(`${files.length} declarations are written.`);
