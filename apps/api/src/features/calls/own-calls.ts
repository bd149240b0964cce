import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { callsOf, eraseCalls } from './own-calls.sql.ts';

export const callsEraser: Eraser = {
  feature: 'calls',
  async erase(db, memberId) {
    await eraseCalls.run(db, { member_id: memberId });
  },
};

/** The price of a call is exported to its payer only. Media never pass the server. */
export const callsExporter: Exporter = {
  feature: 'calls',
  async *files(db, memberId) {
    const calls = (await callsOf.all(db, { member_id: memberId })).map(({ paid, ...call }) => ({
      ...call,
      gold: paid === null ? null : goldFromCents(paid),
    }));
    yield jsonFile('calls/calls.json', calls);
  },
};
