import { sessions } from '../../platform/http/sessions-hook.ts';
import { siteFacts } from '../../platform/web/renderer.ts';
import { feature } from '../feature.ts';
import { accountFigures } from './account-figures.sql.ts';
import { accountMails } from './account-mails.ts';
import { accountRiskSource } from './administration/account-risk.ts';
import { findAccounts } from './administration/find-accounts.ts';
import { memberList } from './administration/member-list.sql.ts';
import { accountRows, deviceRows, sessionRows } from './administration/member-page.sql.ts';
import { memberSource, newestRows } from './administration/member-source.ts';
import { accountEraser } from './closing/account-eraser.ts';
import { consentRows } from './consents/consent.sql.ts';
import { accountExporter } from './export/account-exporter.ts';
import { openExportWorker } from './export/export-worker.ts';
import {
  exporters,
  exportWorker,
  figureSources,
  staffListSources,
  memberFinders,
  memberSources,
  ownerProofs,
  riskSources,
} from './hooks.ts';
import { accountsJobs } from './jobs.ts';
import { openPasswordHasher } from './login/hash-password.ts';
import { accountsRoutes } from './routes.ts';
import { sealedFactors, sealedFormerFactors } from './second-step/sealed-factor.sql.ts';
import { identifyCaller, readSessionStates } from './sessions/identify-caller.ts';
import { hashToken } from './sessions/session-token.ts';
import { socialSettings } from './social-login/providers/signin-settings.ts';
import { socialLoginProviders } from './social-login/providers/social-providers.ts';
import { openVerificationCodes } from './verification/verification-code.ts';

export const accounts = feature({
  name: 'accounts',
  settings: socialSettings,
  routes: accountsRoutes,
  mails: Object.values(accountMails),
  jobs: accountsJobs,
  eraser: ({ blobs }) => accountEraser(blobs),
  exporter: accountExporter,
  sealed: [sealedFactors, sealedFormerFactors],
  provides: [
    siteFacts.provide(({ config }) => ({
      social: socialLoginProviders(config),
      chatAppFollow: config.of(socialSettings).wechat?.follow ?? '',
    })),
    sessions.provide(() => ({ identify: identifyCaller, hashToken, readSessionStates })),
    staffListSources.provide(() => memberList),
    figureSources.provide(() => accountFigures),
    memberSources.provide(() => memberSource('account', accountRows)),
    memberSources.provide(() => memberSource('account', consentRows)),
    memberSources.provide(() => newestRows('sessions', sessionRows)),
    memberSources.provide(() => newestRows('sessions', deviceRows)),
    riskSources.provide(({ config }) => accountRiskSource(config.hashSecret)),
    ownerProofs.provide(({ config }) => ({
      config,
      hasher: openPasswordHasher(config.passwordHashes, config.passwordCost),
      codes: openVerificationCodes(config.secrets, config.limits),
    })),
    memberFinders.provide(() => ({ find: findAccounts })),
    exportWorker.provide(({ slowDatabase, blobs, config, log, outbox, useAll }) =>
      openExportWorker({
        database: slowDatabase,
        blobs,
        config,
        log,
        exporters: useAll(exporters),
        nudge: outbox.nudge,
      }),
    ),
  ],
});
