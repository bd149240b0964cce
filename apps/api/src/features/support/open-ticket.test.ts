import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { solveCaptcha } from '../../../test/fixtures/solve-captcha.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ SUPPORT_MAIL: 'help@operator.test' });
});
afterAll(() => api.close());

const right = {
  category: 'contact',
  content: 'How do I change my e-mail address?',
  email: 'anna@example.com',
  name: 'Anna',
};

describe('what is refused, in the order of the specification', () => {
  // covers: POST /support
  it.each([
    ['no category', { ...right, category: undefined }, 400160, 'Illegal access'],
    ['a category for members', { ...right, category: 'payment' }, 400160, 'Illegal access'],
    ['no captcha', right, 400152, 'Please click on the validation area'],
    ['no text', { ...right, captcha: 'x', content: ' ' }, 400161, 'Please write what we can help you with.'],
    ['no e-mail address', { ...right, captcha: 'x', email: 'anna' }, 400102, 'Email address is invalid'],
    ['a short name', { ...right, captcha: 'x', name: 'Ann' }, 400162, 'Name is invalid'],
    ['a captcha that is not solved', { ...right, captcha: 'x' }, 400152, 'Please click on the validation area'],
  ])('%s', async (_what, body, code, message) => {
    const answer = await api.guest().call(supportContract.openTicket, { body });
    expect(answer).toMatchObject({ status: 400, code, message });
  });

  it('replies in the language of the reader', async () => {
    expect((await api.guest('de').call(supportContract.openTicket, { body: {} })).message).toBe('Unzulässiger Zugriff');
  });

  // covers: support: category, captcha, content, email, name
  // covers: GET /captcha
  it('rejects a captcha of another action', async () => {
    const captcha = await solveCaptcha(api.guest(), 'verify');
    expect((await api.guest().call(supportContract.openTicket, { body: { ...right, captcha } })).code).toBe(400152);
  });
});

it('stores a ticket, notifies the operator and uses the captcha once', async () => {
  const captcha = await solveCaptcha(api.guest(), 'support');
  const answer = await api.guest('fr').call(supportContract.openTicket, { body: { ...right, captcha } });
  expect(answer.status).toBe(201);
  const [ticket] = await api.sql(
    'select category, account_id, name, email, language, content, status from support_ticket where id = $1',
    [answer.body.id],
  );
  expect(ticket).toEqual({ ...right, account_id: null, language: 'fr', status: 'open' });

  await api.app.outbox.drain();
  const [mail] = await api.sql<{ recipient: string; subject: string; body_text: string }>(
    "select recipient, subject, body_text from mail_outbox where recipient = 'help@operator.test'",
  );
  expect(mail?.subject).toBe(`Demande ${answer.body.id} (contact) de Anna`);
  expect(mail?.body_text).toContain(right.content);

  const more = { ...right, content: 'And another thing.', captcha };
  expect((await api.guest().call(supportContract.openTicket, { body: more })).code).toBe(400152);
});

describe('the same words again, since the reply was lost', () => {
  const ticketsWith = (content: string) => api.sql('select id from support_ticket where content = $1', [content]);

  it('are one ticket of a member, also at the same time', async () => {
    const member = await api.register('Ida Again');
    const body = { category: 'payment', content: 'My gold is missing since yesterday.' } as const;
    const send = () => member.call(supportContract.openTicket, { body });

    const replies = [...(await Promise.all([send(), send(), send()])), await send()];

    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await ticketsWith(body.content)).toHaveLength(1);
    await api.app.outbox.drain();
    expect(await api.sql("select 1 from mail_outbox where body_text like '%gold is missing since%'")).toHaveLength(1);
  });

  it('are one ticket of a guest, whose captcha was used up', async () => {
    const body = { ...right, content: 'I cannot log in.', captcha: await solveCaptcha(api.guest(), 'support') };
    const first = await api.guest().call(supportContract.openTicket, { body });

    const again = await api.guest().call(supportContract.openTicket, { body });

    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await ticketsWith(body.content)).toHaveLength(1);
  });

  it('are another ticket from somebody else, once it was solved, and after an hour', async () => {
    const [member, other] = await Promise.all([api.register('Ina Later'), api.register('Ines Other')]);
    const body = { category: 'account', content: 'Nothing happens.' } as const;
    const send = async (from: typeof member) => (await from.call(supportContract.openTicket, { body })).body.id;
    const first = await send(member);

    const ids = [first, await send(other)];
    await api.sql("update support_ticket set status = 'solved', solved_at = now() where id = $1", [first]);
    ids.push(await send(member));
    await api.sql("update support_ticket set created_at = now() - interval '61 minutes' where content = $1", [
      body.content,
    ]);
    ids.push(await send(member));

    expect(new Set(ids).size).toBe(4);
  });
});

it('keeps the captcha valid for a refused ticket', async () => {
  const captcha = await solveCaptcha(api.guest(), 'support');
  expect((await api.guest().call(supportContract.openTicket, { body: { ...right, captcha, name: 'A' } })).code).toBe(
    400162,
  );
  expect((await api.guest().call(supportContract.openTicket, { body: { ...right, captcha } })).status).toBe(201);
});

it('fills in a member’s name and address', async () => {
  const member = await api.register('Helena');
  const answer = await member.call(supportContract.openTicket, {
    body: { category: 'payment', content: 'My gold is missing.' },
  });
  expect(answer.status).toBe(201);
  const [ticket] = await api.sql('select name, account_id is not null as known from support_ticket where id = $1', [
    answer.body.id,
  ]);
  expect(ticket).toEqual({ name: 'Helena', known: true });
});
