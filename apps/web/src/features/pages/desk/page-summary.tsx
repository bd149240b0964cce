import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedPage, PageCase } from '@peonia/contract/pages/pages-desk.ts';
import { formatDateTime, formatNumber } from '@peonia/i18n/format.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { LinkAnchor } from '../../../platform/router/link-anchor.tsx';
import { useStaffPage } from './desk-queries.ts';
import { pageLabels } from './page-labels.ts';
import { VersionList } from './version-list.tsx';
import * as css from './desk.module.css';

/** A page: what runs, what is planned or drafted, and its versions. */
export function PageSummary({ name }: { name: EditedPage }) {
  const { t } = useLingui();
  const { data, error, refetch } = useStaffPage(name);
  if (data !== undefined) return <Summary found={data} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={1} />;
}

function Summary({ found }: { found: PageCase }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { name, version, effective_at, planned_at, agreed, draft, draft_languages } = found;
  const title = i18n._(pageLabels[name]);
  const total = languages.length;
  const timeOf = (at: string) => formatDateTime(language, new Date(at), 'short');
  const facts = [
    { label: t({ message: 'Published', context: 'page version' }), value: t`Version ${version}` },
    { label: t`Since`, value: effective_at === null ? t`The first day` : timeOf(effective_at) },
    ...(planned_at === null ? [] : [{ label: t`Next version`, value: timeOf(planned_at) }]),
    ...(agreed === null
      ? []
      : [
          {
            label: t`Members who agreed`,
            value: `${formatNumber(language, agreed.members)} / ${formatNumber(language, agreed.of)}`,
          },
        ]),
    ...(draft === null
      ? []
      : [
          { label: t`Draft`, value: t`${draft_languages ?? 0} of ${total} languages` },
          {
            label: t`Last change of the draft`,
            value: `${draft.author ?? t`Former staff`}, ${timeOf(draft.changed_at)}`,
          },
        ]),
  ];
  return (
    <section className="stack" aria-label={title}>
      <header className={css.head}>
        <h2 className="grow">{title}</h2>
        <LinkAnchor className="link small" href={`/${language}/${name}`}>
          <Trans>Open the page</Trans>
        </LinkAnchor>
        <Button size="sm" href={`/staff/pages/${name}`}>
          {draft === null ? <Trans>Edit</Trans> : <Trans>Continue the draft</Trans>}
        </Button>
      </header>
      <Card pad>
        <FactList facts={facts} />
      </Card>
      <Card pad>
        <CardHead title={<Trans>Versions</Trans>} />
        <VersionList found={found} />
      </Card>
    </section>
  );
}
