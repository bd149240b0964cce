import type { MallOrderState } from '@peonia/contract/mall/mall.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A side of an order gets a mail about its new state. */
    'mall.order-moved': {
      readonly order_id: number;
      readonly member_id: number;
      readonly state: MallOrderState;
      /** Hundredths of gold that came back to this member; 0 for none. */
      readonly returned: number;
    };
  }
}
