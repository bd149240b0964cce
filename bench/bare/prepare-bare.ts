import pg from 'pg';

/** The bare programs' own tables: what the simplest chat, shop and feed would have. */
export async function prepareBare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create table bare_message (id bigint generated always as identity primary key, sender_id bigint not null,
        receiver_id bigint not null, client_id text not null, content text not null, created_at timestamptz not null default now());
      create index on bare_message (sender_id, receiver_id, id);
      create table bare_member (member_id bigint primary key, balance bigint not null check (balance >= 0), last_seq bigint not null default 0);
      create table bare_event (member_id bigint, seq bigint, name text not null, payload jsonb not null,
        created_at timestamptz not null default now(), primary key (member_id, seq));
      create table bare_transfer (id bigint generated always as identity primary key, key text not null unique, debit_id bigint not null,
        credit_id bigint not null, amount bigint not null, debit_balance bigint not null, at timestamptz not null default now());
      create index on bare_transfer (debit_id, id);
      create index on bare_transfer (credit_id, id);
      create table bare_gift (id bigint generated always as identity primary key, sender_id bigint not null, receiver_id bigint not null,
        client_id text not null, gift_id bigint not null, price bigint not null, at timestamptz not null default now(), unique (sender_id, client_id));
      create index on bare_gift (least(sender_id, receiver_id), greatest(sender_id, receiver_id), id);
      create table bare_side (member_id bigint, other_id bigint, unread integer not null default 0, last_id bigint not null default 0,
        primary key (member_id, other_id));
      create table bare_sale (upload_id bigint, buyer_id bigint, transfer_id bigint not null, primary key (upload_id, buyer_id));
      create table bare_notice (id bigint generated always as identity primary key, member_id bigint not null, type text not null,
        person_id bigint not null, others integer not null default 0, at timestamptz not null default now(), seen_at timestamptz);
      create unique index on bare_notice (member_id, type) where seen_at is null;
      create index on bare_notice (member_id, at desc);
      create table bare_like (member_id bigint, other_id bigint, primary key (member_id, other_id));
      create table bare_post (id bigint generated always as identity primary key, author_id bigint not null, client_id text not null,
        content text not null, created_at timestamptz not null default now(), unique (author_id, client_id));
      create index on bare_post (author_id, id desc);
      create table bare_read (member_id bigint, other_id bigint, seq integer not null, primary key (member_id, other_id));
      insert into bare_member select id, 1000000000 from account;
      insert into bare_side select member_id, other_id from thread_member;
      insert into bare_read select member_id, other_id, 0 from thread_member`);
  } finally {
    await client.end();
  }
}
