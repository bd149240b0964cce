import { limits } from '@peonia/contract/protocol/limits.ts';
import { featureSettings } from '../../apps/api/src/features.ts';
import { backupSettings } from '../../apps/api/src/platform/config/backup-settings.ts';
import { settings } from '../../apps/api/src/platform/config/config-settings.ts';
import type { Setting } from '../../apps/api/src/platform/config/settings.ts';

/** Docs/configuration.md: every setting and every number of the product with its default. */
export function makeConfigurationDoc(): string {
  const rows = [...settings, ...featureSettings.flatMap((group) => group.settings)].map(rowOf);
  const backups = backupSettings.map(rowOf);
  const numbers = Object.entries(limits).map(([name, value]) => `| \`LIMIT_${name.toUpperCase()}\` | ${value} |`);
  return `# Configuration

Read from the environment by \`apps/api/src/platform/config/config.ts\`; a wrong value names itself and stops the start. Made by \`npm run docs\`.

| setting | default | meaning |
|---|---|---|
${rows.join('\n')}

## Backup, restore and drill

Read by \`npm run backup\`, \`npm run restore\` and \`npm run drill\`, beside the settings above.

| setting | default | meaning |
|---|---|---|
${backups.join('\n')}

## Numbers of the product

Source: specification section 9 and the product decisions; \`packages/contract/src/protocol/limits.ts\` says what each means.

| setting | default |
|---|---|
${numbers.join('\n')}
`;
}

function rowOf({ name, fallback, meaning }: Setting): string {
  return `| \`${name}\` | ${fallback === '' ? '(empty)' : `\`${fallback}\``} | ${meaning} |`;
}
