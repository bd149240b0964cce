import { Trans, useLingui } from '@lingui/react/macro';
import {
  figureOf,
  figureSections,
  figureSpans,
  type FigureReport,
  type FigureSpan,
} from '@peonia/contract/operation/figures.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useNavigate, useSearchParams } from '../../platform/router/hooks.ts';
import { localePath } from '../../platform/router/local-path.ts';
import { StaffFrame } from '../moderation/staff-frame.tsx';
import { StaffPage } from '../moderation/staff-page.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { FigureDetail } from './figure-detail.tsx';
import { sectionLabels, spanLabels } from './figure-labels.ts';
import { choiceHref, readChoice, useFigures, type FigureChoice } from './figure-queries.ts';
import { FigureTile } from './figure-tile.tsx';
import { formatDay } from './format-figure.ts';
import { FunnelTable } from './funnel-table.tsx';
import { RetentionCard } from './retention-table.tsx';
import * as css from './figures.module.css';

const spans = Object.keys(figureSpans) as FigureSpan[];

/** Figures of the operator. The choice stands in the address. */
export default function FiguresPage() {
  const { t, i18n } = useLingui();
  const choice = readChoice(useSearchParams());
  const navigate = useNavigate();
  return (
    <StaffFrame current="/staff/figures">
      <StaffPage>
        <PageHead
          title={<Trans>Figures</Trans>}
          text={<Trans>Counted every night, in days of UTC. They name nobody; small groups are merged.</Trans>}
        />
        <Segmented
          className={css.span}
          label={t`Time span`}
          value={choice.span}
          onChange={(span) => void navigate(localePath(choiceHref({ ...choice, span })), { replace: true })}
          segments={spans.map((value) => ({ value, label: i18n._(spanLabels[value]) }))}
        />
        <Report choice={choice} />
      </StaffPage>
    </StaffFrame>
  );
}

function Report({ choice }: { choice: FigureChoice }) {
  const { t } = useLingui();
  const { data, error, refetch } = useFigures(choice.span);
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={8} />;
  if (data.first_day === null)
    return (
      <EmptyState
        level={2}
        icon={<HistoryIcon />}
        title={<Trans>Nothing is counted yet</Trans>}
        text={<Trans>The first figures are here tomorrow: days are counted at 00:20 UTC.</Trans>}
      />
    );
  return (
    <div className="stack">
      <Begin report={data} />
      <FigureDetail report={data} choice={choice} />
      <Sections report={data} choice={choice} />
      <RetentionCard />
      <AgreementCard />
    </div>
  );
}

/** Says so where a part of the span was not counted. */
function Begin({ report: { steps, first_day, until } }: { report: FigureReport }) {
  const { language } = useLanguage();
  const since = first_day === null ? '' : formatDay(language, first_day);
  const end = formatDay(language, until);
  if (first_day === null || first_day <= (steps[0] ?? ''))
    return (
      <p className={`small muted ${css.until}`}>
        <Trans>Up to {end}, included.</Trans>
      </p>
    );
  return (
    <Note role="status">
      <Trans>Counted since {since}. Days before are empty.</Trans>
    </Note>
  );
}

function Sections({ report: { items }, choice }: { report: FigureReport; choice: FigureChoice }) {
  const { i18n } = useLingui();
  return figureSections.map((section) => (
    <Card key={section} pad as="section" aria-labelledby={`figures-${section}`}>
      <h2 id={`figures-${section}`}>{i18n._(sectionLabels[section])}</h2>
      {section === 'funnel' ? (
        <FunnelTable items={items} choice={choice} />
      ) : (
        <ul className={css.tiles}>
          {items
            .filter(({ name }) => figureOf(name).section === section)
            .map((line) => (
              <li key={line.name}>
                <FigureTile line={line} choice={choice} />
              </li>
            ))}
        </ul>
      )}
    </Card>
  ));
}
