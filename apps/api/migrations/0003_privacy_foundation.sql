-- What a member decided about who may see and reach them. One row per account, made with it.
create table privacy_setting (
  member_id bigint primary key references account on delete cascade,
  visibility text not null default 'registered',
  message_privacy text not null default 'everyone',
  friend_preference text not null default 'validate',
  online_status text not null default 'available',
  constraint privacy_visibility check (visibility in ('hidden', 'friends', 'registered', 'public')),
  constraint privacy_message check (message_privacy in ('everyone', 'validate', 'friends')),
  constraint privacy_friend check (friend_preference in ('validate', 'pass')),
  constraint privacy_online check (online_status in ('available', 'offline'))
);

-- Ties that decide about access. A friendship is two rows, a block is one: from who blocks to who is blocked.
create table tie (
  member_id bigint not null references account on delete cascade,
  other_id bigint not null references account on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, other_id, kind),
  constraint tie_kind check (kind in ('friend', 'block')),
  constraint tie_not_self check (member_id <> other_id)
);
create index tie_other on tie (other_id, kind);
