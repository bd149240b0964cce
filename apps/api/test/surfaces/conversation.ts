import { callsContract } from '@peonia/contract/calls.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { errorNameOf } from '@peonia/contract/protocol/errors.ts';
import { translatorsContract } from '@peonia/contract/translation/translators.schema.ts';
import { dial, put } from '../fixtures/call-fixture.ts';
import { giveGold } from '../money/give-gold.ts';
import { inPeople, type Surfaces } from './visibility.ts';

/** Conversations and what passes between two who are there. Who blocks keeps the conversation. */
export const conversation: Surfaces = {
  threads: {
    expected: 'yynyy',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(messageThreadsContract.listThreads)).body.items, other),
  },
  'a message': {
    expected: 'yynyy',
    isSeen: async ({ reader, photoId }) =>
      (await reader.call(messageActsContract.getMessage, { params: { id: photoId } })).status === 200,
  },
  'a photo of a message': {
    expected: 'yynny',
    async isSeen({ reader, photoId }) {
      const { status, body } = await reader.call(messageActsContract.getMessage, { params: { id: photoId } });
      return status === 200 && body.uploads[0]?.open === true;
    },
  },
  reaction: {
    expected: 'yynny',
    isSeen: async ({ reader, photoId }) =>
      (await reader.call(messageActsContract.setReaction, { params: { id: photoId }, body: { emoji: 'heart' } }))
        .status === 200,
  },
  // A photo has no words: anyone who may read the message is told that, everybody else nothing.
  'quote of a translation': {
    expected: 'yynny',
    isSeen: async ({ reader, photoId }) =>
      errorNameOf(
        (await reader.call(translatorsContract.quoteTranslation, { body: { message_id: photoId } })).code ?? 0,
      ) === 'translation_empty',
  },
  draft: {
    expected: 'yynyy',
    isSeen: async ({ reader, other }) =>
      (await reader.call(messageThreadsContract.saveDraft, { body: { user_id: other.id, message_content: 'Dear' } }))
        .status === 200,
  },
  'a call that rings': {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      await giveGold(api.app.database, other, 1);
      const { status, body } = await dial(other, reader);
      const { call, user } = (await reader.call(callsContract.getCurrentCall)).body;
      if (status === 201) await put(other, body.call.call_id, { status: 'hangup' });
      return call !== null && user?.user_id === other.id;
    },
  },
  presence: {
    expected: 'yynny',
    async isSeen({ reader, other }) {
      const socket = await reader.socket();
      // One's own presence is told after everybody else's on the same list.
      socket.send({ type: 'watch', user_ids: [other.id, reader.id] });
      await socket.next((frame) => frame.type === 'presence' && frame.user_id === reader.id);
      socket.close();
      return socket.frames.some((frame) => frame.type === 'presence' && frame.user_id === other.id);
    },
  },
  typing: {
    expected: 'yynny',
    async isSeen({ reader, other }) {
      const [mine, theirs] = [await reader.socket(), await other.socket()];
      theirs.send({ type: 'typing', user_id: reader.id });
      theirs.send({ type: 'watch', user_ids: [other.id] });
      await theirs.next((frame) => frame.type === 'presence');
      const heard = await mine
        .next((frame) => frame.type === 'typing', 300)
        .then(
          () => true,
          () => false,
        );
      for (const socket of [mine, theirs]) socket.close();
      return heard;
    },
  },
};
