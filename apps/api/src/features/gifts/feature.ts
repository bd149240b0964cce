import { catalogueShelves } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { giftShelf } from './catalogue/catalogue-gifts.ts';
import { giftsJobs } from './jobs.ts';
import { giftsEraser, giftsExporter } from './own-gifts.ts';
import { sentGifts } from './paid-gifts.sql.ts';
import { giftsRoutes } from './routes.ts';

export const gifts = feature({
  name: 'gifts',
  routes: giftsRoutes,
  jobs: giftsJobs,
  eraser: giftsEraser,
  exporter: giftsExporter,
  paidItems: [sentGifts],
  provides: [catalogueShelves.provide(() => giftShelf)],
});
