import { readBackupSettings } from './backup/backup-settings.ts';
import { runDrill } from './backup/drill.ts';

try {
  const report = await runDrill(readBackupSettings(process.env));
  console.log(JSON.stringify(report, null, 2));
  console.log(report.problems.length === 0 ? 'The backup is good.' : 'The backup is NOT good.');
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
