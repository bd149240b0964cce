import type { PageText } from '@peonia/contract/pages/pages.ts';
import { StaticPage } from '../../features/pages/static-page.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';

/** A static page. */
export default function WrittenPage() {
  return <StaticPage page={useRouteData<PageText>()} />;
}
