import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { translatorsContract as contract } from '@peonia/contract/translation/translators.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import {
  ask,
  couple,
  deliver,
  hireTranslator,
  order,
  quote,
  read,
  take,
  write,
} from '../../../../test/fixtures/hire-translator.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { newKey } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';

let api: Api;
let translator: StaffMember;

beforeAll(async () => {
  api = await startApi();
  translator = await hireTranslator(api, 'Kenji Sato', [
    ['de', 'ja'],
    ['ja', 'de'],
  ]);
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const balance = async (member: Member) => (await member.me()).balance;
const translationOf = async (member: Member, { id }: { readonly id: number }) =>
  (await member.call(messageActsContract.getMessage, { params: { id } })).body.translation;

describe('a quote', () => {
  it('counts what there is to translate, into the language of who reads it, and costs nothing', async () => {
    const { hans, yuki, message } = await couple(
      api,
      'Ich freue mich sehr auf dich, weil du am Samstag endlich kommst [smile]',
    );
    const mine = await quote(hans, message);
    expect(mine.body).toMatchObject({ from: 'de', to: 'ja', words: 12, characters: 0, price: 2, hours: 24 });
    expect(new Date(mine.body.until).getTime()).toBeGreaterThan(Date.now());
    expect((await quote(yuki, message)).body).toMatchObject({ from: 'de', to: 'ja', price: 2 });
    const theirs = await write(yuki, hans, '土曜日に行きます。楽しみです。');
    expect((await quote(hans, theirs)).body).toMatchObject({
      from: 'ja',
      to: 'de',
      words: 0,
      characters: 13,
      price: 1,
    });
    expect(await balance(hans)).toBe(20);
  });

  it('is refused where there is nothing to do, or nobody to do it', async () => {
    const { hans, yuki, message } = await couple(api, '[smile] 🌸!');
    expect((await quote(hans, message)).code).toBe(codeOf('translation_empty'));
    expect((await quote(hans, await write(hans, yuki, '日本語を勉強しています'))).code).toBe(
      codeOf('translation_same_language'),
    );
    expect((await quote(hans, await write(yuki, hans, 'Спасибо'))).code).toBe(codeOf('translator_missing'));
    const stranger = await api.register('Reads Along');
    expect((await quote(stranger, message)).code).toBe(codeOf('not_found'));
    const own = await couple(api);
    await api.sql("delete from translator_pair where source = 'ja'");
    expect((await quote(own.hans, await write(own.yuki, own.hans, 'ありがとう'))).code).toBe(
      codeOf('translator_missing'),
    );
    await api.sql("insert into translator_pair (member_id, source, target) values ($1, 'ja', 'de')", [translator.id]);
  });
});

describe('an order', () => {
  it('is paid at the price that was shown, seen by both, and delivered to both', async () => {
    const { hans, yuki, message } = await couple(api);
    await quote(yuki, message);
    expect((await order(yuki, message, 2)).code).toBe(codeOf('price_changed'));
    const key = newKey();
    const made = await order(yuki, message, 1, key);
    expect(made.body).toMatchObject({
      message_id: message.id,
      state: 'translating',
      from: 'de',
      to: 'ja',
      mine: true,
      price: 1,
      refund: null,
      mark: null,
    });
    expect((await order(yuki, message, 1, key)).body).toEqual(made.body);
    expect(await balance(yuki)).toBe(19);
    expect(await translationOf(hans, message)).toEqual({
      kind: 'human',
      state: 'translating',
      engine: null,
      from: 'de',
      to: 'ja',
      text: '',
    });
    expect(await read(hans, message)).toMatchObject({
      state: 'translating',
      mine: false,
      price: null,
      progress_id: null,
    });

    const progress = { query: { type: 'translation' as const, id: String(made.body.progress_id) } };
    expect((await yuki.call(progressContract.getProgress, progress)).body).toEqual({ state: 'waiting', percent: 0 });
    expect((await hans.call(progressContract.getProgress, progress)).status).toBe(404);
    const [mine, theirs] = [await yuki.socket(), await hans.socket()];
    const { job } = (await take(translator)).body;
    expect((await yuki.call(progressContract.getProgress, progress)).body).toEqual({ state: 'running', percent: 10 });
    expect((await deliver(translator, job?.id ?? 0)).code).toBeNull();
    for (const socket of [mine, theirs]) {
      const frame = await socket.next((one) => one.type === 'event' && one.name === 'message.changed');
      expect(frame).toMatchObject({
        data: {
          message: {
            id: message.id,
            translation: { kind: 'human', state: 'translated', text: '土曜日は空いていますか？' },
          },
        },
      });
      socket.close();
    }
    expect((await yuki.call(progressContract.getProgress, progress)).body).toEqual({ state: 'done', percent: 100 });
    expect((await read(yuki, message))?.state).toBe('translated');
    const [trade] = (await yuki.call(ledgerContract.listTrades, { query: { k: 'translation' } })).body.items;
    expect(trade).toMatchObject({
      type: 'translation',
      amount: -1,
      cause: 'translation_order',
      user: { user_id: hans.id },
    });
  });

  it('is one, no matter who asks, also at once', async () => {
    const { hans, yuki, message } = await couple(api);
    await Promise.all([quote(hans, message), quote(yuki, message)]);
    const answers = await Promise.all([
      order(hans, message),
      order(yuki, message),
      order(hans, message),
      order(yuki, message),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await balance(hans)) + (await balance(yuki))).toBe(39);
    // Anyone who asks again later needs no price for it any more.
    await api.sql('delete from translation_quote where message_id = $1', [message.id]);
    expect((await order(yuki, message)).body.id).toBe(answers[0]?.body.id);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('needs a quote that still holds, and the gold', async () => {
    const { hans, yuki, message } = await couple(api);
    expect((await order(hans, message)).code).toBe(codeOf('translation_quote_over'));
    await quote(hans, message);
    await api.sql("update translation_quote set until = now() - interval '1 second'");
    expect((await order(hans, message)).code).toBe(codeOf('translation_quote_over'));
    const poor = await api.register('Poor Reader', { language: 'ja' });
    const said = await write(poor, hans, 'はじめまして。ドイツに住みたいです。');
    await quote(poor, said);
    expect((await order(poor, said)).code).toBe(codeOf('gold_short'));
    await giveGold(api.app.database, poor, 1, 'bonus');
    expect((await order(poor, said)).status).toBe(201);
    expect(await balance(yuki)).toBe(20);
  });

  it('is not there for somebody else, and not between two of whom one blocks', async () => {
    const { hans, yuki, message } = await couple(api);
    const stranger = await api.register('Looks Around');
    await Promise.all([quote(hans, message), quote(yuki, message)]);
    expect([
      (await order(stranger, message)).code,
      (await stranger.call(contract.getTranslationOrder, { params: { id: message.id } })).code,
    ]).toEqual(Array(2).fill(codeOf('not_found')));
    expect(await read(hans, message)).toBeNull();
    await hans.call(relationshipsContract.blockMember, { body: { user_id: yuki.id } });
    expect((await order(hans, message)).code).toBe(codeOf('member_blocked_by_me'));
    expect([(await order(yuki, message)).code, (await quote(yuki, message)).code]).toEqual(
      Array(2).fill(codeOf('not_found')),
    );
  });
});

describe('a mark', () => {
  it('is given by anyone who paid, for what is done, and once again in the stead of the first', async () => {
    const { hans, yuki, message } = await couple(api);
    const { id } = await ask(hans, message);
    const mark = (member: Member, value: number, reason?: string) =>
      member.call(contract.markTranslation, {
        params: { id: message.id },
        body: { mark: value, ...(reason === undefined ? {} : { reason }) },
      });
    expect((await mark(hans, 5)).code).toBe(codeOf('not_found'));
    await take(translator, id);
    await deliver(translator, id);
    expect((await mark(yuki, 5)).code).toBe(codeOf('not_found'));
    expect((await mark(hans, 2, 'Too formal')).body.mark).toBe(2);
    expect((await mark(hans, 4)).body.mark).toBe(4);
    expect((await read(yuki, message))?.mark).toBeNull();
    expect(
      (await hans.call(messageThreadsContract.getThread, { params: { id: yuki.id }, query: { user: 1 } })).body.items[0]
        ?.translation?.state,
    ).toBe('translated');
  });
});
