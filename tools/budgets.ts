import { buildWeb } from './build-web.ts';
import { checkBudgets } from './web/check-build.ts';

await buildWeb();
const { isGood, output } = await checkBudgets();
console.log(output);
process.exitCode = isGood ? 0 : 1;
