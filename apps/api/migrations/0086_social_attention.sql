-- Attention that members got, for the list of the popular: who, when, and how much it counts.
create view member_attention as
  select liked_id as member_id, created_at as at, 3 as weight from member_like;
create index member_like_created_at on member_like using brin (created_at);
