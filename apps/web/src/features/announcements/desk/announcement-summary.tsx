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

function Acts({ found: { id, state, draft } }: { found: AnnouncementCase }) {
  const { t } = useLingui();
  const { isBusy, decide } = useDecision(id);
  const [isAsking, setAsking] = useState(false);
  const isOpen = state === 'draft' || state === 'scheduled' || state === 'current';
  const hasEnglish = draft.texts.some(({ language }) => language === 'en');
  if (!isOpen) return null;
  return (
    <>
      <Button variant="line" size="sm" href={`/staff/announcements/${id}`}>
        <Trans>Edit</Trans>
      </Button>
      {state === 'draft' ? (
        <Button size="sm" disabled={isBusy || !hasEnglish} onClick={() => void decide('publish')}>
          <Trans>Publish</Trans>
        </Button>
      ) : (
        <Button variant="danger" size="sm" disabled={isBusy} onClick={() => setAsking(true)}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Withdraw this announcement?</Trans>}
        closeLabel={t`Close`}
        role="alertdialog"
        footer={
          <Button
            variant="danger"
            block
            busy={isBusy}
            onClick={() => void decide('withdraw').then(() => setAsking(false))}
          >
            <Trans>Withdraw for good</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Nobody will see it from now on. It cannot be published again.</Trans>
        </p>
      </Dialog>
    </>
  );
}

function Facts({ found: { state, reads, author, changed_at, draft } }: { found: AnnouncementCase }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const time = (at: string) => formatDateTime(language, new Date(at), 'short');
  const values = draft.audience_values.map((value) =>
    draft.audience === 'language' && isLanguage(value) ? languageFacts[value].ownName : countryName(language, value),
  );
  const written = draft.texts.length;
  const total = languages.length;
  const facts = [
    { label: t`State`, value: i18n._(stateLabels[state]) },
    { label: t`Kind`, value: i18n._(kindLabels[draft.kind]) },
    {
      label: t`For`,
      value: [i18n._(audienceLabels[draft.audience]), ...(values.length === 0 ? [] : [values.join(', ')])].join(': '),
    },
    { label: t({ message: 'From', context: 'time' }), value: time(draft.starts_at) },
    { label: t({ message: 'Until', context: 'time' }), value: time(draft.ends_at) },
    { label: t`Priority`, value: formatNumber(language, draft.priority) },
    { label: t`Languages`, value: t`${written} of ${total} languages` },
    { label: t`Members who closed it`, value: formatNumber(language, reads) },
    { label: t`Last change`, value: `${author ?? t`Former staff`}, ${time(changed_at)}` },
  ];
  return <FactList facts={facts} />;
}
