import { hook } from '../../platform/feature.ts';
import { requestGates } from '../../platform/http/request-gates.ts';
import { maintenanceSources } from '../../platform/operations/maintenance/maintenance.ts';
import { ownSwitches } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { openSwitches, type Switches } from './open-switches.ts';
import { switchesEraser, switchesExporter } from './own-switches.ts';
import { switchRoutes } from './routes.ts';
import { switchGate } from './switch-gate.ts';

/** One view of the switches per program. */
const switchState = hook<Switches>('switches.state');

export const switches = feature({
  name: 'switches',
  routes: (context) => switchRoutes(context, context.use(switchState)),
  eraser: switchesEraser,
  exporter: switchesExporter,
  provides: [
    switchState.provide(({ database }) => openSwitches(database)),
    requestGates.provide(({ use }) => switchGate(use(switchState))),
    maintenanceSources.provide(
      ({ use }) =>
        () =>
          use(switchState).maintenance(),
    ),
    ownSwitches.provide(
      ({ use }) =>
        (caller) =>
          use(switchState).offFor(caller),
    ),
  ],
});
