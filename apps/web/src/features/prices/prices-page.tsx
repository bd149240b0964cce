import { Trans, useLingui } from '@lingui/react/macro';
import { priceBoards, type PriceBoard } from '@peonia/contract/money/price-list.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { useState } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { StaffFrame } from '../moderation/staff-frame.tsx';
import { StaffPage } from '../moderation/staff-page.tsx';
import { DownloadList } from '../moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../moderation/staff-queue/staff-queue.tsx';
import { useNamedCase } from '../moderation/staff-queue/use-named-case.ts';
import { SavedViews } from '../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../moderation/staff-queue/views/use-filters.ts';
import { boardLabels, stateLabels } from './price-labels.ts';
import { PriceListView } from './price-list-view.tsx';
import { usePriceLists } from './price-queries.ts';
import * as css from './prices.module.css';

const editorPart = lazyPart(async () => (await import('./new-price-list.tsx')).NewPriceList);

/** Versions of the price list: what is charged, what is planned, and what waits for a second person. */
export default function PricesPage() {
  const { i18n } = useLingui();
  const [show, setShow] = usePart<PriceBoard>(priceBoards);
  const [isWriting, setWriting] = useState(false);
  const named = useNamedCase();
  const [chosen, setChosen] = useState(named);
  const Editor = editorPart.use(isWriting, () => setWriting(false));
  return (
    <StaffFrame current="/staff/prices">
      <StaffPage>
        <PageHead
          actions={<DownloadList name="prices" show="all" />}
          title={<Trans>Prices</Trans>}
          text={<Trans>One person writes a list, another one approves it. It is charged from its time on.</Trans>}
        />
        {Editor !== null && isWriting ? (
          <Editor
            onClose={(id) => {
              setWriting(false);
              if (id === null) return;
              setShow('open');
              setChosen(id);
            }}
          />
        ) : (
          <>
            <SavedViews page="prices" />
            <div className={css.bar}>
              <QueueFilters
                value={show}
                onChange={(value) => {
                  setShow(value);
                  setChosen(null);
                }}
                options={priceBoards.map((value) => ({ value, label: i18n._(boardLabels[value]) }))}
              />
              <Button icon={<PlusIcon />} busy={isWriting} onClick={() => setWriting(true)}>
                <Trans>New price list</Trans>
              </Button>
            </div>
            <Board key={`${show} ${chosen}`} show={show} chosen={chosen} />
          </>
        )}
      </StaffPage>
    </StaffFrame>
  );
}

function Board({ show, chosen }: { show: PriceBoard; chosen: number | string | null }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const time = (at: string) => formatDateTime(language, new Date(at), 'long');
  return (
    <StaffQueue
      label={t`Price lists`}
      list={usePriceLists(show)}
      initialId={typeof chosen === 'number' ? chosen : null}
      renderRow={({ id, state, valid_from, reason, author, changed_at }) => {
        const from = valid_from === null ? t`From its approval` : time(valid_from);
        const word = i18n._(stateLabels[state]);
        return {
          title: from,
          text: reason,
          since: changed_at,
          mark: state === 'waiting' ? ('waiting' as const) : undefined,
          aside: (
            <>
              <b className="small">{word}</b>
              <span className="tiny">{author ?? t`Deleted account`}</span>
            </>
          ),
          label: t`List ${id}, ${word}, ${from}`,
        };
      }}
      empty={
        <EmptyState
          level={2}
          icon={<CoinsIcon />}
          title={<Trans>No price list is here</Trans>}
          text={
            show === 'approved' ? (
              <Trans>The built-in prices are charged until the first list is in force.</Trans>
            ) : (
              <Trans>A new list begins with the prices that are charged now.</Trans>
            )
          }
        />
      }
      hint={<Trans>Choose a list to see it beside the one that it follows.</Trans>}
      renderCase={(id) => <PriceListView id={id} />}
    />
  );
}
