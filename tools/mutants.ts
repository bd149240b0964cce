import { listMutants } from './mutants/list-mutants.ts';
import { makeSandbox } from './mutants/make-sandbox.ts';
import { tryMutant } from './mutants/try-mutant.ts';

// Removes one rule after the other from a copy of the repository; the test that guards it must fail.
// Arguments narrow by words of the rule or the file: npm run mutants -- accounts
const words = process.argv.slice(2);
const mutants = (await listMutants()).filter(({ rule, file }) =>
  words.every((word) => rule.includes(word) || file.includes(word)),
);
const sandbox = makeSandbox();
process.on('SIGINT', () => {
  sandbox.remove();
  process.exit(130);
});
let killed = 0;
for (const mutant of mutants) {
  const begin = performance.now();
  const { outcome, detail } = tryMutant(sandbox.root, mutant);
  if (outcome === 'killed') killed += 1;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${outcome.padEnd(8)} ${seconds.padStart(5)} s  ${mutant.rule}${outcome === 'killed' ? '' : `\n  ${detail}`}`,
  );
}
sandbox.remove();
console.log(`\n${killed} passed, ${mutants.length - killed} failed`);
process.exitCode = killed === mutants.length ? 0 : 1;
