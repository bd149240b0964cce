import { Card } from '@peonia/ui/card/card.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import type { DebugPages } from './load-debug-pages.ts';

/** For developers; English, never in production. */
export default function DebugPage() {
  const pages = useRouteData<DebugPages>();
  return (
    <div lang="en">
      <PageHead title="Debug" back="/home" />
      <Card pad edge>
        <ul className="stack">
          {pages.map(({ href, title }) => (
            <li key={href}>
              {/* Some are answered by the API, so each loads as a document. */}
              <a className="link" href={href}>
                {href}
              </a>{' '}
              <span className="muted">{title}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
