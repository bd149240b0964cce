import { settingsGroup } from '../../../platform/config/settings.ts';

/**
 * The relay of calls: a TURN server that shares a secret with us, as coturn does with `use-auth-secret`.
 * docs/runbooks/coturn.md sets one up.
 */
export interface RelaySettings {
  /** Empty: there is none, and only friends who agree to be reached directly can talk. */
  readonly urls: readonly string[];
  readonly secret: string;
}

const developmentRelaySecret = 'development-relay-secret-never-use-in-production';

const settings = [
  {
    name: 'TURN_URLS',
    fallback: '',
    meaning:
      'Addresses of the relay of calls with spaces between them, such as `turn:turn.example.com:3478 turns:turn.example.com:5349?transport=tcp`; empty: only friends who both agree can call each other. `npm start` brings up its own where coturn is installed.',
  },
  {
    name: 'TURN_SECRET',
    fallback: developmentRelaySecret,
    meaning:
      'Secret shared with the relay (`static-auth-secret` of coturn), at least 32 characters. Production refuses the default.',
  },
] as const;

/** Reads the address and the secret of the relay. */
export const relaySettings = settingsGroup(settings, ({ text, fail, isProduction }): RelaySettings => {
  const urls = text('TURN_URLS')
    .split(/\s+/)
    .filter((url) => url !== '');
  if (!urls.every((url) => /^turns?:[a-z\d.:[\]-]+(?:\?transport=(?:udp|tcp))?$/i.test(url)))
    fail('TURN_URLS', 'must be addresses such as turn:turn.example.com:3478');
  const secret = text('TURN_SECRET');
  if (secret.length < 32) fail('TURN_SECRET', 'must have at least 32 characters');
  // The runbook's placeholder is as well known as our own default.
  const isKnown = secret === developmentRelaySecret || secret.startsWith('change-me');
  if (isProduction && urls.length > 0 && isKnown) fail('TURN_SECRET', 'must be set in production');
  return { urls, secret };
});
