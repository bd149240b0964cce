import { hook } from '../../platform/feature.ts';
import type { ClickCounter } from './figures/count-clicks.ts';

/** One counter per process. */
export const clickCounter = hook<ClickCounter>('partners.click-counter');
