import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { figureDimensions, type FigureGroups } from '@peonia/contract/operation/figures.ts';
import { countryName, formatPercent } from '@peonia/i18n/format.ts';
import { isLanguage, languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { saveCsv } from '../../platform/csv.ts';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useNavigate } from '../../platform/router/hooks.ts';
import { localePath } from '../../platform/router/local-path.ts';
import { dimensionLabels } from './figure-labels.ts';
import { choiceHref, type FigureChoice, useFigureGroups } from './figure-queries.ts';
import { formatFigure } from './format-figure.ts';
import * as css from './figures.module.css';

/** One figure by country, language, gender or source of the members. */
export function GroupTable({ choice }: { choice: FigureChoice }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useFigureGroups(choice);
  return (
    <>
      <Segmented
        className={css.groupsBy}
        label={t`Group by`}
        value={choice.by}
        onChange={(by) => void navigate(localePath(choiceHref({ ...choice, by })), { replace: true })}
        segments={figureDimensions.map((value) => ({ value, label: i18n._(dimensionLabels[value]) }))}
      />
      {data !== undefined ? (
        <Groups choice={choice} groups={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Groups({ choice: { name, by, span }, groups }: { choice: FigureChoice; groups: FigureGroups }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const nameOf = useGroupName(by);
  const { items, merged } = groups;
  const rows = [
    ...items.map(({ group, value }) => ({ key: group, label: nameOf(group), value })),
    ...(merged === null
      ? []
      : [
          {
            key: '+',
            label: <Plural value={merged.groups} one="# small group" other="# small groups" />,
            value: merged.value,
          },
        ]),
  ];
  const sum = rows.reduce((all, { value }) => all + value, 0);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  if (sum === 0)
    return (
      <p className="small muted">
        <Trans>Nothing was counted in these weeks.</Trans>
      </p>
    );
  return (
    <>
      <table className={css.table} aria-label={i18n._(dimensionLabels[by])}>
        <thead>
          <tr>
            <th scope="col">{i18n._(dimensionLabels[by])}</th>
            <th scope="col">
              <Trans>Value</Trans>
            </th>
            <th scope="col">
              <Trans>Share</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <span className={css.bar} style={{ width: `${(100 * value) / most}%` }} />
              </th>
              <td>{formatFigure(language, name, value)}</td>
              <td>{formatPercent(language, value / sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        size="sm"
        variant="ghost"
        icon={<DownloadIcon />}
        onClick={() =>
          saveCsv(
            `${name}-${by}-${span}.csv`,
            [by, name],
            [
              ...items.map(({ group, value }) => [group, value]),
              ...(merged === null ? [] : [['(small groups)', merged.value]]),
            ],
          )
        }
      >
        <Trans>Download the groups as CSV</Trans>
      </Button>
    </>
  );
}

/** Words for the code of a group. */
function useGroupName(by: FigureChoice['by']): (group: string) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (group) => {
    if (group === '') return t`Unknown`;
    if (by === 'country') return countryName(language, group);
    if (by === 'language') return isLanguage(group) ? languageFacts[group].ownName : group;
    if (by === 'gender') return group === 'female' ? t`Women` : t`Men`;
    return group === 'direct' ? t`Without a partner link` : t`Partner link ${group}`;
  };
}
