import { serveWork } from '../../../platform/workload/serve-work.ts';
import { pictureWorks } from './picture-works.ts';

// The process in which pictures are decoded and encoded.
serveWork(pictureWorks);
