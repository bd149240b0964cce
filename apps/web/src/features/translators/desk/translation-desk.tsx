import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLetterKeys } from '../../../platform/letter-keys.ts';
import type { DeskParts } from './desk-parts.ts';
import { useDesk, useDeskActions } from './desk-queries.ts';
import { JobView } from './job-view.tsx';
import { TranslationQueue } from './translation-queue.tsx';
import { TranslatorStats } from './translator-stats.tsx';
import * as css from '../translators.module.css';
import * as deskCss from './desk.module.css';

/** A translator's desk: take, translate, deliver. Key T takes the next job. */
export function TranslationDesk({ parts }: { parts: DeskParts }) {
  const { t } = useLingui();
  const toast = useToast();
  const { data: desk, error, refetch } = useDesk();
  const { isBusy, take, deliver, giveBack } = useDeskActions(parts);
  const job = desk?.job ?? null;
  const free = desk?.waiting ?? 0;
  const listed = desk?.items.filter(({ taken }) => !taken).length ?? 0;
  const canTake = job === null && free > 0 && !isBusy;
  useLetterKeys({ t: () => canTake && void take() });
  const say = async (done: Promise<boolean>, text: string) => {
    if (await done) toast.show({ text });
  };
  if (desk === undefined && error !== null) {
    return (
      <EmptyState
        level={2}
        icon={<CircleAlertIcon />}
        title={<Trans>The translation desk could not be loaded</Trans>}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <div className={css.staffPage}>
      <PageHead
        title={<Trans>Translations</Trans>}
        text={<Plural value={free} one="# translation waits." other="# translations wait." />}
      />
      {desk === undefined ? (
        <Loading label={t`Loading`} shape="row" count={6} />
      ) : desk.pairs.length === 0 ? (
        <EmptyState
          level={2}
          icon={<LanguagesIcon />}
          title={<Trans>No languages yet</Trans>}
          text={<Trans>An operator grants you each pair of languages you translate.</Trans>}
        />
      ) : (
        <div className={deskCss.desk}>
          <div className="stack">
            <TranslatorStats figures={desk.figures} />
            <Button
              icon={<HandIcon />}
              disabled={!canTake}
              busy={isBusy && job === null}
              aria-keyshortcuts="t"
              onClick={() => void take()}
            >
              <Trans>Take the next one</Trans> <kbd aria-hidden="true">T</kbd>
            </Button>
            {desk.items.length === 0 ? (
              <p className="small muted">
                <Trans>Nothing else is waiting.</Trans>
              </p>
            ) : (
              <TranslationQueue items={desk.items} canTake={canTake} onTake={(id) => void take(id)} />
            )}
            {listed < free ? (
              <p className="small muted">
                <Trans>Only the translations due first are listed.</Trans>
              </p>
            ) : null}
          </div>
          {job === null ? (
            <EmptyState
              level={2}
              icon={<CircleCheckIcon />}
              title={<Trans>No translation in progress</Trans>}
              text={
                <Trans>
                  Take a translation: names and addresses in it are hidden, and it is reserved for you while you work on
                  it.
                </Trans>
              }
            />
          ) : (
            <JobView
              key={job.id}
              job={job}
              parts={parts}
              isBusy={isBusy}
              onDeliver={(text) => void say(deliver(job.id, text), t`Delivered. Both read it now.`)}
              onGiveBack={(reason, note) => void say(giveBack(job.id, reason, note), t`Given back.`)}
            />
          )}
        </div>
      )}
    </div>
  );
}
