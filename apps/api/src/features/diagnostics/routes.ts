import { healthContract as contract } from '@peonia/contract/operation/health.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { healthSources } from '../accounts/public.ts';
import { archiveState } from './health.sql.ts';
import { ageOfBackup } from './read-backup.ts';
import { watchCertificates } from './read-certificate.ts';
import { readHealth } from './read-health.ts';

export function diagnosticsRoutes({ server, edge, config, nodeId, database, blobs, metrics, useAll }: Context): void {
  metrics.addGauge(
    'backup_age_seconds',
    'Age of the newest backup in BACKUP_DIR; +Inf without any, NaN where the program does not know the folder.',
    () => ageOfBackup(config.backupDir),
  );
  metrics.addGauge('database_archive_failing', '1 while PostgreSQL fails to archive its log.', async () =>
    Number((await archiveState.one(database, {})).is_failing),
  );
  metrics.addGaugeBy(
    'certificate_ends_seconds',
    'Seconds until the certificate ends that members are shown, by the setting that names its host.',
    'setting',
    watchCertificates(config),
  );
  const context = { config, nodeId, blobs, sources: useAll(healthSources) };
  route(server, edge, contract.getHealth, (call) => readHealth(call, context));
}
