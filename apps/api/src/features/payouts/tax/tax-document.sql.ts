import type { TaxState } from '@peonia/contract/payouts/payout-tax.ts';
import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface TaxRow extends Record<string, unknown> {
  readonly id: number;
  readonly member_id: number;
  readonly country: string;
  readonly kind: 'pdf' | 'picture' | null;
  readonly name: string | null;
  readonly state: TaxState;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly reason: string | null;
}

const columns = 'id, member_id, country, kind, name, state, created_at, decided_at, reason';

export const currentTaxDocument = statement<{ member_id: number }, TaxRow>(
  'current_payout_tax_document',
  `select ${columns} from payout_tax_document where member_id = :member_id order by id desc limit 1`,
);

export const insertTaxDocument = statement<
  {
    member_id: number;
    country: string;
    kind: string | null;
    name: string | null;
    sealed: Buffer | null;
    state: 'declared' | 'waiting';
  },
  TaxRow
>(
  'insert_payout_tax_document',
  `insert into payout_tax_document (member_id, country, kind, name, sealed, state)
   values (:member_id, :country, :kind, :name, :sealed, :state) returning ${columns}`,
);

export const taxDocumentById = statement<{ id: number }, TaxRow & { sealed: Buffer | null }>(
  'payout_tax_document_by_id',
  `select ${columns}, sealed from payout_tax_document where id = :id`,
);

/** Returns no row if it was decided, or replaced by a newer one. */
export const decideTaxDocument = statement<
  { id: number; state: 'accepted' | 'refused'; staff_id: number; reason: string },
  TaxRow
>(
  'decide_payout_tax_document',
  `update payout_tax_document d set state = :state, decided_by = :staff_id, decided_at = now(), reason = :reason
   where d.id = :id and d.state = 'waiting'
     and not exists (select 1 from payout_tax_document n where n.member_id = d.member_id and n.id > d.id)
   returning ${columns}`,
);

export const taxDocumentsOf = statement<{ member_id: number }, TaxRow & { sealed: Buffer | null }>(
  'payout_tax_documents_of',
  `select ${columns}, sealed from payout_tax_document where member_id = :member_id order by id`,
);

export const eraseTaxDocuments = statement<{ member_id: number }>(
  'erase_payout_tax_documents',
  'delete from payout_tax_document where member_id = :member_id',
);

/** Replaced ones, and those that do not count any more. */
export const purgeTaxDocuments = purgeStatement<{ days: number; replaced_days: number }>(
  'purge_payout_tax_documents',
  'payout_tax_document',
  `payout_tax_document.created_at < now() - make_interval(days => :days::int)
   or exists (select 1 from payout_tax_document newer where newer.member_id = payout_tax_document.member_id
     and newer.id > payout_tax_document.id and newer.created_at < now() - make_interval(days => :replaced_days::int))`,
);
