import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { readSettlement } from './read-settlement.ts';
import { settlementFormats } from './settlement-formats.ts';

const order = 'a'.repeat(32);
const read = (gateway: keyof typeof settlementFormats, lines: string[]) =>
  readSettlement(lines.join('\r\n'), settlementFormats[gateway], 100);

const stripeHead =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,payment_intent_id,payment_metadata[order]';
const wechatHead =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,微信退款单号,退款金额,手续费,费率,订单金额';
const paypalHead =
  '"CH","Transaction ID","Invoice ID","PayPal Reference ID","Transaction Event Code","Transaction Completion Date","Transaction Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Fee Debit or Credit","Fee Amount","Custom Field"';

describe('a settlement report', () => {
  it('of Stripe holds payments, refunds and fees of the account', () => {
    const { lines, errors } = read('stripe', [
      stripeHead,
      `txn_1,2026-03-01 10:00:00,usd,20.00,0.88,19.12,charge,pi_1,${order}`,
      `txn_2,2026-03-02 10:00:00,usd,-5.00,0.00,-5.00,refund,pi_1,${order}`,
      'txn_3,2026-03-03 10:00:00,usd,-1.50,0.00,-1.50,fee,,',
      'txn_4,2026-03-04 10:00:00,usd,-12.62,0.00,-12.62,payout,,',
    ]);

    expect(errors).toEqual([]);
    expect(lines.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['payment', 2_000, 88],
      ['refund', -500, 0],
      ['fee', 0, 150],
      ['transfer', -1_262, 0],
    ]);
    expect(lines[0]).toMatchObject({ order, payment: 'pi_1', currency: 'USD', ref: 'txn_1' });
  });

  it('of Stripe about payouts holds what went to the bank', () => {
    const { lines, errors, missing } = read('stripe', [
      'payout_id,effective_at_utc,effective_at,currency,balance_transaction_id,gross,fee,net,reporting_category,description',
      'po_1,2026-03-04 00:00:00,2026-03-04 00:00:00,usd,txn_4,-12.62,0.00,-12.62,payout,STRIPE PAYOUT',
      'po_2,2026-03-05 00:00:00,2026-03-05 00:00:00,usd,txn_5,3.00,0.00,3.00,payout_reversal,STRIPE PAYOUT',
    ]);

    expect([missing, errors]).toEqual([null, []]);
    expect(lines).toMatchObject([
      { ref: 'txn_4', kind: 'transfer', amount: -1_262, fee: 0, made_at: new Date('2026-03-04T00:00:00Z') },
      { ref: 'txn_5', kind: 'transfer', amount: 300 },
    ]);
  });

  it('of PayPal has rows around its lines, and amounts in hundredths', () => {
    const { lines, errors } = read('paypal', [
      '"RH","2026/03/02 00:00:00 -0800","A"',
      paypalHead,
      `"SB","9AB","","","T0006","2026/03/01 20:00:00 -0800","CR","2000","USD","DR","98","${order}"`,
      `"SB","9AC","","9AB","T1107","2026/03/01 21:00:00 -0800","DR","2000","USD","CR","98","${order}"`,
      '"SF","USD","2"',
    ]);

    expect(errors).toEqual([]);
    expect(lines).toMatchObject([
      { ref: '9AB', kind: 'payment', amount: 2_000, fee: 98, payment: '9AB', order },
      { ref: '9AC', kind: 'refund', amount: -2_000, fee: -98, payment: '9AB' },
    ]);
    expect(lines[0]?.made_at.toISOString()).toBe('2026-03-02T04:00:00.000Z');
  });

  it('of WeChat Pay marks cells with a backtick and ends with a summary', () => {
    const { lines, errors } = read('wechat', [
      wechatHead,
      `\`2026-03-01 07:30:00,\`wx1,\`190,\`4200001,\`${order},\`SUCCESS,\`CNY,\`0,\`0.00,\`0.72000,\`0.60%,\`120.00`,
      `\`2026-03-01 09:30:00,\`wx1,\`190,\`4200001,\`${order},\`REFUND,\`CNY,\`5030001,\`120.00,\`-0.72000,\`0.60%,\`0.00`,
      '总交易单数,总交易额',
      '`2,`120.00',
    ]);

    expect(errors).toEqual([]);
    expect(lines).toMatchObject([
      { ref: '4200001', kind: 'payment', amount: 12_000, fee: 72, currency: 'RMB', order },
      { ref: '5030001', kind: 'refund', amount: -12_000, fee: -72 },
    ]);
    expect(lines[0]?.made_at.toISOString()).toBe('2026-02-28T23:30:00.000Z');
  });

  it('names every wrong line with its column', () => {
    const { errors } = read('stripe', [
      stripeHead,
      'txn_1,2026-03-01 10:00:00,usd,20.00,0.88,19.12,charge,pi_1,',
      'txn_1,2026-03-01 10:00:00,usd,20.00,0.88,19.12,charge,pi_1,',
      'txn_2,2026-02-30 10:00:00,usd,20.00,0.88,19.12,charge,pi_1,',
      'txn_3,2026-03-01 10:00:00,eur,20.00,0.88,19.12,charge,pi_1,',
      'txn_4,2026-03-01 10:00:00,usd,=1+1,0.88,19.12,charge,pi_1,',
      'txn_5,2026-03-01 10:00:00,usd,20.00,many,19.12,charge,pi_1,',
      '"=HYPERLINK(1)",2026-03-01 10:00:00,usd,20.00,0.88,19.12,charge,pi_1,',
      'txn_6,2026-03-01 10:00:00,usd',
    ]);

    expect(errors).toEqual([
      { line: 3, problem: 'twice', column: 'balance_transaction_id' },
      { line: 4, problem: 'time', column: 'created_utc' },
      { line: 5, problem: 'currency', column: 'currency' },
      { line: 6, problem: 'amount', column: 'gross' },
      { line: 7, problem: 'fee', column: 'fee' },
      { line: 8, problem: 'reference', column: 'balance_transaction_id' },
      { line: 9, problem: 'columns', column: 'balance_transaction_id' },
    ]);
  });

  it('names a column that is missing', () => {
    expect(read('stripe', ['id,amount', '1,2']).missing).toBe('balance_transaction_id');
    expect(read('paypal', ['no report at all']).missing).toBe('Transaction ID');
  });

  it('has at most as many lines as allowed', () => {
    const line = (index: number) => `s${index},2026-03-01T10:00:00Z,,fee,0,1.00,USD`;
    const lines = Array.from({ length: 101 }, (_, index) => line(index));
    const head = 'id,time,order,kind,amount,fee,currency';

    expect(read('sandbox', [head, ...lines]).isTooLong).toBe(true);
    expect(read('sandbox', [head, ...lines.slice(1)]).lines).toHaveLength(100);
  });
});

describe('CSV', () => {
  it('reads back every cell that was quoted', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', '').trim());
    const row = fc.array(cell, { minLength: 1, maxLength: 5 }).filter((cells) => cells.some((one) => one !== ''));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const text = rows.map((cells) => cells.map(quoted).join(',')).join('\r\n');
        expect(parseCsv(text, 100).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('ends on any text, and stops after the rows it was asked for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 0, max: 5 }), (text, most) => {
        expect(parseCsv(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
    expect(parseCsv('"open, for ever', 5)).toEqual([{ line: 1, cells: ['open, for ever'] }]);
  });

  it('counts the lines of the file', () => {
    expect(parseCsv('a\n"b\nb"\n\nc', 9).map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});
