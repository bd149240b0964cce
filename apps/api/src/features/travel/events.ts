import type { MailedStep } from './mail-step.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A side of a travel request gets a mail about what happened. */
    'travel.moved': {
      readonly request_id: number;
      readonly member_id: number;
      readonly what: MailedStep;
    };
  }
}
