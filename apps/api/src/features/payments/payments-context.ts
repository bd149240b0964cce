import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Gateways } from './gateways/open-gateways.ts';
import type { PaymentItem } from './payment-item.ts';

/** Dependencies of the payment use cases. */
export interface PaymentsContext {
  readonly config: Config;
  readonly gateways: Gateways;
  readonly items: readonly PaymentItem[];
  readonly database: Database;
  readonly realtime: Realtime;
  readonly log: FastifyBaseLogger;
  nudge(): void;
}
