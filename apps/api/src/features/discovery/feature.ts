import { listLatest, listOnline, listRecommended } from '@peonia/contract/discovery/discovery.ts';
import { feature } from '../feature.ts';
import { wordsChanged } from '../profiles/public.ts';
import { discoveryJobs } from './jobs.ts';
import { discoveryEraser, discoveryExporter } from './own-discovery.ts';
import { discoveryRoutes } from './routes.ts';
import { indexMember } from './search-index/index-members.ts';

export const discovery = feature({
  name: 'discovery',
  routes: discoveryRoutes,
  jobs: discoveryJobs,
  eraser: discoveryEraser,
  exporter: discoveryExporter,
  accountOpener: indexMember,
  viewable: [listRecommended, listOnline, listLatest].map((endpoint) => ({ endpoint, page: 'people' as const })),
  provides: [wordsChanged.provide(() => indexMember)],
});
