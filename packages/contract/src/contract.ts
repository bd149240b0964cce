import { accountCodesContract } from './account-codes.ts';
import { accountSessionsContract } from './account-sessions.ts';
import { accountsContract } from './accounts.ts';
import { chatContract } from './chat.ts';
import { discoveryContract } from './discovery.ts';
import type { Endpoint } from './endpoint.ts';
import { mediaContract } from './media.ts';
import { profilesContract } from './profiles.ts';
import { realtimeContract } from './realtime.ts';
import { socialContract } from './social.ts';

/** Every endpoint of the product by feature and name: the one source of routes, OpenAPI and the client. */
export const contract = {
  accounts: { ...accountsContract, ...accountCodesContract, ...accountSessionsContract },
  media: mediaContract,
  profiles: profilesContract,
  social: socialContract,
  discovery: discoveryContract,
  chat: chatContract,
  realtime: realtimeContract,
} as const;

export function allEndpoints(): { feature: string; name: string; endpoint: Endpoint }[] {
  return Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as Endpoint })),
  );
}
