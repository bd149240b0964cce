-- What a member agreed to, in which version, language and way. A row proves it and never changes. `version` is the
-- number of a written page, or the name of the terms for partners.
create table member_consent (
  member_id bigint not null references account,
  document text not null,
  version text not null,
  language text not null,
  way text not null,
  agreed_at timestamptz not null default now(),
  primary key (member_id, document, version),
  constraint member_consent_document check (document in ('terms', 'policy', 'partners')),
  constraint member_consent_way check (way in ('email', 'phone', 'china', 'social', 'application', 'notice'))
);

create function member_consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a consent does not change' using errcode = 'check_violation';
end $$;
create trigger member_consent_stays before update on member_consent for each row execute function member_consent_stays();
