-- Members agree again to a version that says so, from its day on. Only the terms and the privacy policy can.
alter table page_version add column must_agree boolean not null default false;
alter table page_version
  add constraint page_version_must_agree check (not must_agree or page in ('terms', 'policy')) not valid;

-- Versions of the terms and the privacy policy that the member agreed to last. Members who joined before consents
-- were stored agreed to the first ones.
alter table account add column agreed_terms int not null default 1;
alter table account add column agreed_policy int not null default 1;
