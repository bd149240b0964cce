-- Views of the site as a member has it, opened by staff. `session_id` goes when the view ends.
create table member_view (
  id bigint generated always as identity primary key,
  member_id bigint not null references account (id) on delete cascade,
  staff_id bigint not null references account (id),
  session_id bigint references session (id) on delete set null,
  cause text not null,
  roles text[] not null,
  opened_at timestamptz not null default now(),
  until timestamptz not null,
  ended_at timestamptz,
  constraint member_view_cause check (cause in ('ticket', 'complaint', 'fault')),
  constraint member_view_ended check (ended_at is null or session_id is null)
);
create index member_view_member on member_view (member_id, id desc);
create index member_view_staff on member_view (staff_id);
-- One view at a time in a session of the staff.
create unique index member_view_session on member_view (session_id);
create index member_view_open on member_view (until) where ended_at is null;

-- What a view has shown, once each; `about_id` is the member whose profile it was, or 0.
create table member_view_page (
  view_id bigint not null references member_view (id) on delete cascade,
  page text not null,
  about_id bigint not null default 0,
  seen_at timestamptz not null default now(),
  primary key (view_id, page, about_id),
  constraint member_view_page_page check (page in ('profile', 'news', 'people'))
);
create index member_view_page_about on member_view_page (about_id) where about_id <> 0;
