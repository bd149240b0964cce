import { translationDeskContract as desk } from '@peonia/contract/translation/translation-desk.schema.ts';
import { translatorsContract as contract } from '@peonia/contract/translation/translators.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { paidRoute, route } from '../../platform/http/route.ts';
import type { DeskContext } from './desk-context.ts';
import { deliverTranslation } from './desk/deliver-translation.ts';
import { listTranslators } from './desk/list-translators.ts';
import { readDesk } from './desk/read-desk.ts';
import { returnTranslation } from './desk/return-translation.ts';
import { saveDraft } from './desk/save-draft.ts';
import { takeTranslation } from './desk/take-translation.ts';
import { staffGate } from './hooks.ts';
import { orderTranslation } from './orders/order-translation.ts';
import { quoteTranslation } from './orders/quote-translation.ts';
import { markTranslation, readOrder, readOrdered } from './orders/read-order.ts';
import { deleteTerm, listTerms, saveTerm } from './terms/edit-terms.ts';

export function translatorsRoutes({ server: app, edge, limits, outbox, use }: Context): void {
  const context: DeskContext = { limits, outbox, staff: use(staffGate) };
  route(app, edge, contract.quoteTranslation, (call) => quoteTranslation(call, limits));
  paidRoute(
    app,
    edge,
    contract.orderTranslation,
    (call) => orderTranslation(call, limits),
    (call, { message_id }) => readOrdered({ ...call, params: { id: message_id } }),
  );
  route(app, edge, contract.getTranslationOrder, readOrder);
  route(app, edge, contract.markTranslation, markTranslation);

  route(app, edge, desk.getTranslationDesk, (call) => readDesk(call, context));
  route(app, edge, desk.takeTranslation, (call) => takeTranslation(call, context));
  route(app, edge, desk.saveTranslationDraft, (call) => saveDraft(call, context));
  route(app, edge, desk.deliverTranslation, (call) => deliverTranslation(call, context));
  route(app, edge, desk.returnTranslation, (call) => returnTranslation(call, context));
  route(app, edge, desk.listTranslators, (call) => listTranslators(call, context));
  route(app, edge, desk.listTerms, (call) => listTerms(call, context));
  route(app, edge, desk.saveTerm, (call) => saveTerm(call, context));
  route(app, edge, desk.deleteTerm, (call) => deleteTerm(call, context));
}
