-- Where a partner is taxed, and the document about it where one is asked for. The newest row of a member counts.
create table payout_tax_document (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  country char(2) not null constraint payout_tax_document_country check (country ~ '^[A-Z]{2}$'),
  kind text constraint payout_tax_document_kind check (kind in ('pdf', 'picture')),
  name text constraint payout_tax_document_name check (length(name) <= 200),
  sealed bytea,
  state text not null constraint payout_tax_document_state check (state in ('declared', 'waiting', 'accepted', 'refused')),
  created_at timestamptz not null default now(),
  decided_by bigint,
  decided_at timestamptz,
  reason text constraint payout_tax_document_reason check (length(reason) <= 500),
  constraint payout_tax_document_file check ((sealed is null) = (kind is null) and (sealed is null) = (name is null)),
  constraint payout_tax_document_declared check ((state = 'declared') = (sealed is null)),
  constraint payout_tax_document_decided check ((state in ('accepted', 'refused')) = (decided_at is not null)),
  constraint payout_tax_document_other check (decided_by is distinct from member_id)
);
create index payout_tax_document_member on payout_tax_document (member_id, id desc);
