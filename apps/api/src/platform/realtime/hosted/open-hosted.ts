import type { FastifyInstance } from 'fastify';
import type { Edge } from '../../http/route.ts';
import { openHostedDevices, type HostedContext } from './hosted-devices.ts';
import { hostedRoutes } from './hosted-routes.ts';
import type { PushChannelSettings } from './push-channel-settings.ts';
import { openPushChannel } from './push-channel.ts';

/** Devices are heard every 20 s; one call may be lost. */
const leaseMs = 50_000;

/** The hosted push-channel service as a second way to the devices. Without settings its route refuses. */
export async function openHosted(
  server: FastifyInstance,
  edge: Edge,
  {
    settings,
    ...context
  }: Pick<HostedContext, 'database' | 'hub' | 'presence'> & { readonly settings: PushChannelSettings | null },
): Promise<{ close(): Promise<void> }> {
  if (settings === null) {
    await hostedRoutes(server, edge, null);
    return { close: async () => {} };
  }
  const push = openPushChannel(settings, server.log);
  const devices = openHostedDevices({ ...context, push, leaseMs });
  await hostedRoutes(server, edge, { settings, devices, hub: context.hub });
  return {
    async close() {
      devices.close();
      await push.close();
    },
  };
}
