import { runProgram } from './check/run-step.ts';

// Formats every file of the repository in place; `npm run check` refuses what is not formatted.
const { isGood, output } = await runProgram('node_modules/oxfmt/bin/oxfmt', []);
console.log(output);
process.exitCode = isGood ? 0 : 1;
