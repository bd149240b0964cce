import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeadLetter } from '@peonia/contract/moderation/dead-letters.ts';
import { formatDate, formatTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { RotateCwIcon } from '@peonia/ui/icons/rotate-cw.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { useDeadLetters, useRetryDeadLetters } from './dead-letter-queries.ts';
import * as staffCss from '../staff.module.css';
import * as css from './dead-letters.module.css';

/** Effects that failed too often, by topic: administrators read the reason and retry. */
export default function DeadLettersPage() {
  return (
    <StaffFrame current="/staff/dead-letters">
      <div className={staffCss.staffPage}>
        <PageHead
          title={<Trans>Failed deliveries</Trans>}
          text={
            <Trans>
              Mail and other work that failed at every attempt. Fix the cause, then retry. What is not retried is
              deleted after 30 days.
            </Trans>
          }
        />
        <DeadLetters />
      </div>
    </StaffFrame>
  );
}

function DeadLetters() {
  const { t } = useLingui();
  const toast = useToast();
  const { pages, items, isPending, error, reload, hasMore, loadMore, isLoadingMore } = useDeadLetters();
  const { isBusy, retry } = useRetryDeadLetters();
  if (isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (error !== null && pages.length === 0) return <ListError error={error} onRetry={reload} />;
  const topics = pages[0]?.topics ?? [];
  if (topics.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<CircleCheckIcon />}
        title={<Trans>Everything was delivered</Trans>}
        text={<Trans>Work that fails at every attempt appears here.</Trans>}
      />
    );
  const run = async (which: Parameters<typeof retry>[0]) => {
    const retried = await retry(which);
    if (retried !== null)
      toast.show({ text: t`${plural(retried, { one: '# entry is retried', other: '# entries are retried' })}` });
  };
  return (
    <div className="stack">
      {topics.map(({ topic, count }) => (
        <Card key={topic} pad edge>
          <CardHead
            title={
              <>
                <span className={css.topic}>{topic}</span>
                <span className={`tiny ${css.count}`}>
                  <Plural value={count} one="# entry" other="# entries" />
                </span>
              </>
            }
            action={
              <Button
                variant="line"
                size="sm"
                icon={<RotateCwIcon />}
                disabled={isBusy}
                onClick={() => void run({ topic })}
              >
                <Trans>Retry all</Trans>
              </Button>
            }
          />
          <ul className={css.letters}>
            {items
              .filter((item) => item.topic === topic)
              .map((item) => (
                <Letter key={item.id} letter={item} isBusy={isBusy} onRetry={() => void run({ id: item.id })} />
              ))}
          </ul>
        </Card>
      ))}
      {hasMore ? (
        <Button variant="ghost" block busy={isLoadingMore} onClick={loadMore}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function Letter({ letter, isBusy, onRetry }: { letter: DeadLetter; isBusy: boolean; onRetry: () => void }) {
  const { language } = useLanguage();
  const failed = new Date(letter.failed_at);
  return (
    <li className={css.letter}>
      <div className={css.facts}>
        <p className={css.reason}>{letter.reason}</p>
        <p className="tiny">
          <time dateTime={letter.failed_at}>
            {formatDate(language, failed, 'short')}, {formatTime(language, failed)}
          </time>
          {' · '}
          <Plural value={letter.attempts} one="# attempt" other="# attempts" />
        </p>
      </div>
      <Button variant="ghost" size="sm" disabled={isBusy} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </li>
  );
}
