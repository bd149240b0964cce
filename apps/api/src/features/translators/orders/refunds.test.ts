import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { translationDeskContract as desk } from '@peonia/contract/translation/translation-desk.schema.ts';
import { translationRefunds, type TranslationRefund } from '@peonia/contract/translation/translators.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import {
  ask,
  couple,
  deliver,
  hireTranslator,
  read,
  take,
  type Couple,
} from '../../../../test/fixtures/hire-translator.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';
import { translatorsEraser, translatorsExporter } from '../public.ts';
import { endLate } from './end-orders.ts';
import { refundOrder } from './refund-order.ts';

let api: Api;
let kenji: StaffMember;
let moderator: StaffMember;

beforeAll(async () => {
  api = await startApi();
  [kenji, moderator] = [await hireTranslator(api, 'Kenji Sato'), await makeStaff(api, 'Mona Fair')];
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const settle = () => runJob(api, 'translators.end-orders');
const makeLate = (id: number) =>
  api.sql("update translation_order set due_at = now() - interval '1 second' where id = $1", [id]);
const balance = async (member: Member) => (await member.me()).balance;
const translationOf = async (member: Member, { id }: { readonly id: number }) =>
  (await member.call(messageActsContract.getMessage, { params: { id } })).body.translation;
const refundsOf = async (id: number) =>
  (
    await api.sql(
      "select 1 from ledger_transfer where cause = 'translation_order' and cause_id = $1 and kind = 'refund'",
      [id],
    )
  ).length;

describe('what is late', () => {
  it('is paid back in full, told, and taken from anyone who has it', async () => {
    const { hans, yuki, message } = await couple(api);
    const { id, progress_id } = await ask(yuki, message);
    await take(kenji, id);
    await settle();
    expect(await balance(yuki)).toBe(19);
    const socket = await hans.socket();
    await makeLate(id);
    expect((await deliver(kenji, id)).code).toBe(codeOf('translation_over'));
    await settle();
    await settle();
    expect([await balance(yuki), await refundsOf(id)]).toEqual([20, 1]);
    expect(await read(yuki, message)).toMatchObject({ state: 'refunded', refund: 'late' });
    expect(await read(hans, message)).toMatchObject({ state: 'refunded', refund: null });
    expect(await translationOf(hans, message)).toBeNull();
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'message.changed')).toMatchObject({
      data: { message: { translation: null } },
    });
    socket.close();
    expect((await kenji.call(desk.getTranslationDesk)).body).toMatchObject({ job: null, items: [] });
    expect(
      (await yuki.call(progressContract.getProgress, { query: { type: 'translation', id: String(progress_id) } })).body
        .state,
    ).toBe('failed');
    await api.app.outbox.drain();
    const [notice] = (await yuki.call(notificationsContract.listNotifications)).body.items;
    expect(notice).toMatchObject({
      type: 'translation',
      data: { what: 'refunded', amount: 1, user_id: hans.id, translation: null },
    });
    expect(
      (await yuki.call(ledgerContract.listTrades)).body.items.slice(0, 2).map(({ type, amount }) => [type, amount]),
    ).toEqual([
      ['refund', 1],
      ['translation', -1],
    ]);
    const again = await ask(yuki, message);
    expect(again.state).toBe('translating');
    await makeLate(again.id);
    await settle();
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  // covers: Human translation as a paid service: quoted first, paid once, refunded in full when not done in 24 h
  it('never comes together with a delivery', async () => {
    const couples: Couple[] = [];
    const translators: StaffMember[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      couples.push(await couple(api));
      translators.push(await hireTranslator(api, `Races ${nth}`));
    }
    const orders = await Promise.all(couples.map(({ hans, message }) => ask(hans, message)));
    await Promise.all(orders.map(({ id }, nth) => take(there(translators[nth]), id)));
    await api.sql(
      "update translation_order set due_at = now() + random() * interval '60 milliseconds' where id = any($1)",
      [orders.map(({ id }) => id)],
    );
    const sweep = async () => {
      for (let nth = 0; nth < 8; nth += 1) await settle();
    };
    const [answers] = await Promise.all([
      Promise.all(orders.map(({ id }, nth) => deliver(there(translators[nth]), id))),
      sweep(),
      sweep(),
    ]);
    await api.sql("update translation_order set due_at = now() where id = any($1) and state in ('waiting', 'taken')", [
      orders.map(({ id }) => id),
    ]);
    await settle();
    for (const [nth, { id }] of orders.entries()) {
      const isDelivered = answers[nth]?.code === null;
      const { hans, message } = there(couples[nth]);
      expect([await refundsOf(id), await balance(hans), (await translationOf(hans, message))?.state]).toEqual(
        isDelivered ? [0, 19, 'translated'] : [1, 20, undefined],
      );
    }
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('and every other reason moves nothing that is over, and nothing that it does not hold for', async () => {
    const { hans, message } = await couple(api);
    const [order, translator] = [await ask(hans, message), await hireTranslator(api, 'Works Once')];
    const target = { id: order.id, message_id: message.id };
    const refunded = async () => {
      const answers: TranslationRefund[] = [];
      for (const reason of translationRefunds) {
        // Undone each time, so that one reason says nothing about the next.
        const trying = api.app.database.transaction(async (db) => {
          if (await refundOrder({ db, emit: () => {} }, target, reason)) answers.push(reason);
          throw new Error('undone');
        });
        await expect(trying).rejects.toThrow('undone');
      }
      return answers;
    };
    expect(await refunded()).toEqual(['unreadable', 'abusive']);
    await makeLate(order.id);
    expect(await refunded()).toEqual(['late', 'unreadable', 'abusive']);
    await api.sql("update translation_order set due_at = now() + interval '1 hour' where id = $1", [order.id]);
    await take(translator, order.id);
    await deliver(translator, order.id);
    await makeLate(order.id);
    expect(await refunded()).toEqual(['complaint']);
    await api.app.database.transaction((db) => refundOrder({ db, emit: () => {} }, target, 'complaint'));
    expect(await refunded()).toEqual([]);
    expect([await balance(hans), await refundsOf(order.id)]).toEqual([20, 1]);
  });

  it('is paid back whole or not at all where the program stops in between', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    await makeLate(id);
    const { database } = api.app;
    let isStopped = false;
    const stopping = {
      ...database,
      transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
        database.transaction(async (db) => {
          await work(db);
          isStopped = true;
          throw new Error('killed before the commit');
        }),
    };
    await expect(
      endLate({ database: stopping, realtime: { publish: () => {}, beforePublish: async () => {} } as never }),
    ).rejects.toThrow('killed');
    expect([isStopped, await refundsOf(id), (await read(hans, message))?.state]).toEqual([true, 0, 'translating']);
    await settle();
    expect([await refundsOf(id), await balance(hans)]).toEqual([1, 20]);
  });
});

describe('what is gone', () => {
  const ends: readonly [string, (pair: Couple) => Promise<unknown>][] = [
    [
      'a message taken back',
      ({ hans, message }) => hans.call(messageActsContract.recallMessage, { body: { id: message.id } }),
    ],
    [
      'a block by the one',
      ({ hans, yuki }) => hans.call(relationshipsContract.blockMember, { body: { user_id: yuki.id } }),
    ],
    [
      'a block by the other',
      ({ hans, yuki }) => yuki.call(relationshipsContract.blockMember, { body: { user_id: hans.id } }),
    ],
    ['a closed account', ({ hans }) => api.sql("update account set status = 'closed' where id = $1", [hans.id])],
  ];
  it.each(ends)('%s: the gold comes back, nobody reads or delivers it any more', async (_name, end) => {
    const pair = await couple(api);
    const { id } = await ask(pair.yuki, pair.message);
    await take(kenji, id);
    await end(pair);
    expect((await deliver(kenji, id)).code).toBe(codeOf('translation_over'));
    await settle();
    expect([await balance(pair.yuki), await refundsOf(id)]).toEqual([20, 1]);
    expect((await kenji.call(desk.getTranslationDesk)).body).toMatchObject({ job: null, items: [] });
  });

  it('is not even given to a translator', async () => {
    const pair = await couple(api);
    const { id } = await ask(pair.yuki, pair.message);
    await pair.hans.call(messageActsContract.recallMessage, { body: { id: pair.message.id } });
    expect((await take(kenji)).body).toEqual({ job: null });
    expect((await take(kenji, id)).code).toBe(codeOf('translation_taken'));
    await settle();
    expect(await proveBooks(api.app.database)).toEqual([]);
  });
});

describe('a complaint about a translation', () => {
  it('is about who made it; upheld, the gold comes back and the words go', async () => {
    const { hans, yuki, message } = await couple(api);
    const { id } = await ask(hans, message);
    await take(kenji, id);
    await deliver(kenji, id, 'でたらめ');
    await hans.call(complaintsContract.complain, {
      body: { reportType: 'translation', reportId: message.id, content: 'other: nonsense', block: true },
    });
    expect((await hans.call(relationshipsContract.listBlocked)).body.items).toEqual([]);
    const [row] = (await moderator.call(complaintsContract.listComplaints)).body.items;
    const params = { id: row?.id ?? 0 };
    const found = (await moderator.call(complaintsContract.getComplaint, { params })).body;
    expect(found).toMatchObject({
      type: 'translation',
      accused: { name: 'Kenji Sato' },
      evidence: {
        words: 'でたらめ',
        facts: [
          { label: 'original', value: message.message_content },
          { label: 'translation', value: 'human' },
        ],
      },
    });
    await moderator.call(complaintsContract.takeComplaint, { params });
    expect(
      (
        await moderator.call(complaintsContract.decideComplaint, {
          params,
          body: { uphold: true, reason: 'other', act: 'none' },
        })
      ).code,
    ).toBeNull();
    expect([await balance(hans), await translationOf(yuki, message), (await read(hans, message))?.refund]).toEqual([
      20,
      null,
      'complaint',
    ]);
    expect((await hans.call(complaintsContract.listOwnComplaints)).body.items[0]).toMatchObject({
      type: 'translation',
      name: null,
      state: 'upheld',
    });
    expect((await kenji.call(desk.getTranslationDesk)).body.figures).toMatchObject({ refunded: 1 });
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('pays nothing back where it is dismissed', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    await take(kenji, id);
    await deliver(kenji, id);
    await hans.call(complaintsContract.complain, {
      body: { reportType: 'translation', reportId: message.id, content: 'other' },
    });
    const params = { id: (await moderator.call(complaintsContract.listComplaints)).body.items[0]?.id ?? 0 };
    await moderator.call(complaintsContract.takeComplaint, { params });
    await moderator.call(complaintsContract.decideComplaint, { params, body: { uphold: false, reason: 'no_breach' } });
    expect([await balance(hans), await refundsOf(id)]).toEqual([19, 0]);
  });
});

async function exported({ id }: Member): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const { content } of translatorsExporter.files(api.app.database, id))
    for await (const part of content) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

describe('an account that is exported and erased', () => {
  it('takes out what it paid for, and leaves the books whole', async () => {
    const { hans, yuki, message } = await couple(api);
    const { id } = await ask(hans, message);
    await take(kenji, id);
    expect(await exported(hans)).toMatchObject({
      ordered: [{ message_id: message.id, from: 'de', to: 'ja', gold: 1, state: 'taken' }],
    });
    expect(await exported(kenji)).toMatchObject({ ordered: [], languages: [{ from: 'de', to: 'ja' }] });
    await translatorsEraser.erase(api.app.database, kenji.id);
    expect(await api.sql('select state, translator_id, redacted from translation_order where id = $1', [id])).toEqual([
      { state: 'waiting', translator_id: null, redacted: null },
    ]);
    expect((await kenji.call(desk.getTranslationDesk)).body).toMatchObject({ items: [], pairs: [] });
    await translatorsEraser.erase(api.app.database, hans.id);
    await translatorsEraser.erase(api.app.database, yuki.id);
    expect(await api.sql('select payer_id, other_id from translation_order where id = $1', [id])).toEqual([
      { payer_id: null, other_id: null },
    ]);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('takes what a translator has begun of their words', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    const mira = await hireTranslator(api, 'Mira Abe');
    await take(mira, id);
    await mira.call(desk.saveTranslationDraft, { params: { id }, body: { draft: '土曜日は' } });
    await translatorsEraser.erase(api.app.database, hans.id);

    expect(await api.sql('select draft, drafted_by from translation_order where id = $1', [id])).toEqual([
      { draft: '', drafted_by: null },
    ]);
  });
});
