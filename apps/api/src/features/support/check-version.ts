import type { checkVersion as endpoint } from '@peonia/contract/protocol/client.ts';
import type { Call } from '../../platform/http/call.ts';
import type { SupportSettings } from './support-settings.ts';

/**
 * The versions the operator has released, for all platforms or for this one; `{platform}` in the address stands for its
 * name.
 */
export async function checkVersion(
  { params }: Call<typeof endpoint>,
  { clientLatest, clientMinimum, clientUrl, clientPlatforms }: SupportSettings,
) {
  const { latest, minimum } = clientPlatforms.get(params.platform) ?? { latest: clientLatest, minimum: clientMinimum };
  return { latest, minimum, url: clientUrl.replaceAll('{platform}', params.platform) };
}
