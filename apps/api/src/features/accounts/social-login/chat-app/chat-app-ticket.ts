import type { Config } from '../../../../platform/config/config.ts';
import type { Db } from '../../../../platform/db/statement.ts';
import { socialSettings, type WechatSettings } from '../providers/signin-settings.ts';
import { openWechatCalls } from '../providers/wechat-calls.ts';
import { runningTicket, saveTicket } from './chat-app-ticket.sql.ts';

export interface ChatAppTicket {
  /** The official account that pages are signed for. */
  readonly appId: string;
  /** Returns the running ticket. Throws if there is none and the chat app does not answer. */
  read(db: Db): Promise<string>;
}

/**
 * The ticket that pages are signed with; null where the chat app is not configured. The chat app gives out few a day,
 * so all processes share one in a table. Source: WeChat Official Accounts, "JS-SDK", appendix 1.
 */
export function openChatAppTicket(config: Pick<Config, 'of'>): ChatAppTicket | null {
  const { wechat } = config.of(socialSettings);
  if (wechat === null) return null;
  const appId = wechat.insideAppId;
  const fetchTicket = ticketCalls(wechat);
  let running: Promise<string> | null = null;

  async function replace(db: Db): Promise<string> {
    const { ticket, seconds } = await fetchTicket();
    await saveTicket.run(db, { app_id: appId, ticket, seconds });
    return ticket;
  }

  return {
    appId,
    async read(db) {
      const row = await runningTicket.first(db, { app_id: appId });
      if (row?.is_fresh === true) return row.ticket;
      // One request for everybody who asks this process meanwhile.
      running ??= replace(db).finally(() => (running = null));
      return running.catch((error: unknown) => {
        if (row === undefined) throw error;
        return row.ticket;
      });
    },
  };
}

/** The stable token leaves the tokens of the account's other programs valid. */
function ticketCalls(settings: WechatSettings): () => Promise<{ ticket: string; seconds: number }> {
  const ask = openWechatCalls('chat app tickets', settings);
  return async () => {
    const token = await ask(
      '/cgi-bin/stable_token',
      {},
      { grant_type: 'client_credential', appid: settings.insideAppId, secret: settings.insideSecret },
    );
    const given = await ask('/cgi-bin/ticket/getticket', {
      access_token: String(token['access_token']),
      type: 'jsapi',
    });
    const { ticket, expires_in: seconds } = given;
    if (typeof ticket !== 'string' || typeof seconds !== 'number') throw new Error('WeChat gave no ticket');
    return { ticket, seconds };
  };
}
