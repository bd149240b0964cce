import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFonts, fontFolder } from './web/cut-fonts.ts';

/** Writes the font files that the pages load. Run it with `node tools/run.mjs tools/cut-fonts.ts`. */
for (const [name, file] of await cutFonts()) {
  await writeFile(join(fontFolder, name), file);
  process.stdout.write(`fonts/${name}  ${(file.length / 1024).toFixed(1)} KB\n`);
}
