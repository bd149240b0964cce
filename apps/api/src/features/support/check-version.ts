import type { checkVersion as endpoint } from '@peonia/contract/protocol/client.ts';
import type { Call } from '../../platform/http/call.ts';
import type { SupportSettings } from './support-settings.ts';

/**
 * The versions the operator has released. Every platform has the same ones; `{platform}` in the address stands for its
 * name.
 */
export async function checkVersion(
  { params }: Call<typeof endpoint>,
  { clientLatest, clientMinimum, clientUrl }: SupportSettings,
) {
  return { latest: clientLatest, minimum: clientMinimum, url: clientUrl.replaceAll('{platform}', params.platform) };
}
