import type { PageTree } from '@peonia/i18n/pages/page-tree.ts';
import { StaticPage } from '../../features/pages/static-page.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';

/** A static page. */
export default function WrittenPage() {
  return <StaticPage page={useRouteData<PageTree>()} />;
}
