-- What staff need about a dispute beside the refund that took its gold: the provider's deadline, and our evidence.
create table payment_dispute (
  id bigint generated always as identity primary key,
  gateway text not null,
  refund_id text not null,
  order_id bigint not null references payment_order (id),
  due_at timestamptz,
  evidence_at timestamptz,
  evidence_by bigint,
  evidence_note text not null default '',
  created_at timestamptz not null default now(),
  constraint payment_dispute_once unique (gateway, refund_id),
  constraint payment_dispute_evidence check (evidence_at is not null or (evidence_by is null and evidence_note = '')),
  constraint payment_dispute_note check (length(evidence_note) <= 500),
  foreign key (gateway, refund_id) references payment_refund (gateway, refund_id)
);
create index payment_dispute_order on payment_dispute (order_id);

insert into payment_dispute (gateway, refund_id, order_id, created_at)
  select gateway, refund_id, order_id, created_at from payment_refund where kind = 'chargeback' order by created_at, refund_id;

-- Every dispute has its row, whatever writes the refund.
create function payment_dispute_begins() returns trigger language plpgsql as $$
begin
  insert into payment_dispute (gateway, refund_id, order_id) values (new.gateway, new.refund_id, new.order_id);
  return null;
end $$;
create trigger payment_dispute_begins after insert on payment_refund
  for each row when (new.kind = 'chargeback') execute function payment_dispute_begins();
