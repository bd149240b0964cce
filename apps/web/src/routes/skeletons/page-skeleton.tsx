import { useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { Loading, Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import type { RouteEntry } from '../route-entry.ts';
import * as css from './page-skeleton.module.css';

/** Stands in a page's place until it is open: the route's own skeleton, or its title and rows. */
export function PageSkeleton({ entry }: { entry: RouteEntry }) {
  const { t, i18n } = useLingui();
  if (entry.skeleton !== undefined) return <div className={css.tall}>{entry.skeleton}</div>;
  const { title } = entry.head(undefined, i18n);
  const isWide = entry.frame === 'wide';
  const isSetting = entry.path.startsWith('/setting/');
  return (
    <div className={classNames(css.tall, css.page, isWide && css.wide, isSetting && css.beside)}>
      {title === '' ? (
        <Skeleton shape="title" />
      ) : (
        <PageHead className={css.head} title={title} back={isSetting ? '/setting' : undefined} />
      )}
      <Loading label={t`Loading`} shape="row" count={6} className={css.rows} />
    </div>
  );
}
