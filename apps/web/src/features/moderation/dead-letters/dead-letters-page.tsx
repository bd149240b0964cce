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
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { useDeadLetters, useRetryDeadLetters } from './dead-letter-queries.ts';
import { DiscardForm } from './discard-form.tsx';
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
  const [discarding, setDiscarding] = useState<{ readonly id?: number; readonly topic?: string } | null>(null);
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
              <>
                <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => setDiscarding({ topic })}>
                  <Trans>Discard all</Trans>
                </Button>
                <Button
                  variant="line"
                  size="sm"
                  icon={<RotateCwIcon />}
                  disabled={isBusy}
                  onClick={() => void run({ topic })}
                >
                  <Trans>Retry all</Trans>
                </Button>
              </>
            }
          />
          {discarding?.topic === topic ? (
            <DiscardForm which={{ topic }} label={t`Discard all of ${topic}`} onDone={() => setDiscarding(null)} />
          ) : null}
          <ul className={css.letters}>
            {items
              .filter((item) => item.topic === topic)
              .map((item) => (
                <Letter
                  key={item.id}
                  letter={item}
                  isBusy={isBusy}
                  isDiscarding={discarding?.id === item.id}
                  onRetry={() => void run({ id: item.id })}
                  onDiscard={(isOpen) => setDiscarding(isOpen ? { id: item.id } : null)}
                />
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

interface LetterProps {
  readonly letter: DeadLetter;
  readonly isBusy: boolean;
  readonly isDiscarding: boolean;
  readonly onRetry: () => void;
  readonly onDiscard: (isOpen: boolean) => void;
}

function Letter({ letter, isBusy, isDiscarding, onRetry, onDiscard }: LetterProps) {
  const { t } = useLingui();
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
      <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onDiscard(!isDiscarding)}>
        <Trans context="dead letter">Discard</Trans>
      </Button>
      {isDiscarding ? (
        <DiscardForm which={{ id: letter.id }} label={t`Discard this entry`} onDone={() => onDiscard(false)} />
      ) : null}
    </li>
  );
}
