import type { PageTree } from '@peonia/i18n/page-tree.ts';
import { StaticPage } from '../../features/pages/static-page.tsx';
import { useRouteData } from '../../platform/use-route-data.ts';

/** A page that is nothing but its text. */
export default function WrittenPage() {
  return <StaticPage page={useRouteData<PageTree>()} />;
}
