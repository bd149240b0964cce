import { Trans, useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { SuppressionList } from './suppression-list.tsx';

const base = '/staff/mails';

/** What became of mails, and addresses that take none. Tab and filters stand in the address. */
export default function MailsPage() {
  const { t } = useLingui();
  const params = useSearchParams();
  const isList = params.get('tab') === 'suppressed';
  return (
    <StaffFrame current={base}>
      <StaffPage>
        <PageHead
          title={<Trans>Mails</Trans>}
          text={<Trans>What became of each mail. Neither texts nor addresses are stored; reading is logged.</Trans>}
        />
        <LinkTabs
          label={t`Mails`}
          tabs={[
            { href: base, label: <Trans>Delivery log</Trans>, current: !isList },
            { href: `${base}?tab=suppressed`, label: <Trans>Addresses without mail</Trans>, current: isList },
          ]}
        />
        {isList ? <SuppressionList params={params} /> : <DeliveryLog params={params} />}
      </StaffPage>
    </StaffFrame>
  );
}
