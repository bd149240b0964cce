import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { SwitchList } from './switch-list.tsx';
import { useSwitches } from './switch-queries.ts';
import { kindOf } from './switch-state.ts';

/** Administrators stop services, open features to a part of the members, and close the site for maintenance. */
export default function SwitchesPage() {
  return (
    <StaffFrame current="/staff/switches">
      <StaffPage>
        <PageHead
          title={<Trans>Switches</Trans>}
          text={<Trans>A change takes effect within five seconds, without a restart. Every change is logged.</Trans>}
        />
        <Switches />
      </StaffPage>
    </StaffFrame>
  );
}

function Switches() {
  const { t } = useLingui();
  const { data, error, refetch } = useSwitches();
  const [open, setOpen] = useState<string | null>(null);
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={8} />;
  const list = (kind: ReturnType<typeof kindOf>, title: string, text?: string) => (
    <SwitchList
      title={title}
      text={text}
      rows={data.items.filter(({ name }) => kindOf(name) === kind)}
      open={open}
      onOpen={setOpen}
    />
  );
  return (
    <div className="stack">
      {list('maintenance', t`The whole site`)}
      {list('stop', t`Services`, t`What a stop means:`)}
      {list('flag', t`Features`, t`What a switch opens and closes:`)}
    </div>
  );
}
