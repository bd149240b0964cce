import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceList } from '@peonia/contract/money/price-list.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { ChangeTable } from './change-table.tsx';
import { PriceDecision } from './price-decision.tsx';
import { stateLabels } from './price-labels.ts';
import { usePriceList } from './price-queries.ts';
import { ReceiptTable } from './receipt-table.tsx';
import * as css from './prices.module.css';

const editorPart = lazyPart(async () => (await import('./price-editor.tsx')).PriceEditor);

/** One list beside the one that it follows, with example receipts and what the reader may do. */
export function PriceListView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePriceList(id);
  return (
    <section className="stack" aria-label={t`Price list`}>
      {data !== undefined ? (
        <View list={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={2} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function View({ list }: { list: PriceList }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const Editor = editorPart.use(isEditing, () => setEditing(false));
  if (Editor !== null && isEditing)
    return <Editor known={list} start={list.values} before={list.before} onClose={() => setEditing(false)} />;
  const time = (at: string) => formatDateTime(language, new Date(at), 'long');
  const deleted = t`Deleted account`;
  return (
    <>
      <header className={css.head}>
        <h2 className={css.title}>
          <Trans>
            List {list.id}, {i18n._(stateLabels[list.state])}
          </Trans>
        </h2>
        {list.may_edit ? (
          <Button variant="line" size="sm" icon={<PenLineIcon />} busy={isEditing} onClick={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
        ) : null}
      </header>
      <PriceDecision key={`${list.state} ${list.changed_at}`} list={list} />
      <Card pad as="div">
        <CardHead title={<Trans>Changes</Trans>} level={3} />
        <ChangeTable list={list} />
      </Card>
      <Card pad as="div">
        <CardHead title={<Trans>Example receipts</Trans>} level={3} />
        <ReceiptTable receipts={list.receipts} />
      </Card>
      <Card pad as="div">
        <CardHead title={<Trans context="price">About this list</Trans>} level={3} />
        <FactList
          facts={[
            { label: t`Charged from`, value: list.valid_from === null ? t`From its approval` : time(list.valid_from) },
            { label: t({ message: 'Why', context: 'price' }), value: list.reason },
            { label: t({ message: 'Written by', context: 'price' }), value: list.author ?? deleted },
            ...(list.decided_at === null
              ? []
              : [
                  { label: t`Decided by`, value: `${list.decided_by ?? deleted}, ${time(list.decided_at)}` },
                  { label: t`Reason of the decision`, value: list.decision ?? '' },
                ]),
          ]}
        />
      </Card>
    </>
  );
}
