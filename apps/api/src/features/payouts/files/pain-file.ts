import { dayOf } from '@peonia/core/calendar-day.ts';
import type { PayoutDebtor } from '../payout-settings.ts';
import { endToEndId, plainAmount, type FileLine } from './file-line.ts';

interface PainFile {
  /** Number of the file. */
  readonly id: number;
  readonly made_at: Date;
  readonly brand: string;
  readonly debtor: PayoutDebtor;
  readonly lines: readonly FileLine[];
}

/** A credit transfer initiation, ISO 20022 pain.001.001.09: one order in USD with a transfer for each payout. */
export function painFile({ id, made_at, brand, debtor, lines }: PainFile): string {
  const sum = plainAmount(lines.reduce((total, line) => total + line.amount, 0));
  const name = `${endToEndId(brand, id)}-FILE`;
  const agent = debtor.bic === '' ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : `<BICFI>${debtor.bic}</BICFI>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${name}</MsgId>
      <CreDtTm>${made_at.toISOString()}</CreDtTm>
      <NbOfTxs>${lines.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${text(debtor.name, 140)}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${name}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>${lines.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${dayOf(made_at)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${text(debtor.name, 140)}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt>
      <ChrgBr>SHAR</ChrgBr>
${lines.map((line) => transfer(line, brand)).join('\n')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}

function transfer({ id, amount, method }: FileLine, brand: string): string {
  const reference = endToEndId(brand, id);
  return `      <CdtTrfTxInf>
        <PmtId><EndToEndId>${reference}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="USD">${plainAmount(amount)}</InstdAmt></Amt>
        <Cdtr><Nm>${text(method.account_name, 140)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${method.account_number}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${text(`${brand} ${reference}`, 140)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`;
}

/** Escapes a text; characters that XML forbids are dropped. */
function text(value: string, most: number): string {
  return Array.from(value.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').trim())
    .slice(0, most)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
