import { makeFeature } from './new-feature/make-feature.ts';
import { root } from './root.ts';

const [name] = process.argv.slice(2);

if (name === undefined) {
  console.error('Usage: npm run new:feature <name>, for example: npm run new:feature wheel');
  process.exitCode = 1;
} else {
  try {
    const { files, edited, catalogues } = await makeFeature(root, name);
    console.log(`Written:\n${list(files)}\nEdited:\n${list(edited)}\nTexts in ${catalogues.length} languages.\n`);
    console.log('Next: npm run schema:snapshot, npm run check, then docs/howto/add-a-feature.md');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function list(paths: readonly string[]): string {
  return paths.map((path) => `  ${path}`).join('\n');
}
