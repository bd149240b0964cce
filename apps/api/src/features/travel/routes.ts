import { travelDeskContract as desk } from '@peonia/contract/travel/travel-desk.schema.ts';
import { travelContract as contract } from '@peonia/contract/travel/travel.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { cards } from '../profiles/public.ts';
import { staffGate } from '../translators/public.ts';
import { listDesk, openCase } from './desk/read-case.ts';
import { answer, savePlan, updateCase } from './desk/update-case.ts';
import './events.ts';
import { mailStep } from './mail-step.ts';
import { listRequests, readRequest } from './read-requests.ts';
import { saveDraft } from './save-draft.ts';
import type { TravelContext } from './travel-context.ts';
import { updateRequest } from './update-request.ts';
import { writeMessage } from './write-message.ts';

export function travelRoutes({ server: app, edge, limits, mailer, outbox, use }: Context): void {
  const context: TravelContext = { limits, outbox, cards: use(cards), staff: use(staffGate) };
  outbox.subscribe('travel.moved', 'mail-travel', (moved, db) => mailStep(db, moved, mailer), mailQueue);
  route(app, edge, contract.getTravel, (call) => listRequests(call, context));
  route(app, edge, contract.saveTravelDraft, (call) => saveDraft(call, context));
  route(app, edge, contract.getTravelRequest, (call) => readRequest(call, context));
  route(app, edge, contract.updateTravelRequest, (call) => updateRequest(call, context));
  route(app, edge, contract.writeToTravelDesk, (call) => writeMessage(call, context));

  route(app, edge, desk.listTravelDesk, (call) => listDesk(call, context));
  route(app, edge, desk.getTravelCase, (call) => openCase(call, context));
  route(app, edge, desk.updateTravelCase, (call) => updateCase(call, context));
  route(app, edge, desk.saveTravelPlan, (call) => savePlan(call, context));
  route(app, edge, desk.answerTraveller, (call) => answer(call, context));
}
