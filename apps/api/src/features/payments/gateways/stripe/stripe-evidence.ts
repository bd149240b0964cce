import { dayOf } from '@peonia/core/calendar-day.ts';
import type Stripe from 'stripe';
import { EvidenceRefused, type EvidencePort } from '../evidence-port.ts';
import { isRefusal } from './stripe-errors.ts';

/** Bytes of text in one field of evidence, of 20,000 that all may have. */
const productMax = 5_000;

/** Source: Stripe API reference, "Create a file" and "Update a dispute"; its guide to file types of evidence. */
export function stripeEvidence(stripe: () => Promise<Stripe>): EvidencePort {
  const refusable = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw isRefusal(error) ? new EvidenceRefused(error.message.slice(0, 200)) : error;
    });
  return {
    async upload(content, name) {
      const { files } = await stripe();
      const file = { data: Buffer.from(content), name, type: 'application/pdf' };
      return (await refusable(files.create({ purpose: 'dispute_evidence', file }))).id;
    },
    async submit({ dispute, file, product, delivered_at, key }) {
      const { disputes } = await stripe();
      const evidence = {
        product_description: product.slice(0, productMax),
        service_documentation: file,
        ...(delivered_at === null ? {} : { service_date: dayOf(delivered_at) }),
      };
      await refusable(disputes.update(dispute, { evidence, submit: true }, { idempotencyKey: key }));
    },
  };
}
