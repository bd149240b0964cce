import type { SettingReader } from '../../config/settings.ts';

export const pushChannelSettings = [
  {
    name: 'PUSHER_APP_ID',
    fallback: '',
    meaning:
      'App at a hosted push-channel service (Pusher Channels, or a server that speaks its protocol): browsers get their events there and open no socket of this program. Empty: there is none. The China variant never uses it.',
  },
  { name: 'PUSHER_KEY', fallback: '', meaning: 'Key of the app, which browsers see.' },
  {
    name: 'PUSHER_SECRET',
    fallback: '',
    meaning: 'Secret of the app: signs calls of the HTTP API and grants, and proves its webhooks.',
  },
  { name: 'PUSHER_CLUSTER', fallback: 'ap1', meaning: 'Cluster of the app.' },
  { name: 'PUSHER_API_URL', fallback: '', meaning: 'Address of the HTTP API; empty: that of the cluster.' },
  { name: 'PUSHER_SOCKET_URL', fallback: '', meaning: 'Address of the websockets; empty: that of the cluster.' },
] as const;

/** An app at the hosted push-channel service. */
export interface PushChannelSettings {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly socketUrl: string;
}

/** Null where no app is named. */
export function readPushChannel({
  text,
  url,
  fail,
  isProduction,
}: SettingReader<(typeof pushChannelSettings)[number]['name']>): PushChannelSettings | null {
  const [appId, key, secret] = [text('PUSHER_APP_ID'), text('PUSHER_KEY'), text('PUSHER_SECRET')];
  if (appId === '' && key === '' && secret === '') return null;
  if (!/^[A-Za-z0-9_-]+$/.test(appId)) fail('PUSHER_APP_ID', 'must be the id of the app, together with its key');
  if (!/^[A-Za-z0-9_-]+$/.test(key)) fail('PUSHER_KEY', 'must be the key of the app');
  // Named without its value.
  if (secret.length < 16) fail('PUSHER_KEY', 'needs PUSHER_SECRET beside it, of 16 characters or more');
  const cluster = text('PUSHER_CLUSTER');
  if (!/^[a-z0-9-]+$/.test(cluster)) fail('PUSHER_CLUSTER', 'must be the name of a cluster, such as ap1');
  const apiUrl = url('PUSHER_API_URL', isProduction ? ['https'] : ['http', 'https']);
  const socketUrl = url('PUSHER_SOCKET_URL', isProduction ? ['wss'] : ['ws', 'wss']);
  return {
    appId,
    key,
    secret,
    apiUrl: apiUrl || `https://api-${cluster}.pusher.com`,
    socketUrl: socketUrl || `wss://ws-${cluster}.pusher.com`,
  };
}
