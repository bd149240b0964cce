import type { Config } from '../config/config.ts';
import type { Db } from '../db/statement.ts';
import { storeMail } from '../mail/mail-outbox.sql.ts';

/** The port of text messages; called from the outbox only. */
export interface Sms {
  send(to: string, text: string): Promise<void>;
}

/** A gateway with the common form post (To, From, Body) where one is configured, else the debug outbox. */
export function openSms(config: Config, db: Db): Sms {
  return config.smsUrl === '' ? outboxSms(db) : gatewaySms(config);
}

function outboxSms(db: Db): Sms {
  return {
    async send(to, text) {
      await storeMail.run(db, { recipient: to, subject: 'SMS', body_text: text, body_html: '', attachments: '[]' });
    },
  };
}

function gatewaySms({ smsUrl, smsFrom }: Config): Sms {
  const address = new URL(smsUrl);
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`).toString('base64')}`;
  address.username = '';
  address.password = '';
  return {
    async send(to, text) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: smsFrom, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The SMS gateway answered ${reply.status}`);
    },
  };
}
