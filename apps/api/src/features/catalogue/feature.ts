import { feature } from '../feature.ts';
import { purgePictures } from './catalogue-pictures.ts';
import { catalogueEraser, catalogueExporter } from './own-versions.ts';
import { catalogueRoutes } from './routes.ts';

export const catalogue = feature({
  name: 'catalogue',
  routes: catalogueRoutes,
  jobs: ({ blobs }) => [
    { name: 'catalogue.purge-pictures', schedule: '47 * * * *', run: (database) => purgePictures(database, blobs) },
  ],
  eraser: catalogueEraser,
  exporter: catalogueExporter,
});
