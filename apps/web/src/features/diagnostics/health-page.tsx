import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@peonia/i18n/format.ts';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { StaffFrame } from '../moderation/staff-frame.tsx';
import { StaffPage } from '../moderation/staff-page.tsx';
import { FactList } from './fact-list.tsx';
import { ProcessList } from './process-list.tsx';
import { QueueList } from './queue-list.tsx';
import { SettingList } from './setting-list.tsx';
import { StatementList } from './statement-list.tsx';
import { useHealth } from './use-health.ts';
import * as css from './health.module.css';

/** What an operator looks at every day; refreshed by itself. */
export default function HealthPage() {
  return (
    <StaffFrame current="/staff/health">
      <StaffPage>
        <PageHead
          title={<Trans>Health</Trans>}
          text={<Trans>Queues, payments, storage and processes. The page refreshes itself every 15 seconds.</Trans>}
        />
        <Report />
      </StaffPage>
    </StaffFrame>
  );
}

function Report() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = useHealth();
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={8} />;
  const time = formatTime(language, new Date(data.read_at));
  const { version } = data;
  return (
    <div className="stack">
      <p className={`small muted ${css.read}`}>
        <Trans>
          Version {version}, read at {time}
        </Trans>
      </p>
      {error === null ? null : (
        <Note tone="bad" role="status">
          <Trans>The newest report did not arrive. You see the one of {time}.</Trans>
        </Note>
      )}
      <FactList facts={data.facts} />
      <QueueList queues={data.queues} />
      <ProcessList processes={data.processes} />
      <StatementList statements={data.statements} />
      <SettingList settings={data.settings} />
    </div>
  );
}
