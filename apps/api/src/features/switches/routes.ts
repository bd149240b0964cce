import { switchesContract as contract } from '@peonia/contract/operation/switches.schema.ts';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { changeSwitch } from './change-switch.ts';
import { listSwitches } from './list-switches.ts';
import type { Switches } from './open-switches.ts';
import { previewSwitch } from './preview-switch.ts';
import { readStatus } from './read-status.ts';

export async function switchRoutes(
  { server, edge, config, limits, realtime }: Context,
  switches: Switches,
): Promise<void> {
  await switches.start();
  server.addHook('onClose', async () => switches.close());
  // Each process tells its own sockets: each reads the table.
  switches.onChange(() => {
    const frame: ServerFrame = { type: 'switches', maintenance: switches.maintenance() !== null };
    const text = JSON.stringify(frame);
    for (const socket of realtime.sockets.all()) socket.send(text, null);
  });
  route(server, edge, contract.getServiceStatus, (call) => readStatus(call, { switches, brand: config.brand }));
  route(server, edge, contract.listSwitches, (call) => listSwitches(call, limits));
  route(server, edge, contract.changeSwitch, (call) => changeSwitch(call, { limits, switches }));
  route(server, edge, contract.previewSwitch, (call) => previewSwitch(call, limits), { transaction: 'none' });
}
