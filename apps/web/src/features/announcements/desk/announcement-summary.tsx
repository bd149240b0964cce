import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementCase } from '@peonia/contract/announcements.ts';
import { countryName, formatDateTime, formatNumber } from '@peonia/i18n/format.ts';
import { isLanguage, languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { audienceLabels, kindLabels, stateLabels } from './announcement-labels.ts';
import { useAnnouncementCase, useDecision } from './announcement-queries.ts';
import { ThemePreview } from './theme-preview.tsx';
import * as css from './desk.module.css';

/** An announcement: its facts, how it looks, and what can be done. */
export function AnnouncementSummary({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useAnnouncementCase(id);
  if (data !== undefined) return <Summary found={data} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={1} />;
}

function Summary({ found }: { found: AnnouncementCase }) {
  const { t } = useLingui();
  const { draft } = found;
  const english = draft.texts.find(({ language }) => language === 'en') ?? draft.texts[0];
  return (
    <section className="stack" aria-label={english?.title ?? t`Announcement`}>
      <header className={css.head}>
        <h2 className="grow">{english?.title ?? <Trans>Without a title</Trans>}</h2>
        <Acts found={found} />
      </header>
      <Card pad>
        <Facts found={found} />
      </Card>
      {english === undefined ? null : (
        <ThemePreview shown={{ kind: draft.kind, is_dismissible: draft.is_dismissible, text: english }} />
      )}
    </section>
  );
}

function Acts({ found }: { found: AnnouncementCase }) {
  const { id, state, draft } = found;
  const { isBusy, decide } = useDecision(id);
  // When it asks: then the period has begun or not.
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const isOpen = state === 'draft' || state === 'scheduled' || state === 'current';
  const hasEnglish = draft.texts.some(({ language }) => language === 'en');
  if (!isOpen) return null;
  const confirm = (act: 'publish' | 'withdraw') => void decide(act).then(() => setAskedAt(null));
  const dialog = { isOpen: askedAt !== null, isBusy, onClose: () => setAskedAt(null) };
  return (
    <>
      <Button variant="line" size="sm" href={`/staff/announcements/${id}`}>
        <Trans>Edit</Trans>
      </Button>
      {state === 'draft' ? (
        <Button size="sm" disabled={isBusy || !hasEnglish} onClick={() => setAskedAt(Date.now())}>
          <Trans>Publish</Trans>
        </Button>
      ) : (
        <Button variant="danger" size="sm" disabled={isBusy} onClick={() => setAskedAt(Date.now())}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {state === 'draft' ? (
        <PublishDialog
          {...dialog}
          draft={draft}
          isLater={Date.parse(draft.starts_at) > (askedAt ?? 0)}
          onConfirm={() => confirm('publish')}
        />
      ) : (
        <WithdrawDialog {...dialog} onConfirm={() => confirm('withdraw')} />
      )}
    </>
  );
}

interface AskProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says who will read it and when, before it is published. */
function PublishDialog({
  isOpen,
  isBusy,
  onClose,
  onConfirm,
  draft,
  isLater,
}: AskProps & Pick<AnnouncementCase, 'draft'> & { readonly isLater: boolean }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const readers = useReaders(draft);
  const time = (at: string) => formatDateTime(language, new Date(at), 'short');
  const from = time(draft.starts_at);
  const until = time(draft.ends_at);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={<Trans>Publish this announcement?</Trans>}
      closeLabel={t`Close`}
      role="alertdialog"
      footer={
        <Button block busy={isBusy} onClick={onConfirm}>
          <Trans>Publish</Trans>
        </Button>
      }
    >
      <p>
        {isLater ? (
          <Trans>
            Its readers see it from {from} until {until}.
          </Trans>
        ) : (
          <Trans>Its readers see it at once, until {until}.</Trans>
        )}{' '}
        <Trans>You can still change or withdraw it.</Trans>
      </p>
      <FactList facts={[{ label: t`For`, value: readers }]} />
    </Dialog>
  );
}

function WithdrawDialog({ isOpen, isBusy, onClose, onConfirm }: AskProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={<Trans>Withdraw this announcement?</Trans>}
      closeLabel={t`Close`}
      role="alertdialog"
      footer={
        <Button variant="danger" block busy={isBusy} onClick={onConfirm}>
          <Trans>Withdraw for good</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Nobody will see it from now on. It cannot be published again.</Trans>
      </p>
    </Dialog>
  );
}

/** The audience with its countries or languages. */
function useReaders({ audience, audience_values }: AnnouncementCase['draft']): string {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const values = audience_values.map((value) =>
    audience === 'language' && isLanguage(value) ? languageFacts[value].ownName : countryName(language, value),
  );
  return [i18n._(audienceLabels[audience]), ...(values.length === 0 ? [] : [values.join(', ')])].join(': ');
}

function Facts({ found: { state, reads, author, changed_at, draft } }: { found: AnnouncementCase }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const time = (at: string) => formatDateTime(language, new Date(at), 'short');
  const readers = useReaders(draft);
  const written = draft.texts.length;
  const total = languages.length;
  const facts = [
    { label: t`State`, value: i18n._(stateLabels[state]) },
    { label: t`Kind`, value: i18n._(kindLabels[draft.kind]) },
    { label: t`For`, value: readers },
    { label: t({ message: 'From', context: 'time' }), value: time(draft.starts_at) },
    { label: t({ message: 'Until', context: 'time' }), value: time(draft.ends_at) },
    { label: t`Priority`, value: formatNumber(language, draft.priority) },
    { label: t`Languages`, value: t`${written} of ${total} languages` },
    { label: t`Members who closed it`, value: formatNumber(language, reads) },
    { label: t`Last change`, value: `${author ?? t`Former staff`}, ${time(changed_at)}` },
  ];
  return <FactList facts={facts} />;
}
