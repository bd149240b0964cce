import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedPage } from '@peonia/contract/pages/pages-desk.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { pageFrom, useStaffPage } from './desk-queries.ts';
import { PageForm } from './page-form.tsx';
import { pageLabels } from './page-labels.ts';

/** Editor of the next version of one page. */
export default function PageEditorPage() {
  const { i18n } = useLingui();
  const name = pageFrom(useParams()['name']);
  return (
    <StaffFrame current="/staff/pages">
      <StaffPage>
        <PageHead
          title={name === undefined ? <Trans>Edit a page</Trans> : i18n._(pageLabels[name])}
          text={<Trans>All languages need the same sections. What you save stays a draft until you publish it.</Trans>}
          back="/staff/pages"
        />
        {name === undefined ? (
          <EmptyState level={2} icon={<InfoIcon />} title={<Trans>There is no such page.</Trans>} />
        ) : (
          <Stored key={name} name={name} />
        )}
      </StaffPage>
    </StaffFrame>
  );
}

function Stored({ name }: { name: EditedPage }) {
  const { t } = useLingui();
  const { data, error, refetch } = useStaffPage(name);
  if (data !== undefined) return <PageForm found={data} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={3} />;
}
