import pg from 'pg';

/** The bare program's own table: what the simplest chat would have. */
export async function prepareBare(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query(
      'create table bare_message (id bigint generated always as identity primary key, sender_id bigint not null, receiver_id bigint not null, client_id text not null, content text not null, created_at timestamptz not null default now())',
    )
    .finally(() => client.end());
}
