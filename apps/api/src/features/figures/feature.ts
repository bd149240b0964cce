import { feature } from '../feature.ts';
import { figuresJobs } from './jobs.ts';
import { figuresRoutes } from './routes.ts';

export const figures = feature({ name: 'figures', routes: figuresRoutes, jobs: figuresJobs });
