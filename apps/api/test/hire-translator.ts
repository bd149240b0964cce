import { chatContract } from '@peonia/contract/chat.schema.ts';
import { type Message } from '@peonia/contract/chat.ts';
import { translationDeskContract as desk } from '@peonia/contract/translation-desk.schema.ts';
import { translatorsContract as contract } from '@peonia/contract/translators.schema.ts';
import { grantPair } from '../src/features/translators/language-pair.sql.ts';
import type { Client } from './client.ts';
import { giveGold } from './give-gold.ts';
import { type House, makeStaff, type StaffMember } from './make-staff.ts';
import { newKey } from './pay.ts';
import type { Member } from './register-member.ts';

/** A German and a Japanese member who have written to each other. */
export interface Couple {
  readonly hans: Member;
  readonly yuki: Member;
  /** Of Hans, in German. */
  readonly message: Message;
}

let number = 0;

/** Somebody of the staff who translates between two languages. */
export async function hireTranslator(
  api: House,
  name: string,
  pairs: readonly (readonly [string, string])[] = [['de', 'ja']],
): Promise<StaffMember> {
  const staff = await makeStaff(api, name, 'translator');
  for (const [source, target] of pairs) await grantPair.one(api.app.database, { name, source, target });
  return staff;
}

export async function couple(api: House, words = 'Guten Abend, hast du am Samstag Zeit?'): Promise<Couple> {
  number += 1;
  const hans = await api.register(`Hans Berg ${number}`, { language: 'de', gender: 1 });
  const yuki = await api.register(`Yuki Mori ${number}`, { language: 'ja' });
  await giveGold(api.app.database, hans, 20);
  await giveGold(api.app.database, yuki, 20);
  await write(yuki, hans, 'こんばんは');
  return { hans, yuki, message: await write(hans, yuki, words) };
}

export async function write(from: Member, to: Member, words: string): Promise<Message> {
  return (
    await from.call(chatContract.sendMessage, {
      body: {
        user_id: to.id,
        message_type: 'text',
        message_content: words,
        client_id: `words-${(number += 1)}-${from.id}`,
      },
    })
  ).body;
}

type Caller = Pick<Client, 'call'>;

export const quote = (member: Caller, { id }: { readonly id: number }) =>
  member.call(contract.quoteTranslation, { body: { message_id: id } });
export const order = (member: Caller, { id }: { readonly id: number }, expected = 1, key = newKey()) =>
  member.call(contract.orderTranslation, { body: { message_id: id, expected }, headers: { 'idempotency-key': key } });
/** The order of a message as a member sees it. */
export async function read(member: Caller, { id }: { readonly id: number }) {
  return (await member.call(contract.getTranslationOrder, { params: { id } })).body.order;
}

/** Quoted and paid by a member; answers the order. */
export async function ask(member: Caller, message: { readonly id: number }) {
  const { price } = (await quote(member, message)).body;
  return (await order(member, message, price)).body;
}

export const take = (translator: Caller, id?: number) =>
  translator.call(desk.takeTranslation, { body: id === undefined ? {} : { id } });
export const deliver = (translator: Caller, id: number, text = '土曜日は空いていますか？') =>
  translator.call(desk.deliverTranslation, { params: { id }, body: { text } });
