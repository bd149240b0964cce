import type { Language } from '@peonia/i18n/languages.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member of the staff gets a sample of a template. */
    'maildesk.test': {
      readonly account_id: number;
      readonly template: string;
      readonly sample: string;
      readonly language: Language;
    };
  }
}
