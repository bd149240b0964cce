import { Trans, useLingui } from '@lingui/react/macro';
import { catalogueRules, type CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { kindLabels } from '../catalogue-labels.ts';
import { useCatalogueItem } from '../catalogue-queries.ts';
import { emptyContent, kindFrom } from '../item-draft.ts';
import { ItemForm } from './item-form.tsx';

/** Editor of one item, or of a new one at `/staff/catalogue/:kind/new`. */
export default function CatalogueItemPage() {
  const { i18n } = useLingui();
  const { kind: named, id } = useParams();
  const kind = kindFrom(named);
  return (
    <StaffFrame current="/staff/catalogue">
      <StaffPage>
        <PageHead
          title={i18n._(kindLabels[kind])}
          back={`/staff/catalogue?kind=${kind}`}
          text={
            catalogueRules[kind].titleMax === 0 ? undefined : (
              <Trans>What is offered has all eight languages. English is always needed.</Trans>
            )
          }
        />
        {id === 'new' ? (
          <ItemForm kind={kind} id={null} version={0} src={null} content={emptyContent(kind)} />
        ) : (
          <Stored kind={kind} id={Number(id)} />
        )}
      </StaffPage>
    </StaffFrame>
  );
}

function Stored({ kind, id }: { kind: CatalogueKind; id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCatalogueItem(kind, id);
  if (data !== undefined)
    return (
      <ItemForm key={data.version} kind={kind} id={id} version={data.version} src={data.src} content={data.content} />
    );
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={3} />;
}
