-- The ticket that signs pages for the chat app's bridge: one for each official account, shared by all processes.
create table chat_app_ticket (
  app_id text primary key,
  ticket text not null,
  expires_at timestamptz not null
);
