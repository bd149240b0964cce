/** Every command of the project, in the order in which one meets them. */
const commands: readonly (readonly [string, string])[] = [
  ['npm start', 'Start everything: database, web app, server. PORT=3000, DATA_DIR=data, DATABASE_URL choose others'],
  ['npm run dev', 'The same, rebuilt and restarted when a source changes'],
  ['npm test', 'All checks and tests; the last line says how many passed and failed'],
  ['npm run check', 'The fast part: types, lint, rules of the code, catalogues'],
  ['npm run format', 'Format every file; npm run check refuses what is not formatted'],
  ['npm run test:unit', 'Unit and API tests; -- <file> runs one'],
  ['npm run test:e2e', 'Browser journeys; -- e2e/chat runs one folder, -- -g <words> by title'],
  ['npm run mutants', 'Remove one rule after the other from a copy and see its test fail; -- <words> narrows'],
  ['npm run fuzz', 'Send 200 random requests to every endpoint as every kind of caller'],
  ['npm run soak', 'Kill the server 50 and the database 20 times under load, and compare what was acknowledged'],
  ['npm run sbom', 'Write the bill of materials of the production packages as CycloneDX: -- <file>'],
  ['npm run new:feature', 'Write a new feature through all layers: -- <name>; docs/howto/add-a-feature.md goes on'],
  ['npm run migrate', 'Bring the database at DATABASE_URL up to date'],
  ['npm run schema:snapshot', 'Record the schema after all migrations in apps/api/migrations/schema.sql'],
  ['npm run build:web', 'Build the web app for browser and server'],
  ['npm run build:server', 'Bundle the server into apps/api/dist/serve.js'],
  ['npm run release', 'Make one folder that runs with Node alone, dist/release or: -- <folder>'],
  ['npm run budgets', 'Build the web app and print what its pages load beside the bundle budgets'],
  ['npm run i18n:extract', 'Bring the catalogues in line with the texts in the code'],
  ['npm run i18n:fill', 'Write translations into the catalogues of one feature'],
  ['npm run i18n:check', 'Say which texts lack a translation, and which are wrong'],
  ['npm run bench', 'Measure the hot routes beside bare ones in one run; bench/README.md says what else there is'],
  ['npm run ledger:check', 'Prove the books of the database at DATABASE_URL'],
  [
    'npm run staff',
    'Roles of the staff: -- grant <name> moderator, -- revoke <name> moderator, -- grant <name> translator de:ja, -- reset <name> for a lost second factor, -- list',
  ],
  ['npm run docs', 'Write docs/configuration.md and docs/security/permissions.md from the code'],
  ['npm run spec-map', 'Write docs/spec-map.md: what of the specification is built, with its code and test'],
  ['npm run css:types', 'Write the declarations of the CSS modules; npm run check refuses stale ones'],
  ['npm run screenshots', 'Capture every story and a set of screens into a folder: -- <folder>'],
  ['npm run screenshots:compare', 'Compare two folders of screenshots pixel by pixel: -- <before> <after>'],
  ['npm run help', 'This list'],
];

const width = Math.max(...commands.map(([command]) => command.length));
console.log(['', ...commands.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`), ''].join('\n'));
