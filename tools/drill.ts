import { readBackupSettings } from './backup/backup-settings.ts';
import { runDrill } from './backup/drill.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const report = await runDrill(readBackupSettings(process.env));
  console.log(JSON.stringify(report, null, 2));
  console.log(report.problems.length === 0 ? 'The backup is good.' : 'The backup is NOT good.');
  return report.problems.length === 0 ? 0 : 1;
});
