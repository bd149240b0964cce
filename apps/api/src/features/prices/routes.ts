import { priceListContract as contract } from '@peonia/contract/money/price-list.schema.ts';
import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { requireStaff } from '../moderation/public.ts';
import { decidePriceList } from './decide-price-list.ts';
import { createPriceList, editPriceList } from './edit-price-list.ts';
import { listPriceLists } from './list-price-lists.ts';
import type { RunningPrices } from './open-price-list.ts';
import { presentList } from './present-price-list.ts';

export async function priceRoutes({ server, edge, limits }: Context, running: RunningPrices): Promise<void> {
  // Before the first list is applied, the limits are those of the settings.
  const context = { limits, builtIn: { ...limits }, running };
  await running.start();
  server.addHook('onClose', async () => running.close());
  route(server, edge, contract.getRunningPrices, async () => ({ id: running.id, values: pricesOf(limits) }), {
    transaction: 'none',
  });
  route(server, edge, contract.listPriceLists, (call) => listPriceLists(call, limits));
  route(server, edge, contract.getPriceList, async (call) => {
    await requireStaff(call.db, call.caller, 'prices.change', limits);
    return presentList(call.db, call.params.id, call.caller.id, context);
  });
  route(server, edge, contract.createPriceList, (call) => createPriceList(call, context));
  route(server, edge, contract.editPriceList, (call) => editPriceList(call, context));
  route(server, edge, contract.decidePriceList, (call) => decidePriceList(call, context));
}
