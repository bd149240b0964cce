import type { downloadPayoutReceipt as endpoint } from '@peonia/contract/payouts/cash-out.ts';
import { maskPayoutNumber } from '@peonia/core/payout-account.ts';
import { formatDate, formatGold, formatMoney, formatRate } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { footerOf, type Paper } from '../../../platform/pdf/paper.ts';
import { pdfReply } from '../../../platform/pdf/pdf-reply.ts';
import type { MethodSeal } from '../method/method-seal.ts';
import { payoutById, type PayoutRequest } from './request.sql.ts';

type PaperConfig = Pick<Config, 'brand' | 'publicUrl'>;

/** The receipt of the caller's payout as PDF. There is none before it is paid. */
export async function downloadPayoutReceipt(
  { db, caller, params, language }: Call<typeof endpoint>,
  { seal, ...config }: PaperConfig & { readonly seal: MethodSeal },
): Promise<FileReply> {
  const payout = await payoutById.first(db, { id: params.id });
  if (payout === undefined || payout.member_id !== caller.id) throw refuse('not_found');
  if (payout.state !== 'paid') throw refuse('payout_unpaid');
  return pdfReply(payoutPaper(payout, { ...config, seal, language }), `payout-${payout.id}.pdf`);
}

function payoutPaper(
  payout: PayoutRequest,
  { brand, publicUrl, seal, language }: PaperConfig & { readonly seal: MethodSeal; readonly language: Language },
): Paper {
  const say = (id: string, values: Record<string, string | number> = {}) =>
    serverText(language, `paper.${id}`, { brand, ...values });
  const method = payout.sealed === null ? null : seal.open(payout.sealed);
  const day = (at: Date) => formatDate(language, at, 'long', 'UTC');
  return {
    language,
    brand,
    title: say('payout.title', { id: payout.id }),
    footer: footerOf({ brand, publicUrl }),
    created: payout.paid_at ?? payout.requested_at,
    blocks: [
      { kind: 'sum', text: formatMoney(language, payout.amount, 'USD') },
      {
        kind: 'facts',
        rows: [
          [say('payout.by'), brand],
          ...(method === null
            ? []
            : ([
                [say('payout.holder'), method.account_name],
                [say('payout.account'), maskPayoutNumber(method.account_number)],
              ] as const)),
          [say('payout.gold'), formatGold(language, payout.gold)],
          [say('payout.rate'), formatRate(language, payout.rate)],
          [say('payout.requested'), day(payout.requested_at)],
          ...(payout.paid_on === null
            ? []
            : ([[say('payout.paid'), day(new Date(`${payout.paid_on}T00:00:00Z`))]] as const)),
          ...(payout.reference === null ? [] : ([[say('payout.reference'), payout.reference]] as const)),
        ],
      },
    ],
  };
}
