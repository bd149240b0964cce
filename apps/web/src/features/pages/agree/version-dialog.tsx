import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreedPage } from '@peonia/contract/pages/page-consents.ts';
import { getPage } from '@peonia/contract/pages/pages.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { PageText } from '../page-text.tsx';

interface VersionProps {
  readonly name: AgreedPage;
  readonly title: string;
  readonly number: number;
  readonly onClose: () => void;
}

/** The text of one version of a page. */
export function VersionDialog({ name, title, number, onClose }: VersionProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['page-version', name, number, language],
    queryFn: ({ signal }) => call(getPage, { query: { name, lang: language, version: number } }, { signal }),
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={
        <Trans>
          {title}, version {number}
        </Trans>
      }
      closeLabel={t`Close`}
    >
      {data !== undefined ? (
        <article className="prose">
          <PageText blocks={data.blocks} />
        </article>
      ) : error !== null ? (
        <ListError error={error} onRetry={() => void refetch()} isCompact />
      ) : (
        <Loading label={t`Loading`} shape="text" count={3} />
      )}
    </Dialog>
  );
}
