-- Invitations to the partner programme by staff; the member accepts or declines. An open one expires by its time.
create table partner_invitation (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  invited_by bigint not null,
  -- What the member reads.
  reason text not null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open' constraint partner_invitation_state
    check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  closed_at timestamptz,
  -- What the member wrote who declined, or why staff withdrew it.
  answer text,
  constraint partner_invitation_closed check ((state in ('open', 'expired')) = (closed_at is null)),
  constraint partner_invitation_answer check ((state in ('declined', 'withdrawn')) = (answer is not null))
);
create unique index partner_invitation_open on partner_invitation (member_id) where state = 'open';
create index partner_invitation_member on partner_invitation (member_id, id desc);

-- An invitation is a further way to agree.
alter table member_consent drop constraint member_consent_way;
alter table member_consent add constraint member_consent_way
  check (way in ('email', 'phone', 'china', 'social', 'application', 'invitation', 'notice')) not valid;
