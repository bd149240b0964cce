import { mailLog } from '../../platform/mail/mail-log.ts';
import { addressProven, healthSources, staffListSources } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { hashAddress } from './address-key.ts';
import { recordMails } from './delivery/record-mails.ts';
import { maildeskJobs } from './jobs.ts';
import { readMailHealth } from './mail-health.ts';
import { deliveryList, suppressionList } from './mail-lists.sql.ts';
import { maildeskSettings } from './maildesk-settings.ts';
import { maildeskEraser, maildeskExporter } from './own-mails.ts';
import { maildeskRoutes } from './routes.ts';
import { liftAddress, sealedAddresses } from './suppression/suppression.sql.ts';

export const maildesk = feature({
  name: 'maildesk',
  settings: maildeskSettings,
  routes: maildeskRoutes,
  jobs: maildeskJobs,
  eraser: maildeskEraser,
  exporter: maildeskExporter,
  sealed: [sealedAddresses],
  provides: [
    mailLog.provide(recordMails),
    staffListSources.provide(() => deliveryList),
    staffListSources.provide(() => suppressionList),
    healthSources.provide(() => ({ read: readMailHealth })),
    addressProven.provide(({ config }) => async (db, email) => {
      await liftAddress.run(db, { recipient_hash: hashAddress(email, config.hashSecret) });
    }),
  ],
});
