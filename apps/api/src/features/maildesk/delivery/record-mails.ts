import type { Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../platform/feature.ts';
import type { MailLog } from '../../../platform/mail/mail-log.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { ownerOfAddress } from '../../accounts/public.ts';
import { hashAddress, storedWords } from '../address-key.ts';
import { mailCounts } from '../mail-counts.ts';
import { beginDelivery, endAttempt } from './delivery.sql.ts';

type LogContext = Pick<Context, 'database' | 'log' | 'metrics'> & { readonly config: Pick<Config, 'hashSecret'> };

/** Writes the delivery log, and keeps mails from addresses that take none. */
export function recordMails({ config, database, log, metrics }: LogContext): MailLog {
  const { states } = mailCounts(metrics);
  const end = async (message_id: string, state: 'handed_over' | 'failed', words: string) => {
    try {
      await endAttempt.run(database, { message_id, state, words: storedWords(words) });
      states.inc({ state });
    } catch (error) {
      log.error({ err: error }, 'what became of a mail could not be stored');
    }
  };
  return {
    async begin(mail, message_id) {
      const { state } = await beginDelivery.one(database, {
        message_id,
        template: mail.template,
        class: mail.class,
        language: mail.language,
        recipient_hash: hashAddress(mail.to, config.hashSecret),
        member_id: await ownerOfAddress(database, mail.to),
        passes: alwaysPasses(mail),
      });
      if (state === 'suppressed') states.inc({ state });
      return state !== 'suppressed';
    },
    handedOver: (id, words) => end(id, 'handed_over', words),
    failed: (id, words) => end(id, 'failed', words),
  };
}

/** A code that proves an address is the way out of the list; alarms of the operator must not be silenced by it. */
function alwaysPasses(mail: Mail): boolean {
  return mail.class === 'operator' || mail.provesAddress === true;
}
