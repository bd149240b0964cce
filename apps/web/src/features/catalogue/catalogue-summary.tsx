import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueItem } from '@peonia/contract/catalogue/catalogue.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useCatalogueItem } from './catalogue-queries.ts';
import { VersionList } from './version-list.tsx';
import * as css from './catalogue.module.css';

const previewPart = lazyPart(
  async () => (await import('./item-preview.tsx')).ItemPreview,
  'gifts',
  'mall',
  'questions',
);

/** An item: how members see it, and its versions. */
export function CatalogueSummary({ kind, id }: { kind: CatalogueKind; id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCatalogueItem(kind, id);
  if (data !== undefined) return <Summary item={data} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={1} />;
}

function Summary({ item: { kind, id, src, version, content } }: { item: CatalogueItem }) {
  const { t } = useLingui();
  const Preview = previewPart.use(kind !== 'wheel');
  const title = content.texts.find(({ language }) => language === 'en')?.title ?? t`Trips of the wheel`;
  return (
    <section className="stack" aria-label={title}>
      <header className={css.head}>
        <h2 className="grow">{title}</h2>
        <Button size="sm" href={`/staff/catalogue/${kind}/${id}`}>
          <Trans>Edit</Trans>
        </Button>
      </header>
      {kind === 'wheel' ? (
        <Card pad>
          <p>
            <Trans>{content.stock ?? 0} trips can be won in all; those already won count.</Trans>
          </p>
        </Card>
      ) : Preview === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <Card pad className="stack">
          <Preview kind={kind} content={content} src={src} />
        </Card>
      )}
      <Card pad>
        <CardHead title={<Trans>Versions</Trans>} />
        <VersionList kind={kind} id={id} version={version} />
      </Card>
    </section>
  );
}
