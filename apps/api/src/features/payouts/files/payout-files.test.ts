import { payoutDeskContract as desk } from '@peonia/contract/payouts/payout-desk.schema.ts';
import type { PayoutFileFormat } from '@peonia/contract/payouts/payout-desk.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { cashOut, decide, makePartner } from '../../../../test/fixtures/cash-out.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { painSequence, painTexts } from '../../../../test/fixtures/pain-structure.ts';
import { readXml, type XmlElement } from '../../../../test/fixtures/read-xml.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { openMethodSeal, type MethodDetails } from '../method/method-seal.ts';
import { payoutSettings } from '../payout-settings.ts';
import { csvFile } from './csv-file.ts';
import { painFile } from './pain-file.ts';

let api: Api;
let fina: StaffMember;
let finn: StaffMember;
let partners = 0;

const debtor = { name: 'Peonia & Sons', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };

beforeAll(async () => {
  api = await startApi({
    PAYOUT_DEBTOR_NAME: debtor.name,
    PAYOUT_DEBTOR_IBAN: debtor.iban,
    PAYOUT_DEBTOR_BIC: debtor.bic,
  });
  fina = await makeStaff(api, 'Fina Gold', 'finance');
  finn = await makeStaff(api, 'Finn Gold', 'finance');
});
beforeEach(async () => {
  await api.sql('delete from payout_day');
  await proveBooks(api.app.database);
});
afterAll(() => api.close());

const bank: MethodDetails = {
  kind: 'bank',
  account_name: 'Mei <Lin> & Co',
  account_number: 'DE89370400440532013000',
  other_information: '',
};
const wallet: MethodDetails = {
  kind: 'wallet',
  account_name: '=Mei, Lin',
  account_number: '+8613800138000',
  other_information: 'WeChat "Pay"',
};
const line = (id: number, amount: number, method: MethodDetails = bank) => ({ id, amount, method });
const pain = (lines = [line(7, 8_050), line(8, 5_000)]) =>
  painFile({ id: 3, made_at: new Date('2026-11-23T09:00:00Z'), brand: 'Peonia', debtor, lines });

/** A payout to this account that Fina has approved. */
async function approved(method: MethodDetails = bank): Promise<number> {
  const partner = await makePartner(api, `File Partner ${(partners += 1)}`, 100);
  await api.sql('update payout_method set sealed = $2 where member_id = $1', [
    partner.id,
    openMethodSeal(api.config.secrets).seal(method),
  ]);
  const { id } = (await cashOut(partner, 80)).body.payout;
  await decide(fina, id, 'approve');
  return id;
}
const make = (staff: StaffMember, format: PayoutFileFormat) => staff.call(desk.makePayoutFile, { body: { format } });
const newest = async () => (await finn.call(desk.listPayoutFiles)).body.items[0];
const contents = async (id: number) => {
  const reply = await fetch(`${api.address}/v1/staff/payouts/files/${id}/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${finn.token}` },
  });
  return { text: await reply.text(), name: reply.headers.get('content-disposition') };
};

/** Throws where an element is missing, out of order, or of another form than the schema wants. */
function requirePain(element: XmlElement): void {
  const sequence = painSequence[element.name];
  if (sequence === undefined) {
    const isAccount = element.name === 'Id' && element.children[0]?.name === 'IBAN';
    if (isAccount) return requirePain(element.children[0] ?? element);
    if (element.name === 'Othr' || element.name === 'Id') return;
    if (!painTexts[element.name]?.test(element.text)) throw new Error(`${element.name} is ${element.text}`);
    return;
  }
  const left = [...element.children];
  for (const wanted of sequence) {
    const name = wanted.replace(/[?*]$/, '');
    if (left[0]?.name !== name && !wanted.endsWith('?')) throw new Error(`${element.name} lacks ${name}`);
    while (left[0]?.name === name) {
      left.shift();
      if (!wanted.endsWith('*')) break;
    }
  }
  if (left.length > 0) throw new Error(`${element.name} has ${left[0]?.name} out of order`);
  for (const child of element.children) requirePain(child);
}

const all = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];

describe('a bank file', () => {
  it('has the structure of pain.001.001.09', () => {
    const document = readXml(pain());

    expect(document.attributes['xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(() => requirePain(document)).not.toThrow();
  });

  it('states number and sum of its transfers, each with its account', () => {
    const document = readXml(pain());

    expect(all(document, 'NbOfTxs').map(({ text }) => text)).toEqual(['2', '2']);
    expect(all(document, 'CtrlSum').map(({ text }) => text)).toEqual(['130.50', '130.50']);
    expect(all(document, 'InstdAmt').map(({ text, attributes }) => [text, attributes['Ccy']])).toEqual([
      ['80.50', 'USD'],
      ['50.00', 'USD'],
    ]);
    expect(all(document, 'IBAN').map(({ text }) => text)).toEqual([debtor.iban, ...Array(2).fill(bank.account_number)]);
    expect(all(document, 'EndToEndId').map(({ text }) => text)).toEqual(['PEONIA-7', 'PEONIA-8']);
  });

  it('escapes names and drops what XML forbids', () => {
    const document = readXml(
      pain([line(1, 5_000, { ...bank, account_name: 'A\u0000 <b> & \u0007c'.padEnd(200, 'x') })]),
    );

    const [, , creditor] = all(document, 'Nm').map(({ text }) => text);
    expect([creditor?.startsWith('A  <b> &  cx'), creditor?.length]).toEqual([true, 140]);
    expect(() => requirePain(document)).not.toThrow();
  });
});

describe('a CSV file', () => {
  it('quotes cells and never holds a formula', () => {
    const rows = csvFile([line(9, 5_005, wallet)], 'Peonia').split('\r\n');

    expect(rows).toEqual([
      '\uFEFFreference,kind,account_name,account_number,other_information,amount,currency',
      `PEONIA-9,wallet,"'=Mei, Lin",'+8613800138000,"WeChat ""Pay""",50.05,USD`,
      '',
    ]);
  });
});

describe('files of payouts', () => {
  it('hold accounts with an IBAN in pain.001 and all others in CSV, each once', async () => {
    const [first, second] = [await approved(), await approved(wallet)];

    const made = [await make(finn, 'pain'), await make(finn, 'csv')];
    const again = [await make(finn, 'pain'), await make(finn, 'csv')].map(({ code }) => code);

    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(again).toEqual([errors.payout_file_empty.code, errors.payout_file_empty.code]);
    const rows = await api.sql<{ id: number; format: string }>(
      'select r.id, f.format from payout_request r join payout_file f on f.id = r.file_id where r.id = any($1) order by r.id',
      [[first, second]],
    );
    expect(rows).toEqual([
      { id: first, format: 'pain' },
      { id: second, format: 'csv' },
    ]);
  });

  it('leave out what their maker approved', async () => {
    await approved();

    const { code } = await make(fina, 'pain');

    expect(code).toBe(errors.payout_file_empty.code);
    expect((await make(finn, 'pain')).status).toBe(200);
  });

  it('are downloaded with an entry in the audit log', async () => {
    const id = await approved();
    await make(finn, 'pain');
    const file = (await newest())?.id ?? 0;

    const { text, name } = await contents(file);

    const acts = await api.sql<{ act: string }>(
      'select act from staff_act where staff_id = $1 and $2 = any(subject_ids) order by id',
      [finn.id, id],
    );
    expect([text.includes(`PEONIA-${id}<`), name]).toEqual([true, `attachment; filename="payouts-${file}.xml"`]);
    expect(acts.map(({ act }) => act)).toEqual(['payout.filed', 'payout.file-downloaded']);
  });

  it('are not made while the proof of the books is stale', async () => {
    await approved();
    await api.sql("update ledger_proof set made_at = now() - interval '3 hours'");

    expect((await make(finn, 'pain')).code).toBe(errors.payout_paused.code);
  });

  it('leave out a payout whose partner is suspended', async () => {
    const id = await approved();
    await api.sql(
      "update account set status = 'suspended' where id = (select member_id from payout_request where id = $1)",
      [id],
    );

    await make(finn, 'pain');

    expect(await api.sql('select file_id from payout_request where id = $1', [id])).toEqual([{ file_id: null }]);
  });

  it('hold payouts that are paid or returned, never refused', async () => {
    const id = await approved();
    await make(finn, 'pain');

    const refused = await decide(finn, id, 'refuse');
    await api.sql("update ledger_proof set made_at = now() - interval '3 hours'");
    const paid = await decide(finn, id, 'pay');

    expect([refused.code, paid.body.state]).toEqual([errors.payout_moved.code, 'paid']);
  });

  it('are guarded by the database: no payout is in two', async () => {
    const id = await approved();
    await make(finn, 'pain');

    await expect(api.sql('update payout_request set file_id = null where id = $1', [id])).rejects.toThrow('one file');
  });
});

describe('the account that pays', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', PAYOUT_DEBTOR_NAME: 'Peonia', ...env }, [payoutSettings]).of(payoutSettings);

  it('is needed for bank files, and checked', () => {
    expect(read({}).debtor).toBeNull();
    expect(read({ PAYOUT_DEBTOR_IBAN: 'DE02 1203 0000 0000 2020 51' }).debtor?.iban).toBe(debtor.iban);
    expect(() => read({ PAYOUT_DEBTOR_IBAN: 'DE03120300000000202051' })).toThrow('PAYOUT_DEBTOR_IBAN');
    expect(() => read({ PAYOUT_DEBTOR_IBAN: debtor.iban, PAYOUT_DEBTOR_BIC: 'BANK' })).toThrow('PAYOUT_DEBTOR_BIC');
  });
});
