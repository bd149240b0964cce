import { serveWork } from '../../../platform/serve-work.ts';
import { pictureWorks } from './picture-works.ts';

// The process in which pictures are decoded and encoded.
serveWork(pictureWorks);
