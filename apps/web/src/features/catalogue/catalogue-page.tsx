import { Trans, useLingui } from '@lingui/react/macro';
import {
  catalogueKinds,
  catalogueParts,
  type CatalogueKind,
  type CataloguePart,
} from '@peonia/contract/catalogue/catalogue-rules.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { StaffFrame } from '../moderation/staff-frame.tsx';
import { StaffPage } from '../moderation/staff-page.tsx';
import { QueueFilters } from '../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../moderation/staff-queue/views/saved-views.tsx';
import { useFilters, usePart } from '../moderation/staff-queue/views/use-filters.ts';
import { categoryLabel, kindLabels } from './catalogue-labels.ts';
import { useCatalogue } from './catalogue-queries.ts';
import { kindFrom } from './item-draft.ts';
import * as css from './catalogue.module.css';

/** Loaded beside the list. */
const summaryPart = lazyPart(async () => (await import('./catalogue-summary.tsx')).CatalogueSummary);

/** What members choose from: the list of a kind, and the selected item. */
export default function CataloguePage() {
  const { t, i18n } = useLingui();
  const { params, change } = useFilters();
  const kind = kindFrom(params.get('kind'));
  const [show, setShow] = usePart<CataloguePart>(catalogueParts);
  return (
    <StaffFrame current="/staff/catalogue">
      <StaffPage>
        <PageHead
          title={<Trans>Catalogue</Trans>}
          text={<Trans>What members were sent or ordered keeps the text and the picture that it had.</Trans>}
        />
        <SavedViews page="catalogue" />
        <div className={css.bar}>
          <QueueFilters
            value={kind}
            onChange={(value) => change({ kind: value })}
            options={catalogueKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) }))}
          />
          <div className={css.barEnd}>
            <Segmented
              label={t`Visibility`}
              value={show}
              onChange={setShow}
              segments={[
                { value: 'offered', label: t`Offered` },
                { value: 'hidden', label: t`Hidden` },
              ]}
            />
            {kind === 'wheel' ? null : (
              <Button href={`/staff/catalogue/${kind}/new`} icon={<PlusIcon />} size="sm">
                <Trans>Add one</Trans>
              </Button>
            )}
          </div>
        </div>
        <CatalogueList key={`${kind} ${show}`} kind={kind} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function CatalogueList({ kind, show }: { kind: CatalogueKind; show: CataloguePart }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const total = languages.length;
  const CatalogueSummary = summaryPart.use(true);
  return (
    <StaffQueue
      label={i18n._(kindLabels[kind])}
      list={useCatalogue(kind, show)}
      renderRow={({ title, category, languages: written, price, src, position, stock }) => ({
        title: kind === 'wheel' ? t`Trips of the wheel` : title,
        text: kind === 'wheel' ? t`${stock ?? 0} in all` : i18n._(categoryLabel(kind, category)),
        ...(kind === 'wheel' ? {} : { facts: t`${written} of ${total} languages` }),
        ...(src === null ? {} : { avatar: { name: title, src } }),
        since: '',
        aside: (
          <span className={`tiny ${css.aside}`}>
            {price === null ? null : <span>{t`${formatGold(language, Math.round(price * 100))} gold`}</span>}
            {kind === 'product' ? <span>{t`Stock ${stock ?? 0}`}</span> : null}
            {position === null ? null : <span>{t`Place ${position}`}</span>}
          </span>
        ),
      })}
      empty={
        <EmptyState
          level={2}
          icon={<ShoppingBagIcon />}
          title={<Trans>Nothing here</Trans>}
          text={
            show === 'hidden' ? <Trans>Hidden items appear here.</Trans> : <Trans>Offered items appear here.</Trans>
          }
        />
      }
      renderCase={(id) =>
        CatalogueSummary === null ? (
          <Loading label={t`Loading`} shape="card" count={1} />
        ) : (
          <CatalogueSummary kind={kind} id={id} />
        )
      }
    />
  );
}
