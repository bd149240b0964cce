import { sessions } from '../../platform/http/sessions-hook.ts';
import { siteFacts } from '../../platform/web/renderer.ts';
import { feature } from '../feature.ts';
import { accountEraser } from './closing/account-eraser.ts';
import { accountExporter } from './export/account-exporter.ts';
import { openExportWorker } from './export/export-worker.ts';
import { exporters, exportWorker } from './hooks.ts';
import { accountsJobs } from './jobs.ts';
import { accountsRoutes } from './routes.ts';
import { identifyCaller, readSessionStates } from './sessions/identify-caller.ts';
import { hashToken } from './sessions/session-token.ts';
import { socialSettings } from './social-login/providers/signin-settings.ts';
import { socialLoginProviders } from './social-login/providers/social-providers.ts';

export const accounts = feature({
  name: 'accounts',
  settings: socialSettings,
  routes: accountsRoutes,
  jobs: accountsJobs,
  eraser: ({ blobs }) => accountEraser(blobs),
  exporter: accountExporter,
  provides: [
    siteFacts.provide(({ config }) => ({ social: socialLoginProviders(config) })),
    sessions.provide(() => ({ identify: identifyCaller, hashToken, readSessionStates })),
    exportWorker.provide(({ database, blobs, config, log, outbox, useAll }) =>
      openExportWorker({ database, blobs, config, log, exporters: useAll(exporters), nudge: outbox.nudge }),
    ),
  ],
});
