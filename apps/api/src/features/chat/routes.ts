import { chatContract as contract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract as acts } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageSearchContract } from '@peonia/contract/chat/message-search.schema.ts';
import { messageTemplatesContract } from '@peonia/contract/chat/message-templates.schema.ts';
import { messageThreadsContract as threads } from '@peonia/contract/chat/message-threads.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { media as mediaHook } from '../media/public.ts';
import { cards as cardsHook } from '../profiles/public.ts';
import { messageDelivery, messageTemplates } from './hooks.ts';
import { deleteMessage } from './messages/changes/delete-message.ts';
import { editMessage } from './messages/changes/edit-message.ts';
import { addReaction, deleteReaction } from './messages/changes/reactions.ts';
import { recallMessage } from './messages/changes/recall-message.ts';
import { readMessage } from './messages/read-message.ts';
import { replayMessages } from './messages/replay-messages.ts';
import { recordDelivery } from './presence/delivery-receipt.ts';
import { forwardTyping } from './presence/typing-indicator.ts';
import { watchPresence } from './presence/watch-presence.ts';
import { searchMessages } from './search/search-messages.ts';
import { countMessages } from './sending/count-messages.ts';
import { sayHi } from './sending/say-hi.ts';
import { sendMessage } from './sending/send-message.ts';
import { listTemplates } from './templates/list-templates.ts';
import { deleteThread } from './threads/delete-thread.ts';
import { listThreads } from './threads/list-threads.ts';
import { readThreadDetails } from './threads/read-thread-details.ts';
import { readThread } from './threads/read-thread.ts';
import { saveDraft } from './threads/save-draft.ts';
import { updateThread } from './threads/update-thread.ts';

export async function chatRoutes({ server: app, edge, limits, realtime, metrics, use }: Context): Promise<void> {
  countMessages(realtime, metrics);
  const cards = use(cardsHook);
  const media = use(mediaHook);
  const { view, taking } = media;
  const deliver = use(messageDelivery);
  const templates = use(messageTemplates);
  await templates.start();
  app.addHook('onClose', async () => templates.close());

  const besideProof = { readsBesideProof: true };
  // Both commit separately: one statement in an existing conversation, one short transaction for a new one.
  route(app, edge, contract.sendMessage, (call) => sendMessage(call, deliver), {
    transaction: 'none',
    provesSession: true,
  });
  route(app, edge, contract.sayHi, (call) => sayHi(call, deliver), { transaction: 'none' });
  route(app, edge, threads.listThreads, (call) => listThreads(call, limits), besideProof);
  route(app, edge, threads.getThread, (call) => readThread(call, { view, limits }), besideProof);
  // One statement for a read position, one transaction for the rest.
  route(app, edge, threads.updateThread, (call) => updateThread(call, edge), {
    transaction: 'none',
    provesSession: true,
  });
  route(app, edge, threads.deleteThread, (call) => deleteThread(call, taking));
  route(app, edge, threads.getThreadDetails, (call) => readThreadDetails(call, { view, limits }));
  route(app, edge, threads.saveDraft, (call) => saveDraft(call, limits));
  route(app, edge, acts.getMessage, (call) => readMessage(call, view));
  route(app, edge, acts.editMessage, (call) => editMessage(call, deliver));
  route(app, edge, acts.deleteMessage, (call) => deleteMessage(call, taking));
  route(app, edge, acts.recallMessage, (call) => recallMessage(call, { limits, media, cards }));
  route(app, edge, acts.setReaction, (call) => addReaction(call, view));
  route(app, edge, acts.removeReaction, (call) => deleteReaction(call, view));
  route(app, edge, messageSearchContract.searchMessages, (call) => searchMessages(call, { cards, limits }), {
    isSlow: true,
  });
  route(app, edge, messageTemplatesContract.listTemplates, (call) => listTemplates(call, templates));

  realtime.onReplay(replayMessages(view));
  realtime.onFrame('typing', forwardTyping(realtime));
  realtime.onFrame('delivered', recordDelivery(realtime));
  realtime.onFrame('watch', watchPresence(realtime));
}
