import { hook } from '../../platform/feature.ts';

/**
 * SQL query of the first messages that members were sent in the last weeks: `member_id`, how many were `asked`, and how
 * many `answered`.
 */
export const firstMessages = hook<string>('discovery.first-messages');
