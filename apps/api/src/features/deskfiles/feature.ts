import { feature } from '../feature.ts';
import { deskFilesEraser, deskFilesExporter, purgeDeskFiles } from './own-desk-files.ts';
import { deskFilesRoutes } from './routes.ts';

export const deskfiles = feature({
  name: 'deskfiles',
  routes: deskFilesRoutes,
  jobs: ({ blobs }) => [
    { name: 'deskfiles.purge', schedule: '41 * * * *', run: (database) => purgeDeskFiles(database, blobs) },
  ],
  eraser: deskFilesEraser,
  exporter: ({ blobs }) => deskFilesExporter(blobs),
});
