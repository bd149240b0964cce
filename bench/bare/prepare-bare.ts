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
      create table bare_wallet (member_id bigint primary key, balance bigint not null check (balance >= 0));
      create table bare_entry (id bigint generated always as identity primary key, payer_id bigint not null,
        earner_id bigint not null, amount bigint not null, at timestamptz not null default now());
      create table bare_like (member_id bigint, other_id bigint, primary key (member_id, other_id));
      create table bare_post (id bigint generated always as identity primary key, author_id bigint not null, content text not null,
        created_at timestamptz not null default now());
      create index on bare_post (author_id, id desc);
      create table bare_read (member_id bigint, other_id bigint, seq integer not null, primary key (member_id, other_id));
      insert into bare_wallet select id, 1000000000 from account;
      insert into bare_read select member_id, other_id, 0 from thread_member`);
  } finally {
    await client.end();
  }
}
