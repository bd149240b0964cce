import { Trans, useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { TemplateList } from '../templates/template-list.tsx';
import { DeliveryLog, DownloadDeliveries } from './delivery-log.tsx';
import { SuppressionList } from './suppression-list.tsx';

const base = '/staff/mails';
const parts = { templates: TemplateList, suppressed: SuppressionList } as const;

/** Templates of mails, what became of mails, and addresses that take none. Tab and filters stand in the address. */
export default function MailsPage() {
  const { t } = useLingui();
  const params = useSearchParams();
  const tab = params.get('tab');
  const part = tab === 'templates' || tab === 'suppressed' ? tab : null;
  const Part = part === null ? DeliveryLog : parts[part];
  return (
    <StaffFrame current={base}>
      <StaffPage>
        <PageHead
          actions={part === null ? <DownloadDeliveries params={params} /> : null}
          title={<Trans>Mails</Trans>}
          text={
            <Trans>
              What our mails say, and what became of each. Neither its text nor its address is stored; reading is
              logged.
            </Trans>
          }
        />
        <SavedViews page="mails" />
        <LinkTabs
          label={t`Mails`}
          tabs={[
            { href: base, label: <Trans>Delivery log</Trans>, current: part === null },
            { href: `${base}?tab=templates`, label: <Trans>Mail templates</Trans>, current: part === 'templates' },
            {
              href: `${base}?tab=suppressed`,
              label: <Trans>Addresses without mail</Trans>,
              current: part === 'suppressed',
            },
          ]}
        />
        <Part params={params} />
      </StaffPage>
    </StaffFrame>
  );
}
