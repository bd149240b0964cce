import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { DownloadList } from '../staff-queue/download-list.tsx';
import { QueueFilters } from '../staff-queue/queue-filters.tsx';
import { StaffQueue } from '../staff-queue/staff-queue.tsx';
import { SavedViews } from '../staff-queue/views/saved-views.tsx';
import { useFilters } from '../staff-queue/views/use-filters.ts';
import { useDeadLetterBulk } from './dead-letter-bulk.ts';
import { useDeadLetters } from './dead-letter-queries.ts';
import { LetterView } from './letter-view.tsx';
import { TopicActs } from './topic-acts.tsx';
import * as staffCss from '../staff.module.css';

/** Effects that failed too often, by topic: administrators read the reason, retry or discard. */
export default function DeadLettersPage() {
  const { params, change } = useFilters();
  const topic = params.get('topic');
  return (
    <StaffFrame current="/staff/dead-letters">
      <div className={staffCss.staffPage}>
        <PageHead
          actions={<DownloadList name="dead_letters" show="all" />}
          title={<Trans>Failed deliveries</Trans>}
          text={
            <Trans>
              Mail and other work that failed at every attempt. Fix the cause, then retry. What is not retried is
              deleted after 30 days.
            </Trans>
          }
        />
        <SavedViews page="dead-letters" />
        <DeadLetters key={topic} topic={topic} onTopic={(next) => change({ topic: next ?? '' })} />
      </div>
    </StaffFrame>
  );
}

interface DeadLettersProps {
  /** Null shows all. */
  readonly topic: string | null;
  readonly onTopic: (topic: string | null) => void;
}

function DeadLetters({ topic, onTopic }: DeadLettersProps) {
  const { t } = useLingui();
  const { pages, ...list } = useDeadLetters(topic);
  const topics = pages[0]?.topics ?? [];
  const chosen = topics.find((one) => one.topic === topic);
  return (
    <>
      {topics.length > 0 || topic !== null ? (
        <QueueFilters
          value={topic ?? ''}
          onChange={(value) => onTopic(value === '' ? null : value)}
          options={[
            { value: '', label: t({ message: 'All', context: 'dead letters' }) },
            ...topics.map((one) => ({ value: one.topic, label: `${one.topic} (${one.count})` })),
          ]}
        />
      ) : null}
      {chosen === undefined ? null : <TopicActs topic={chosen.topic} count={chosen.count} />}
      <StaffQueue
        label={t`Queue`}
        list={list}
        renderRow={(letter) => ({
          title: letter.topic,
          text: letter.reason,
          facts: <Plural value={letter.attempts} one="# attempt" other="# attempts" />,
          since: letter.failed_at,
        })}
        empty={
          <EmptyState
            level={2}
            icon={<CircleCheckIcon />}
            title={<Trans>Everything was delivered</Trans>}
            text={<Trans>Work that fails at every attempt appears here.</Trans>}
          />
        }
        renderCase={(id) => {
          const letter = list.items.find((item) => item.id === id);
          return letter === undefined ? null : <LetterView letter={letter} />;
        }}
        bulk={useDeadLetterBulk()}
        advances
      />
    </>
  );
}
