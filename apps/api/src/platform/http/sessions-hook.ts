import { hook } from '../feature.ts';
import type { Sessions } from './call-session.ts';

/** Who a token belongs to; provided by the feature that keeps sessions. */
export const sessions = hook<Sessions>('platform.sessions');
