import { Trans, useLingui } from '@lingui/react/macro';
import { figureOf, type FigureLine } from '@peonia/contract/operation/figures.ts';
import { formatPercent } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { figureLabels } from './figure-labels.ts';
import { choiceHref, type FigureChoice } from './figure-queries.ts';
import { formatFigure } from './format-figure.ts';
import * as css from './figures.module.css';

interface TileProps {
  readonly line: FigureLine;
  readonly choice: FigureChoice;
}

/** A figure with its change; opens its chart. */
export function FigureTile({ line: { name, total, previous }, choice }: TileProps) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <Link
      href={choiceHref({ ...choice, name })}
      className={css.tile}
      aria-current={name === choice.name ? 'true' : undefined}
    >
      <span className={css.name}>{i18n._(figureLabels[name])}</span>
      <b className={css.total}>{formatFigure(language, name, total)}</b>
      {figureOf(name).over === 'mean' ? (
        <span className="tiny">
          <Trans>on average</Trans>
        </span>
      ) : null}
      <span className="tiny">
        <Change total={total} previous={previous} />
      </span>
    </Link>
  );
}

function Change({ total, previous }: { total: number | null; previous: number | null }) {
  const { language } = useLanguage();
  if (total === null || previous === null || previous === 0) return null;
  const share = (total - previous) / previous;
  const text = formatPercent(language, Math.abs(share));
  if (Math.abs(share) < 0.005) return <Trans>as before</Trans>;
  return share > 0 ? <Trans>{text} more than before</Trans> : <Trans>{text} less than before</Trans>;
}
