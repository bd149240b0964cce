import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './chat-app.schema.ts';

export const signChatAppPage = endpoint<typeof schema.chatAppSchemas.signChatAppPage, 'anyone'>({
  method: 'GET',
  path: '/social/wechat/signature',
  audience: 'anyone',
  idempotency: 'safe',
});
