import { expect, it } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const entry = {
  id: 7,
  at: '2026-11-01T10:00:00.000Z',
  staff_id: 3,
  staff_name: 'Ada',
  act: 'member.noted',
  subject: 'account',
  subject_ids: [12, 13],
  before: 'normal',
  after: 'urgent',
  detail: 'Ticket 12',
};

it('writes a row for each entry', () => {
  expect(auditCsv([entry]).split('\r\n')[1]).toBe(
    '7,2026-11-01T10:00:00.000Z,3,Ada,member.noted,account,12 13,normal,urgent,Ticket 12',
  );
});

it('quotes cells with commas, quotes and line breaks', () => {
  expect(auditCsv([{ ...entry, detail: 'He said "no", twice' }])).toContain('"He said ""no"", twice"');
});

it('takes the power from a formula', () => {
  expect(auditCsv([{ ...entry, detail: '=HYPERLINK(1)' }])).toContain("'=HYPERLINK(1)");
});
