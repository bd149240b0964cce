-- Written by npm run schema:snapshot: the schema after all migrations.

extension pg_trgm

extension unaccent

sequence encounter_pass_no

sequence member_visit_no

sequence notification_position

sequence page_draft_revision

sequence profile_listed_no

sequence upload_album_no

CREATE OR REPLACE FUNCTION public.account_changes_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_member_card(new.id);
  return null;
end
$function$


CREATE OR REPLACE FUNCTION public.card_marks(reader bigint, member bigint)
 RETURNS TABLE(is_liked boolean, is_messaged boolean, friend_request smallint)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select
    exists (select from member_like l where l.member_id = reader and l.liked_id = member),
    coalesce((
      select (select t.opened_by = reader or t.is_answered from thread t where t.id = mine.thread_id)
      from thread_member mine where mine.member_id = reader and mine.other_id = member
    ), false),
    (
      select case when r.sender_id = reader then 1 else 2 end::smallint from friend_request r
      where least(r.sender_id, r.receiver_id) = least(reader, member)
        and greatest(r.sender_id, r.receiver_id) = greatest(reader, member)
        and r.declined_at is null
    )
$function$


CREATE OR REPLACE FUNCTION public.check_payment_correction_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.difference_id, old.debit, old.credit, old.gold, old.reason, old.asked_by)
      is distinct from (new.difference_id, new.debit, new.credit, new.gold, new.reason, new.asked_by) then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.state <> 'open' then
    raise exception 'a correction is decided once' using errcode = 'check_violation';
  end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.check_payment_order_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.public_id, old.account_id, old.idempotency_key, old.gateway, old.gold, old.month, old.item, old.item_id, old.target_id, old.amount, old.currency)
     is distinct from (new.public_id, new.account_id, new.idempotency_key, new.gateway, new.gold, new.month, new.item, new.item_id, new.target_id, new.amount, new.currency) then
    raise exception 'what was ordered does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'created' and new.state in ('pending', 'failed', 'cancelled')
    or old.state = 'pending' and new.state in ('paid', 'failed', 'cancelled')
    or old.state in ('failed', 'cancelled') and new.state = 'pending'
    or old.state = 'paid' and new.state = 'credited'
    or old.state = 'credited' and new.state = 'refunded'
    or old.state = 'refunded' and new.state = 'credited' and exists (select 1 from payment_refund r where r.order_id = old.id and r.won_at is not null)
  ) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.check_payment_request_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.order_id, old.act, old.amount, old.reason, old.asked_by) is distinct from (new.order_id, new.act, new.amount, new.reason, new.asked_by) then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'open' and new.state in ('approved', 'done', 'refused')
    or old.state = 'approved' and new.state in ('done', 'failed')
    or old.state = 'done' and new.state = 'failed' and old.act = 'refund'
  ) then
    raise exception 'a request does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.check_payout_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.file_id is distinct from old.file_id and (old.file_id is not null or old.state <> 'approved') then
    raise exception 'a payout goes into one file, after its approval' using errcode = 'check_violation';
  end if;
  if old.file_id is not null and new.state = 'refused' then
    raise exception 'a payout in a file was sent to the bank' using errcode = 'check_violation';
  end if;
  -- Who approved a payout does not pay it with a file either.
  if old.file_id is null and new.file_id is not null
     and exists (select 1 from payout_file f where f.id = new.file_id and f.staff_id = new.approved_by) then
    raise exception 'who approved a payout does not pay it' using errcode = 'check_violation';
  end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.check_payout_request_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.member_id, old.gold, old.amount, old.rate, old.week, old.is_auto, old.requested_at)
     is distinct from (new.member_id, new.gold, new.amount, new.rate, new.week, new.is_auto, new.requested_at)
     or old.approved_by is not null and (old.approved_by, old.approved_at) is distinct from (new.approved_by, new.approved_at)
     or old.paid_by is not null and (old.paid_by, old.paid_at, old.paid_on, old.reference) is distinct from (new.paid_by, new.paid_at, new.paid_on, new.reference) then
    raise exception 'what was requested does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'requested' and new.state in ('approved', 'refused', 'cancelled')
    or old.state = 'approved' and new.state in ('paid', 'refused', 'failed')
    or old.state = 'paid' and new.state = 'failed'
  ) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.check_price_list_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'draft' and (old.price_values, old.reason) is distinct from (new.price_values, new.reason) then
    raise exception 'only a draft is edited' using errcode = 'check_violation';
  end if;
  if old.state = 'approved' and old.valid_from is distinct from new.valid_from then
    raise exception 'an approved list keeps its time' using errcode = 'check_violation';
  end if;
  if old.state = 'approved' and new.state <> old.state and old.valid_from <= now() then
    raise exception 'a list that is in force stays' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'draft' and new.state in ('waiting', 'cancelled')
    or old.state = 'waiting' and new.state in ('draft', 'approved', 'refused', 'cancelled')
    or old.state = 'approved' and new.state = 'cancelled'
  ) then
    raise exception 'a price list does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.check_thread_member_read()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'reading does not move back from % to %', old.read_seq, new.read_seq using errcode = 'check_violation';
end $function$


CREATE OR REPLACE FUNCTION public.check_travel_request_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'a travel request does not begin as %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.state <> 'draft' and (
    (old.created_at, old.order_id) is distinct from (new.created_at, new.order_id)
    or new.companion_id is not null and old.companion_id is distinct from new.companion_id
    or new.member_id is not null and old.member_id is distinct from new.member_id
    or old.refunded_at is not null and old.refunded_at is distinct from new.refunded_at
  ) then
    raise exception 'what was paid for does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'draft' and new.state = 'paid'
    or old.state = 'paid' and new.state in ('in_progress', 'cancelled')
    or old.state = 'in_progress' and new.state in ('arranged', 'cancelled')
    or old.state = 'arranged' and new.state in ('closed', 'cancelled')
  ) then
    raise exception 'a travel request does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.consent <> new.consent and not (
    old.consent = 'none' and new.consent = 'asked'
    or old.consent = 'asked' and new.consent in ('accepted', 'declined', 'expired')
    or old.consent = 'accepted' and new.consent = 'withdrawn'
  ) then
    raise exception 'a consent does not go from % to %', old.consent, new.consent using errcode = 'check_violation';
  end if;
  if old.state <> new.state then new.moved_at := clock_timestamp(); end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.claim_outbox_row(asked text, lease double precision, done bigint)
 RETURNS TABLE(id bigint, payload jsonb, attempts integer, age_seconds double precision, traceparent text)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform set_config('synchronous_commit', 'off', true);
  if done is not null then
    delete from outbox o where o.id = done;
  end if;
  return query
    update outbox o set attempts = o.attempts + 1, available_at = now() + make_interval(secs => lease)
    where o.id = (select d.id from outbox d where d.topic = asked and d.available_at <= now()
                  order by d.available_at, d.id limit 1 for update skip locked)
    returning o.id, o.payload, o.attempts, extract(epoch from now() - o.created_at)::float8, o.traceparent;
end $function$


CREATE OR REPLACE FUNCTION public.claim_outbox_rows(asked text, lease double precision, done bigint[], most integer)
 RETURNS TABLE(id bigint, payload jsonb, attempts integer, age_seconds double precision, traceparent text)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform set_config('synchronous_commit', 'off', true);
  if cardinality(done) > 0 then
    delete from outbox o where o.id = any(done);
  end if;
  return query
    with due as (
      select d.id, d.available_at from outbox d where d.topic = asked and d.available_at <= now()
      order by d.available_at, d.id limit most for update skip locked
    ), claimed as (
      update outbox o set attempts = o.attempts + 1, available_at = now() + make_interval(secs => lease)
      where o.id = any(array(select due.id from due))
      returning o.id, o.payload, o.attempts, extract(epoch from now() - o.created_at)::float8 as age_seconds, o.traceparent
    )
    select c.id, c.payload, c.attempts, c.age_seconds, c.traceparent from claimed c join due using (id)
    order by due.available_at, c.id;
end $function$


CREATE OR REPLACE FUNCTION public.clear_message_phrase()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.phrase := null;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.delete_events_of_stream()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from member_event where member_id = old.member_id;
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.delete_message_wording()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from message_translation where message_id = new.id;
  delete from translation_quote where message_id = new.id;
  if new.content = '' then delete from message_edit where message_id = new.id; end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.delete_transcript()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from transcript where upload_id = new.id;
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.due_outbox_topics(asked text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select a.topic from unnest(asked) a (topic)
    where exists (select 1 from outbox o where o.topic = a.topic and o.available_at <= now());
end $function$


CREATE OR REPLACE FUNCTION public.enqueue_account_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox (topic, payload) values ('account.suspended', jsonb_build_object('account_id', new.id));
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.has_bought_upload(file bigint, reader bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from upload_sale s where s.upload_id = file and s.buyer_id = reader and s.refunded_at is null);
end $function$


CREATE OR REPLACE FUNCTION public.is_album_guest(owner bigint, reader bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from album_guest g where g.owner_id = owner and g.guest_id = reader);
end $function$


CREATE OR REPLACE FUNCTION public.is_upload_sold(file bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from upload_sale s where s.upload_id = file and s.refunded_at is null);
end $function$


CREATE OR REPLACE FUNCTION public.ledger_account_is_sound(member_id bigint, kind text, balance bigint, held bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return held >= 0 and case
    when member_id is null
      then kind = any (array['revenue', 'clearing', 'bank', 'promotion', 'pending_earnings', 'payout', 'adjustment', 'fees'])
    when kind = 'debt' then balance <= 0
    else kind = any (array['bonus', 'purchased', 'earned']) and balance >= 0 and held <= balance
  end;
end $function$


CREATE OR REPLACE FUNCTION public.ledger_entries_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from fresh group by transfer_id having sum(amount) <> 0) then
    raise exception 'a transfer does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the books are append only' using errcode = 'insufficient_privilege';
end $function$


CREATE OR REPLACE FUNCTION public.mall_order_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state <> (case when new.is_gift then 'pending' else 'accepted' end) then
      raise exception 'an order does not begin as %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (old.total, old.is_gift, old.created_at) is distinct from (new.total, new.is_gift, new.created_at)
    or new.sender_id is not null and old.sender_id is distinct from new.sender_id
    or new.recipient_id is not null and old.recipient_id is distinct from new.recipient_id
    or old.transfer_id is not null and old.transfer_id is distinct from new.transfer_id then
    raise exception 'what was ordered does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (
    old.state = 'pending' and new.state in ('accepted', 'refused', 'expired', 'cancelled', 'undeliverable')
    or old.state = 'accepted' and new.state in ('preparing', 'cancelled')
    or old.state = 'preparing' and new.state in ('delivered', 'returned')
    or old.state = 'delivered' and new.state in ('received', 'returned')
  ) then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state <> new.state then new.moved_at := clock_timestamp(); end if;
  return new;
end $function$


CREATE OR REPLACE FUNCTION public.mall_order_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or old.state <> new.state then
    insert into mall_order_step (order_id, state, at) values (new.id, new.state, new.moved_at);
  end if;
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.mark_member_active()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  today date := (new.active_at at time zone 'UTC')::date;
begin
  insert into member_activity as a (month, member_id, days)
  values (date_trunc('month', today)::date, new.member_id, 1 << (extract(day from today)::integer - 1))
  on conflict (month, member_id) do update set days = a.days | excluded.days;
  return null;
end
$function$


CREATE OR REPLACE FUNCTION public.may_meet(reader bigint, member bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from active_account a where a.id = member)
    and not exists (
      select from relationship t where t.member_id = member and t.other_id = reader and t.kind = 'block'
    )
    and not exists (
      select from relationship t where t.member_id = reader and t.other_id = member and t.kind = 'block'
    );
end $function$


CREATE OR REPLACE FUNCTION public.member_changes_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_member_card(new.member_id);
  return null;
end
$function$


CREATE OR REPLACE FUNCTION public.member_consent_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a consent does not change' using errcode = 'check_violation';
end $function$


CREATE OR REPLACE FUNCTION public.message_reactions(thread bigint, message_seq integer, reader bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('emoji', r.emoji, 'mine', r.mine, 'count', r.count) order by r.emoji), '[]')
    from (
      select emoji, bool_or(member_id = reader) as mine, count(*) as count from message_reaction
      where thread_id = thread and seq = message_seq group by emoji
    ) r
  );
end $function$


CREATE OR REPLACE FUNCTION public.name_skeleton(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(string_agg(coalesce(prototype.of ->> letter, letter), '' order by position), '')
  from string_to_table(normalize(name, NFKD), null) with ordinality as letters (letter, position),
  (select $map${
"0":"o","1":"l","A":"a","B":"b","C":"c","D":"d","E":"e","F":"f","G":"g","H":"h","I":"l","J":"j","K":"k","L":"l"
,"M":"m","N":"n","O":"o","P":"p","Q":"q","R":"r","S":"s","T":"t","U":"u","V":"v","W":"w","X":"x","Y":"y"
,"Z":"z","i":"l","m":"rn","Æ":"ae","Ð":"d̵","Ø":"o̸","Þ":"þ","æ":"ae","ð":"∂̵","ø":"o̸","Đ":"d̵","đ":"d̵"
,"Ħ":"h̵","ħ":"h̵","ı":"l","Ł":"l̸","ł":"l̸","Ŋ":"ŋ","Œ":"oe","œ":"oe","Ŧ":"t̵","ŧ":"t̵","ƀ":"b̵","Ɓ":"'b"
,"Ƃ":"b̄","ƃ":"b̄","Ƅ":"b","Ɔ":"ɔ","Ƈ":"c'","Ɖ":"d̵","Ɗ":"'d","Ƌ":"ƌ","ƌ":"d̄","ƍ":"g","Ǝ":"ǝ","Ə":"ə","Ɛ":"ɛ"
,"Ƒ":"f̦","ƒ":"f̦","Ɠ":"g'","Ɣ":"ɣ","Ɩ":"l","Ɨ":"l̵","Ƙ":"k'","ƙ":"k̔","ƚ":"l̵","Ɯ":"ɯ","Ɲ":"n̦","ƞ":"n̩"
,"Ɵ":"o̵","Ƣ":"ƣ","Ƥ":"'p","ƥ":"p̔","Ʀ":"r","Ƨ":"2","Ʃ":"ʃ","Ƭ":"'t","ƭ":"t̔","Ʈ":"t̨","Ʊ":"ʊ","Ʋ":"ʋ","Ƴ":"'y"
,"ƴ":"y̔","Ƶ":"z̵","ƶ":"z̵","Ʒ":"3","Ƹ":"ƹ","ƻ":"2̵","Ƽ":"5","ƽ":"s","ƿ":"þ","ǀ":"l","ǁ":"ll","ǃ":"!","Ǥ":"g̵"
,"ǥ":"g̵","Ƕ":"ƕ","Ƿ":"ƿ","Ȝ":"3","Ƞ":"ƞ","Ȣ":"8","ȣ":"8","Ȥ":"z̦","ȥ":"z̦","Ⱥ":"ⱥ","Ȼ":"ȼ","ȼ":"c̸","Ƚ":"ƚ"
,"Ⱦ":"t̸","Ɂ":"?","Ƀ":"ƀ","Ʉ":"u̵","Ʌ":"ʌ","Ɇ":"e̸","ɇ":"e̸","Ɉ":"j̵","ɉ":"j̵","Ɋ":"ɋ","Ɍ":"ɍ","ɍ":"r̵"
,"Ɏ":"y̵","ɏ":"y̵","ɑ":"a","ɓ":"b̔","ɖ":"d̨","ɗ":"d̔","ə":"ǝ","ɚ":"ǝ˞","ɛ":"ꞓ","ɠ":"g̔","ɡ":"g","ɣ":"y"
,"ɦ":"h̔","ɨ":"l̵","ɩ":"l","ɪ":"l","ɫ":"l̴","ɭ":"l̨","ɮ":"lȝ","ɯ":"w","ɱ":"rn̦","ɳ":"n̨","ɵ":"o̵","ɶ":"oᴇ"
,"ɼ":"r̩","ɽ":"r̨","ʂ":"s̨","ʋ":"u","ʏ":"y","ʐ":"z̨","ʒ":"ȝ","ʔ":"?","ʠ":"q̔","ʣ":"dz","ʤ":"dȝ","ʥ":"dʑ"
,"ʦ":"ts","ʧ":"tʃ","ʨ":"tɕ","ʩ":"fŋ","ʪ":"ls","ʫ":"lz","ʹ":"'","ʺ":"''","ʻ":"'","ʼ":"'","ʽ":"'","ʾ":"'","ʿ":"ՙ"
,"ˆ":"^","ˈ":"'","ˊ":"'","ˋ":"'","ː":":","ˮ":"''","̅":"̄","̌":"̆","̍":"ٰ","̐":"̆̇","̑":"̂","̕":"̓","̗":"ِ"
,"̠":"̱","̡":"̦","̢":"̨","̧":"̦","̶":"̵","̷":"̸","̹":"̦","͂":"̃","ͅ":"̨","͇":"̳","͗":"͐","͘":"̇","ͦ":"̊"
,"ͮ":"̆","Ͱ":"ⱶ","Ͳ":"ͳ","Ͷ":"и","ͷ":"ᴎ","ͻ":"ɔ","ͽ":"ꜿ","Ϳ":"j","Α":"a","Β":"b","Γ":"γ","Δ":"δ","Ε":"e"
,"Ζ":"z","Η":"h","Θ":"o̵","Ι":"l","Κ":"k","Λ":"ʌ","Μ":"m","Ν":"n","Ξ":"ξ","Ο":"o","Π":"π","Ρ":"p","Σ":"ʃ"
,"Τ":"t","Υ":"y","Φ":"φ","Χ":"x","Ψ":"ψ","Ω":"ω","α":"a","β":"ß","γ":"y","δ":"ẟ","ε":"ꞓ","η":"n̩","θ":"o̵"
,"ι":"l","κ":"ĸ","ν":"v","ο":"o","ρ":"p","σ":"o","τ":"ᴛ","υ":"u","φ":"ɸ","Ϗ":"ϗ","Ϙ":"ϙ","Ϛ":"ϛ","ϛ":"ς"
,"Ϝ":"f","Ϟ":"ϟ","Ϡ":"ϡ","Ϣ":"ϣ","Ϥ":"ϥ","Ϧ":"ϧ","Ϩ":"2","ϩ":"ƨ","Ϫ":"ϫ","Ϭ":"ϭ","Ϯ":"ϯ","ϳ":"j","Ϸ":"þ"
,"ϸ":"þ","Ϻ":"m","Ͻ":"ɔ","Ͼ":"ͼ","Ͽ":"ꜿ","Ђ":"ђ","Є":"ꞓ","Ѕ":"s","І":"l","Ј":"j","Љ":"љ","Њ":"њ","Ћ":"ћ"
,"Џ":"џ","А":"a","Б":"b̄","В":"b","Г":"γ","Д":"д","Е":"e","Ж":"ж","З":"3","И":"и","К":"k","Л":"ʌ","М":"m"
,"Н":"h","О":"o","П":"π","Р":"p","С":"c","Т":"t","У":"y","Ф":"φ","Х":"x","Ц":"ц","Ч":"ч","Ш":"ш","Щ":"щ"
,"Ъ":"ъ","Ы":"bl","Ь":"b","Э":"э","Ю":"lo","Я":"я","а":"a","б":"6","в":"ʙ","г":"r","е":"e","з":"ɜ","и":"ᴎ"
,"к":"ĸ","м":"ʍ","н":"ʜ","о":"o","п":"π","р":"p","с":"c","т":"ᴛ","у":"y","ф":"ɸ","х":"x","ъ":"ˉb","ы":"ƅl"
,"ь":"ƅ","я":"ᴙ","є":"ꞓ","ѕ":"s","і":"l","ј":"j","ћ":"h̵","Ѡ":"ѡ","ѡ":"w","Ѣ":"b̵","ѣ":"b̵","Ѥ":"ѥ","Ѧ":"ѧ"
,"Ѩ":"ѩ","Ѫ":"ѫ","Ѭ":"ѭ","Ѯ":"ѯ","Ѱ":"ψ","ѱ":"ψ","Ѳ":"o̵","ѳ":"o̵","Ѵ":"v","ѵ":"v","Ѹ":"ѹ","Ѻ":"ѻ","Ѽ":"ѡ҆҇"
,"ѽ":"w҆҇","Ѿ":"ѿ","Ҁ":"ҁ","Ҋ":"ѝ̦","ҋ":"й̦","Ҍ":"b̵","ҍ":"b̵","Ҏ":"ҏ","Ґ":"γ'","ґ":"r'","Ғ":"γ̵","ғ":"r̵"
,"Ҕ":"ҕ","Җ":"ж̩","җ":"ж̩","Ҙ":"3̦","ҙ":"ɜ̦","Қ":"k̩","қ":"ĸ̩","Ҝ":"ҝ","Ҟ":"k̵","ҟ":"ĸ̵","Ҡ":"ҡ","Ң":"h̩"
,"ң":"ʜ̩","Ҥ":"ҥ","Ҧ":"ҧ","Ҩ":"ҩ","Ҫ":"c̦","ҫ":"c̦","Ҭ":"t̩","ҭ":"ᴛ̩","Ү":"y","ү":"y","Ұ":"y̵","ұ":"y̵"
,"Ҳ":"x̩","Ҵ":"ҵ","Ҷ":"ҷ","Ҹ":"ҹ","Һ":"һ","һ":"h","Ҽ":"ҽ","ҽ":"e","Ҿ":"ҽ̨","ҿ":"ę","Ӏ":"l","Ӄ":"ӄ","Ӆ":"ʌ̦"
,"ӆ":"л̦","Ӈ":"h̦","ӈ":"ʜ̦","Ӊ":"h̦","ӊ":"ʜ̦","Ӌ":"ҷ","ӌ":"ҷ","Ӎ":"m̦","ӎ":"ʍ̦","ӏ":"l","Ӕ":"ae","ӕ":"ae"
,"Ә":"ə","ә":"ǝ","Ӡ":"3","ӡ":"ȝ","Ө":"o̵","ө":"o̵","Ӷ":"ӷ","Ӻ":"ӻ","Ӽ":"ӽ","Ӿ":"ӿ","Ԁ":"ԁ","ԁ":"d","Ԃ":"ԃ"
,"Ԅ":"ԅ","Ԇ":"ԇ","Ԉ":"ԉ","Ԋ":"ƕ","Ԍ":"g","ԍ":"ɢ","Ԏ":"ԏ","Ԑ":"ɛ","ԑ":"ꞓ","Ԓ":"ԓ","Ԕ":"ԕ","Ԗ":"ԗ","Ԙ":"ԙ"
,"Ԛ":"ԛ","ԛ":"q","Ԝ":"w","ԝ":"w","Ԟ":"ԟ","Ԡ":"ԡ","Ԣ":"ԣ","Ԥ":"ԥ","Ԧ":"ԧ","Ԩ":"ԩ","Ԫ":"ԫ","Ԭ":"ԭ","Ԯ":"ԯ"
,"Ա":"ա","Բ":"բ","Գ":"գ","Դ":"դ","Ե":"ե","Զ":"զ","Է":"է","Ը":"ը","Թ":"թ","Ժ":"ժ","Ի":"ኮ","Լ":"լ","Խ":"խ"
,"Ծ":"ծ","Կ":"կ","Հ":"հ","Ձ":"ձ","Ղ":"ղ","Ճ":"ճ","Մ":"ሆ","Յ":"յ","Ն":"ն","Շ":"շ","Ո":"ո","Չ":"չ","Պ":"ጣ"
,"Ջ":"ջ","Ռ":"ቡ","Ս":"u","Վ":"վ","Տ":"s","Ր":"ր","Ց":"ց","Ւ":"ւ","Փ":"φ","Ք":"ք","Օ":"o","Ֆ":"ֆ","ա":"w"
,"գ":"q","զ":"q","ծ":"ẟ","հ":"h","յ":"ȷ","ո":"n","պ":"ɰ","ռ":"n","ս":"u","ց":"g","ք":"f","օ":"o","֜":"́"
,"֝":"́","֤":"֚","֨":"֙","֭":"֖","֮":"֘","֯":"̊","ִ":"̣","ֹ":"̇","ֺ":"̇","ׁ":"̇","ׂ":"̇","ׄ":"̇","ׅ":"̣"
,"ו":"l","ט":"v","י":"'","ן":"l","ס":"o","װ":"ll","ױ":"l'","ײ":"''","ؘ":"́","ؙ":"̓","ؚ":"ِ","ا":"l","ث":"ىۛ"
,"ش":"سۛ","ؽ":"ى̂","ؿ":"ىۛ","ه":"o","ي":"ى","ً":"̋","َ":"́","ُ":"̓","ْ":"̊","ٓ":"̃","ٖ":"̩","ٗ":"̒","٘":"̆"
,"ٙ":"̄","ٚ":"̆","ٛ":"̂","ٜ":"̣","ٝ":"̔","ٟ":"ٕ","٠":".","١":"l","٥":"o","٧":"v","٨":"ʌ","ٮ":"ى","ٯ":"ڡ"
,"ٲ":"lٴ","ٳ":"lٕ","ٹ":"ىؕ","پ":"ىۛ","ځ":"حٔ","څ":"حۛ","ڈ":"دؕ","ڋ":"ڊؕ","ڎ":"دۛ","ڑ":"رؕ","ڒ":"ر̆","ژ":"رۛ"
,"ڞ":"صۛ","ڟ":"طۛ","ڤ":"ڡۛ","ڧ":"ف","ڨ":"ڡۛ","ک":"ك","ڪ":"ك","ڭ":"كۛ","ڴ":"گۛ","ڵ":"ل̆","ڷ":"لۛ","ں":"ى"
,"ڻ":"ىؕ","ڽ":"ىۛ","ھ":"o","ہ":"o","ۃ":"ة","ۆ":"و̆","ۇ":"و̓","ۈ":"وٰ","ۉ":"و̂","ۋ":"وۛ","ی":"ى","ێ":"ى̆"
,"ې":"ٻ","ۑ":"ىۛ","ے":"ى","ە":"o","۟":"̊","ۨ":"̆̇","۬":"̇","ۮ":"د̂","ۯ":"ر̂","۰":".","۱":"l","۲":"٢","۳":"٣"
,"۴":"٤","۵":"o","۶":"٦","۷":"v","۸":"ʌ","۹":"٩","ۿ":"ô","݀":"̇","݁":"̇","݂":"ܼ","݇":"́","ݑ":"بۛ","ݖ":"ى̆"
,"ݢ":"ڬ","ݣ":"كۛ","ݧ":"ݔ","ݨ":"نؕ","ݩ":"ن̆","ݬ":"رٔ","ݱ":"ڗؕ","ݲ":"حٔ","ݾ":"س̂","߀":"o","ߊ":"l","߫":"̄","߭":"̇"
,"߮":"̂","߳":"̈","ߴ":"'","ߵ":"'","ߺ":"_","ࢡ":"بٔ","ࢤ":"ڢۛ","ࢧ":"مۛ","ࢨ":"ىٔ","ࢩ":"ݔ","ࢮ":"د̤̣","ࢯ":"ص̤̣"
,"ࢰ":"گ","ࢱ":"و","ࢲ":"ز̂","ࢶ":"بۢ","ࢷ":"ىۛۢ","ࢹ":"ر̆̇","ࢺ":"ى̆̇","ࢻ":"ڡ","ࢼ":"ڡ","ࢽ":"ى","ࣥ":"ٌ","ࣨ":"ٌ"
,"࣪":"̇","࣫":"̈","࣭":"̣","࣮":"̤","ࣰ":"̋","ࣱ":"ٌ","ࣲ":"ٍ","ࣳ":"̓","ࣸ":"͐","ࣹ":"͔","ࣺ":"͕","ࣿ":"͐","ऀ":"͒"
,"ँ":"̆̇","ं":"̇","ः":":","ऄ":"अॆ","आ":"अा","ई":"र्इ","ऍ":"एॅ","ऎ":"एॆ","ऐ":"एे","ऑ":"अॉ","ऒ":"अाॆ","ओ":"अाे"
,"औ":"अाै","़":"̣","॒":"̱","॓":"̀","॔":"́","०":"o","१":"٩","ॽ":"?","ঁ":"̆̇","আ":"অা","়":"̣","ৠ":"ঋৃ","ৡ":"ঋৃ"
,"০":"o","৪":"8","৭":"9","ਂ":"̇","ਃ":"ঃ","ਆ":"ਅਾ","ਇ":"ੲਿ","ਈ":"ੲੀ","ਉ":"ੳੁ","ਊ":"ੳੂ","ਏ":"ੲੇ","ਐ":"ਅੈ"
,"ਔ":"ਅੌ","਼":"̣","ੋ":"ॆ","੍":"्","੦":"o","੧":"9","੪":"8","ઁ":"̆̇","ં":"̇","ઃ":":","આ":"અા","ઍ":"અૅ","એ":"અે"
,"ઐ":"અૈ","ઑ":"અાૅ","ઓ":"અાે","ઔ":"અાૈ","઼":"̣","ઽ":"ऽ","ુ":"ु","ૂ":"ू","્":"्","૦":"o","૨":"२","૩":"३","૪":"४"
,"૮":"८","ଁ":"̆̇","ଃ":"8","ଆ":"ଅା","ଠ":"o","଼":"̣","୦":"o","୨":"9","ஂ":"̊","ஊ":"உள","ஜ":"ஐ","ர":"ஈ","ா":"ஈ"
,"ை":"ன","்":"̇","ௗ":"ள","௦":"o","௧":"க","௨":"உ","௪":"ச","௫":"ஈு","௬":"சு","௭":"எ","௮":"அ","௰":"ய","௲":"சூ"
,"ఀ":"̆̇","ం":"o","ః":"ঃ","ఓ":"ఒౕ","ఔ":"ఒౌ","ఠ":"రּ","ఢ":"డ̣","థ":"ధּ","భ":"బ̣","మ":"వు","ష":"వ̣","హ":"వా"
,"ూ":"ుా","ౄ":"ృా","ౠ":"ఋా","ౡ":"ఌా","౦":"o","ಁ":"̆̇","ಂ":"o","ಃ":"ঃ","ಅ":"అ","ಆ":"ఆ","ಇ":"ఇ","ಒ":"ఒ","ಓ":"ఒౕ"
,"ಔ":"ఒౌ","ಜ":"జ","ಞ":"ఞ","ಣ":"ణ","ಯ":"య","ಱ":"ఱ","ಲ":"ల","ೡ":"ಌಾ","೦":"o","೧":"౧","೨":"౨","೯":"౯","ഁ":"̆̇"
,"ം":"o","ഃ":"ঃ","ഈ":"ഇൗ","ഉ":"உ","ഊ":"உൗ","ഌ":"നു","ഐ":"എെ","ഓ":"ഒാ","ഔ":"ഒൗ","ങ":"നു","ജ":"ஐ","ഠ":"o","ണ":"ண"
,"റ":"ര","ഴ":"ழ","ശ":"ஶ","ഺ":"டி","ി":"ி","ീ":"ி","ൂ":"ു","ൃ":"ു","ൈ":"െെ","ൎ":"ॱ","൚":"ന്മ","ൟ":"oരo","ൡ":"ഞ"
,"൦":"o","൪":"ര്","൫":"ദ്ര","൬":"ന്ന","൭":"9","൮":"വ്ര","൯":"ന്","൶":"ഹ്മ","ൻ":"ന്","ർ":"ര്","ං":"o","ඃ":"ঃ"
,"෩":"෨ා","෪":"ජ","෫":"ද","෯":"෨ී","ฃ":"ข","ซ":"ช","ฏ":"ฎ","ด":"ค","ต":"ค","ท":"ฑ","ม":"ฆ","ฦ":"ภ","แ":"เเ"
,"ๅ":"า","ํ":"̊","๐":"o","ຈ":"จ","ຍ":"ย","ບ":"บ","ປ":"ป","ຝ":"ฝ","ພ":"พ","ຟ":"ฟ","ຸ":"ุ","ູ":"ู","່":"่"
,"້":"้","໊":"๊","໋":"๋","ໍ":"̊","໐":"o","ༀ":"ཨོཾ","༷":"̥","ཪ":"ར","က":"ဂာ","တ":"oာ","ဝ":"o","ဟ":"ပာ","ဩ":"သြ"
,"ဪ":"သြော်","ံ":"̊","း":"ঃ","၀":"o","ၥ":"၁","ၦ":"ပှ","ၯ":"ပာှ","ၰ":"ဃှ","ၾ":"ၽှ","ႁ":"ဂှ","Ⴀ":"ꞇ","Ⴁ":"ⴁ"
,"Ⴂ":"ⴂ","Ⴃ":"ⴃ","Ⴄ":"ⴄ","Ⴅ":"ⴅ","Ⴆ":"ⴆ","Ⴇ":"ⴇ","Ⴈ":"ⴈ","Ⴉ":"ⴉ","Ⴊ":"ⴊ","Ⴋ":"ⴋ","Ⴌ":"ⴌ","Ⴍ":"ⴍ","Ⴎ":"ⴎ"
,"Ⴏ":"ⴏ","Ⴐ":"ⴐ","Ⴑ":"ⴑ","Ⴒ":"ⴒ","Ⴓ":"ⴓ","Ⴔ":"ⴔ","Ⴕ":"ⴕ","Ⴖ":"ⴖ","Ⴗ":"ⴗ","Ⴘ":"ⴘ","Ⴙ":"ⴙ","Ⴚ":"ⴚ","Ⴛ":"ⴛ"
,"Ⴜ":"ⴜ","Ⴝ":"ⴝ","Ⴞ":"ⴞ","Ⴟ":"ⴟ","Ⴠ":"ⴠ","Ⴡ":"ⴡ","Ⴢ":"ⴢ","Ⴣ":"ⴣ","Ⴤ":"ⴤ","Ⴥ":"ⴥ","Ⴧ":"ⴧ","Ⴭ":"ⴭ","ყ":"y"
,"ჳ":"ȝ","ჿ":"o","ᄁ":"ᄀᄀ","ᄄ":"ᄃᄃ","ᄈ":"ᄇᄇ","ᄊ":"ᄉᄉ","ᄍ":"ᄌᄌ","ᄓ":"ᄂᄀ","ᄔ":"ᄂᄂ","ᄕ":"ᄂᄃ","ᄖ":"ᄂᄇ","ᄗ":"ᄃᄀ"
,"ᄘ":"ᄅᄂ","ᄙ":"ᄅᄅ","ᄚ":"ᄅᄒ","ᄛ":"ᄅᄋ","ᄜ":"ᄆᄇ","ᄝ":"ᄆᄋ","ᄞ":"ᄇᄀ","ᄟ":"ᄇᄂ","ᄠ":"ᄇᄃ","ᄡ":"ᄇᄉ","ᄢ":"ᄇᄉᄀ","ᄣ":"ᄇᄉᄃ"
,"ᄤ":"ᄇᄉᄇ","ᄥ":"ᄇᄉᄉ","ᄦ":"ᄇᄉᄌ","ᄧ":"ᄇᄌ","ᄨ":"ᄇᄎ","ᄩ":"ᄇᄐ","ᄪ":"ᄇᄑ","ᄫ":"ᄇᄋ","ᄬ":"ᄇᄇᄋ","ᄭ":"ᄉᄀ","ᄮ":"ᄉᄂ"
,"ᄯ":"ᄉᄃ","ᄰ":"ᄉᄅ","ᄱ":"ᄉᄆ","ᄲ":"ᄉᄇ","ᄳ":"ᄉᄇᄀ","ᄴ":"ᄉᄉᄉ","ᄵ":"ᄉᄋ","ᄶ":"ᄉᄌ","ᄷ":"ᄉᄎ","ᄸ":"ᄉᄏ","ᄹ":"ᄉᄐ","ᄺ":"ᄉᄑ"
,"ᄻ":"ᄅᄒ","ᄽ":"ᄼᄼ","ᄿ":"ᄾᄾ","ᅁ":"ᄋᄀ","ᅂ":"ᄋᄃ","ᅃ":"ᄋᄆ","ᅄ":"ᄋᄇ","ᅅ":"ᄋᄉ","ᅆ":"ᄋᅀ","ᅇ":"ᄋᄋ","ᅈ":"ᄋᄌ","ᅉ":"ᄋᄎ"
,"ᅊ":"ᄋᄐ","ᅋ":"ᄋᄑ","ᅍ":"ᄌᄋ","ᅏ":"ᅎᅎ","ᅑ":"ᅐᅐ","ᅒ":"ᄎᄏ","ᅓ":"ᄎᄒ","ᅖ":"ᄑᄇ","ᅗ":"ᄑᄋ","ᅘ":"ᄒᄒ","ᅚ":"ᄀᄃ","ᅛ":"ᄂᄉ"
,"ᅜ":"ᄂᄌ","ᅝ":"ᄂᄒ","ᅞ":"ᄃᄅ","ᅢ":"ᅡ丨","ᅤ":"ᅣ丨","ᅦ":"ᅥ丨","ᅨ":"ᅧ丨","ᅪ":"ᅩᅡ","ᅫ":"ᅩᅡ丨","ᅬ":"ᅩ丨","ᅯ":"ᅮᅥ","ᅰ":"ᅮᅥ丨"
,"ᅱ":"ᅮ丨","ᅳ":"ー","ᅴ":"ー丨","ᅵ":"丨","ᅶ":"ᅡᅩ","ᅷ":"ᅡᅮ","ᅸ":"ᅣᅩ","ᅹ":"ᅣᅭ","ᅺ":"ᅥᅩ","ᅻ":"ᅥᅮ","ᅼ":"ᅥー","ᅽ":"ᅧᅩ"
,"ᅾ":"ᅧᅮ","ᅿ":"ᅩᅥ","ᆀ":"ᅩᅥ丨","ᆁ":"ᅩᅧ丨","ᆂ":"ᅩᅩ","ᆃ":"ᅩᅮ","ᆄ":"ᅭᅣ","ᆅ":"ᅭᅣ丨","ᆆ":"ᅭᅣ","ᆇ":"ᅭᅩ","ᆈ":"ᅭ丨","ᆉ":"ᅮᅡ"
,"ᆊ":"ᅮᅡ丨","ᆋ":"ᅮᅥー","ᆌ":"ᅮᅧ丨","ᆍ":"ᅮᅮ","ᆎ":"ᅲᅡ","ᆏ":"ᅲᅥ","ᆐ":"ᅲᅥ丨","ᆑ":"ᅲᅧ","ᆒ":"ᅲᅧ丨","ᆓ":"ᅲᅮ","ᆔ":"ᅲ丨"
,"ᆕ":"ーᅮ","ᆖ":"ーー","ᆗ":"ー丨ᅮ","ᆘ":"丨ᅡ","ᆙ":"丨ᅣ","ᆚ":"丨ᅩ","ᆛ":"丨ᅮ","ᆜ":"丨ー","ᆝ":"丨ᆞ","ᆟ":"ᆞᅥ","ᆠ":"ᆞᅮ","ᆡ":"ᆞ丨"
,"ᆢ":"ᆞᆞ","ᆣ":"ᅡー","ᆤ":"ᅣᅮ","ᆥ":"ᅧᅣ","ᆦ":"ᅩᅣ","ᆧ":"ᅩᅣ丨","ᆨ":"ᄀ","ᆩ":"ᄀᄀ","ᆪ":"ᄀᄉ","ᆫ":"ᄂ","ᆬ":"ᄂᄌ","ᆭ":"ᄂᄒ"
,"ᆮ":"ᄃ","ᆯ":"ᄅ","ᆰ":"ᄅᄀ","ᆱ":"ᄅᄆ","ᆲ":"ᄅᄇ","ᆳ":"ᄅᄉ","ᆴ":"ᄅᄐ","ᆵ":"ᄅᄑ","ᆶ":"ᄅᄒ","ᆷ":"ᄆ","ᆸ":"ᄇ","ᆹ":"ᄇᄉ"
,"ᆺ":"ᄉ","ᆻ":"ᄉᄉ","ᆼ":"ᄋ","ᆽ":"ᄌ","ᆾ":"ᄎ","ᆿ":"ᄏ","ᇀ":"ᄐ","ᇁ":"ᄑ","ᇂ":"ᄒ","ᇃ":"ᄀᄅ","ᇄ":"ᄀᄉᄀ","ᇅ":"ᄂᄀ","ᇆ":"ᄂᄃ"
,"ᇇ":"ᄂᄉ","ᇈ":"ᄂᅀ","ᇉ":"ᄂᄐ","ᇊ":"ᄃᄀ","ᇋ":"ᄃᄅ","ᇌ":"ᄅᄀᄉ","ᇍ":"ᄅᄂ","ᇎ":"ᄅᄃ","ᇏ":"ᄅᄃᄒ","ᇐ":"ᄅᄅ","ᇑ":"ᄅᄆᄀ"
,"ᇒ":"ᄅᄆᄉ","ᇓ":"ᄅᄇᄉ","ᇔ":"ᄅᄇᄒ","ᇕ":"ᄅᄇᄋ","ᇖ":"ᄅᄉᄉ","ᇗ":"ᄅᅀ","ᇘ":"ᄅᄏ","ᇙ":"ᄅᅙ","ᇚ":"ᄆᄀ","ᇛ":"ᄆᄅ","ᇜ":"ᄆᄇ"
,"ᇝ":"ᄆᄉ","ᇞ":"ᄆᄉᄉ","ᇟ":"ᄆᅀ","ᇠ":"ᄆᄎ","ᇡ":"ᄆᄒ","ᇢ":"ᄆᄋ","ᇣ":"ᄇᄅ","ᇤ":"ᄇᄑ","ᇥ":"ᄇᄒ","ᇦ":"ᄇᄋ","ᇧ":"ᄉᄀ","ᇨ":"ᄉᄃ"
,"ᇩ":"ᄉᄅ","ᇪ":"ᄉᄇ","ᇫ":"ᅀ","ᇬ":"ᄋᄀ","ᇭ":"ᄋᄀᄀ","ᇮ":"ᄋᄋ","ᇯ":"ᄋᄏ","ᇰ":"ᅌ","ᇱ":"ᄋᄉ","ᇲ":"ᄋᅀ","ᇳ":"ᄑᄇ","ᇴ":"ᄑᄋ"
,"ᇵ":"ᄒᄂ","ᇶ":"ᄒᄅ","ᇷ":"ᄒᄆ","ᇸ":"ᄒᄇ","ᇹ":"ᅙ","ᇺ":"ᄀᄂ","ᇻ":"ᄀᄇ","ᇼ":"ᄀᄎ","ᇽ":"ᄀᄏ","ᇾ":"ᄀᄒ","ᇿ":"ᄂᄂ","ሀ":"u"
,"ሣ":"ɰ","ቀ":"φ","በ":"ո","ኔ":"ձ","ዐ":"o","Ꭰ":"d","Ꭱ":"r","Ꭲ":"t","Ꭳ":"ꭳ","Ꭴ":"o'","Ꭵ":"l","Ꭶ":"ꭶ","Ꭷ":"ꭷ"
,"Ꭸ":"ⱶ","Ꭹ":"y","Ꭺ":"a","Ꭻ":"j","Ꭼ":"e","Ꭽ":"ꭽ","Ꭾ":"?","Ꭿ":"ꭿ","Ꮀ":"ⱶ","Ꮁ":"γ","Ꮂ":"ꮂ","Ꮃ":"w","Ꮄ":"ꮄ"
,"Ꮅ":"ꮅ","Ꮆ":"ꮆ","Ꮇ":"m","Ꮈ":"ꮈ","Ꮉ":"ꮉ","Ꮊ":"ꮊ","Ꮋ":"h","Ꮌ":"ꮌ","Ꮍ":"y","Ꮎ":"o̵","Ꮏ":"ƫ","Ꮐ":"g","Ꮑ":"ꮑ"
,"Ꮒ":"h","Ꮓ":"z","Ꮔ":"ꮔ","Ꮕ":"ꮕ","Ꮖ":"ꮖ","Ꮗ":"ѡ","Ꮘ":"ꮘ","Ꮙ":"ꮙ","Ꮚ":"ꮚ","Ꮛ":"ɛ","Ꮜ":"u̵","Ꮝ":"ꮝ","Ꮞ":"4"
,"Ꮟ":"b","Ꮠ":"ꮠ","Ꮡ":"ꮡ","Ꮢ":"r","Ꮣ":"ꮣ","Ꮤ":"w","Ꮥ":"s","Ꮦ":"ꮦ","Ꮧ":"ꮧ","Ꮨ":"ꮨ","Ꮩ":"v","Ꮪ":"s","Ꮫ":"ꮫ"
,"Ꮬ":"ꮬ","Ꮭ":"ꮭ","Ꮮ":"l","Ꮯ":"c","Ꮰ":"ꮰ","Ꮱ":"ꮱ","Ꮲ":"p","Ꮳ":"ꮳ","Ꮴ":"ꮴ","Ꮵ":"ꮵ","Ꮶ":"k","Ꮷ":"d","Ꮸ":"ꮸ"
,"Ꮹ":"ꮹ","Ꮺ":"ꮺ","Ꮻ":"o̵","Ꮼ":"ꮼ","Ꮽ":"ꮽ","Ꮾ":"6","Ꮿ":"ꮿ","Ᏸ":"ß","Ᏹ":"ᏹ","Ᏺ":"h̔","Ᏻ":"g","Ᏼ":"b","Ᏽ":"ᏽ"
,"ᏻ":"ɢ","ᏼ":"ʙ","ᐃ":"δ","ᐌ":"·ᐁ","ᐍ":"ᐁ·","ᐎ":"·δ","ᐏ":"δ·","ᐐ":"·ᐄ","ᐑ":"ᐄ·","ᐒ":"·ᐅ","ᐓ":"ᐅ·","ᐔ":"·ᐆ"
,"ᐕ":"ᐆ·","ᐗ":"·ᐊ","ᐘ":"ᐊ·","ᐙ":"·ᐋ","ᐚ":"ᐋ·","ᐧ":"·","ᐫ":"ᐁᐠ","ᐬ":"δᐠ","ᐭ":"ᐅᐠ","ᐮ":"ᐊᐠ","ᐯ":"v","ᐱ":"ʌ"
,"ᐳ":">","ᐷ":"·>","ᐸ":"<","ᐺ":"·v","ᐻ":"v·","ᐼ":"·ʌ","ᐽ":"ʌ·","ᐾ":"·ᐲ","ᐿ":"ᐲ·","ᑀ":"·>","ᑁ":">·","ᑂ":"·ᐴ"
,"ᑃ":"ᐴ·","ᑄ":"·<","ᑅ":"<·","ᑆ":"·ᐹ","ᑇ":"ᐹ·","ᑊ":"'","ᑌ":"u","ᑎ":"ո","ᑔ":"·ᑐ","ᑗ":"·u","ᑘ":"u·","ᑙ":"·ո"
,"ᑚ":"ո·","ᑛ":"·ᑏ","ᑜ":"ᑏ·","ᑝ":"·ᑐ","ᑞ":"ᑐ·","ᑟ":"·ᑑ","ᑠ":"ᑑ·","ᑡ":"·ᑕ","ᑢ":"ᑕ·","ᑣ":"·ᑖ","ᑤ":"ᑖ·","ᑧ":"u'"
,"ᑨ":"ո'","ᑩ":"ᑐ'","ᑪ":"ᑕ'","ᑭ":"p","ᑯ":"d","ᑴ":"·ᑫ","ᑵ":"ᑫ·","ᑶ":"·p","ᑷ":"p·","ᑸ":"·ᑮ","ᑹ":"ᑮ·","ᑺ":"·d"
,"ᑻ":"d·","ᑼ":"·ᑰ","ᑽ":"ᑰ·","ᑾ":"·ᑲ","ᑿ":"ᑲ·","ᒀ":"·ᑳ","ᒁ":"ᑳ·","ᒅ":"ᑫ'","ᒆ":"p'","ᒇ":"d'","ᒈ":"ᑲ'","ᒍ":"j"
,"ᒒ":"·ᒉ","ᒓ":"ᒉ·","ᒔ":"·ᒋ","ᒕ":"ᒋ·","ᒖ":"·ᒌ","ᒗ":"ᒌ·","ᒘ":"·j","ᒙ":"j·","ᒚ":"·ᒎ","ᒛ":"ᒎ·","ᒜ":"·ᒐ","ᒝ":"ᒐ·"
,"ᒞ":"·ᒑ","ᒟ":"ᒑ·","ᒥ":"γ","ᒪ":"l","ᒬ":"·ᒣ","ᒭ":"ᒣ·","ᒮ":"·γ","ᒯ":"γ·","ᒰ":"·ᒦ","ᒱ":"ᒦ·","ᒲ":"·ᒧ","ᒳ":"ᒧ·"
,"ᒴ":"·ᒨ","ᒵ":"ᒨ·","ᒶ":"·l","ᒷ":"l·","ᒸ":"·ᒫ","ᒹ":"ᒫ·","ᒿ":"2","ᓉ":"·ᓀ","ᓊ":"ᓀ·","ᓋ":"·ᓇ","ᓌ":"ᓇ·","ᓍ":"·ᓈ"
,"ᓎ":"ᓈ·","ᓑ":"ᐡ","ᓜ":"·ᓓ","ᓝ":"ᓓ·","ᓞ":"·ᓕ","ᓟ":"ᓕ·","ᓠ":"·ᓖ","ᓡ":"ᓖ·","ᓢ":"·ᓗ","ᓣ":"ᓗ·","ᓤ":"·ᓘ","ᓥ":"ᓘ·"
,"ᓦ":"·ᓚ","ᓧ":"ᓚ·","ᓨ":"·ᓛ","ᓩ":"ᓛ·","ᓶ":"·ᓭ","ᓷ":"ᓭ·","ᓸ":"·ᓯ","ᓹ":"ᓯ·","ᓺ":"·ᓰ","ᓻ":"ᓰ·","ᓼ":"·ᓱ","ᓽ":"ᓱ·"
,"ᓾ":"·ᓲ","ᓿ":"ᓲ·","ᔀ":"·ᓴ","ᔁ":"ᓴ·","ᔂ":"·ᓵ","ᔃ":"ᓵ·","ᔌ":"ᔋ<","ᔍ":"ᔋᑕ","ᔎ":"ᔋᑲ","ᔏ":"ᔋᒐ","ᔗ":"·ᔐ","ᔘ":"ᔐ·"
,"ᔙ":"·ᔑ","ᔚ":"ᔑ·","ᔛ":"·ᔒ","ᔜ":"ᔒ·","ᔝ":"·ᔓ","ᔞ":"ᔓ·","ᔟ":"·ᔔ","ᔠ":"ᔔ·","ᔡ":"·ᔕ","ᔢ":"ᔕ·","ᔣ":"·ᔖ","ᔤ":"ᔖ·"
,"ᔯ":"·4","ᔰ":"4·","ᔱ":"·ᔨ","ᔲ":"ᔨ·","ᔳ":"·ᔩ","ᔴ":"ᔩ·","ᔵ":"·ᔪ","ᔶ":"ᔪ·","ᔷ":"·ᔫ","ᔸ":"ᔫ·","ᔹ":"·ᔭ","ᔺ":"ᔭ·"
,"ᔻ":"·ᔮ","ᔼ":"ᔮ·","ᕀ":"ᐩ","ᕁ":"x","ᕎ":"·ᕌ","ᕏ":"ᕌ·","ᕛ":"·ᕚ","ᕜ":"ᕚ·","ᕨ":"·ᕧ","ᕩ":"ᕧ·","ᕷ":"ẟ","ᕼ":"h"
,"ᕽ":"x","ᕾ":"ᕐᑬ","ᕿ":"ᕐp","ᖀ":"ᕐᑮ","ᖁ":"ᕐd","ᖂ":"ᕐᑰ","ᖃ":"ᕐᑲ","ᖄ":"ᕐᑳ","ᖅ":"ᕐᒃ","ᖇ":"r","ᖎ":"ᖕᒊ","ᖏ":"ᖕᒋ"
,"ᖐ":"ᖕᒌ","ᖑ":"ᖕj","ᖒ":"ᖕᒎ","ᖓ":"ᖕᒐ","ᖔ":"ᖕᒑ","ᖯ":"b","ᖴ":"f","ᖵ":"ⅎ","ᖷ":"ꟻ","ᗄ":"ɐ","ᗅ":"a","ᗞ":"d","ᗪ":"d"
,"ᗯ":"ѡ","ᗰ":"m","ᗷ":"b","ᘂ":"ᒐ","ᘃ":"ᒉ","ᘄ":"ᓓ","ᘇ":"ᓚ","ᘢ":"ᕃ","ᘣ":"ᕆ","ᘤ":"ᕊ","ᘮ":"ʊ","ᘯ":"ω","ᘴ":"ʊ"
,"ᘵ":"ω","ᙯ":"ᕐᑫ","ᙰ":"ᖕᒉ","ᙱ":"ᖖᒋ","ᙲ":"ᖖᒌ","ᙳ":"ᖖj","ᙴ":"ᖖᒎ","ᙵ":"ᖖᒐ","ᙶ":"ᖖᒑ","ᙷ":"ᖧ·","ᙸ":"ᖨ·","ᙹ":"ᖩ·"
,"ᙺ":"ᖪ·","ᙻ":"ᖫ·","ᙼ":"ᖬ·","ᙽ":"ᖭ·","ᚲ":"<","ᚷ":"x","ᛁ":"l","ᛂ":"ᚽ","ᛌ":"'","ᛕ":"k","ᛖ":"m","ᛘ":"ψ","ᛡ":"ᚼ"
,"ᛰ":"φ","ឣ":"អ","ិ":"ิ","ី":"ี","ឹ":"ึ","ឺ":"ื","ំ":"̊","់":"่","៓":"̊","ᡕ":"ᠵ","ᢖ":"ᡜ","ᢳ":"·ᢱ","ᢶ":"·ᢴ"
,"ᢹ":"·ᢸ","ᣂ":"·ᣀ","ᣆ":"·ᓂ","ᣇ":"ᓂ·","ᣈ":"·ᓃ","ᣉ":"ᓃ·","ᣊ":"·ᓄ","ᣋ":"ᓄ·","ᣌ":"·ᓅ","ᣍ":"ᓅ·","ᣎ":"·ᕃ","ᣏ":"·ᕆ"
,"ᣐ":"·ᕇ","ᣑ":"·ᕈ","ᣒ":"·ᕉ","ᣓ":"·ᕋ","ᣛ":"ᣵ","ᣜ":"ᣟᐞ","ᣝ":"ᐞᣟ","ᣠ":"ᕃ·","ᣣ":"ᕞ·","ᣤ":"ᕦ·","ᣥ":"ᕫ·","ᣨ":"ᖆ·"
,"ᣪ":"ᖗ·","ᣭ":"ѡ·","ᣰ":"ᗴ·","ᣲ":"ᘛ·","᧐":"ᦞ","᧑":"ᦱ","᪀":"ᩅ","᪐":"ᩅ","᪴":"ۛ","᪷":"̨","᭒":"ᬍ","᭓":"ᬑ","᭘":"ᬨ"
,"Ᲊ":"ᲊ","Ა":"ა","Ბ":"ბ","Გ":"გ","Დ":"დ","Ე":"ე","Ვ":"ვ","Ზ":"ზ","Თ":"თ","Ი":"ი","Კ":"კ","Ლ":"ლ","Მ":"მ"
,"Ნ":"ნ","Ო":"ო","Პ":"პ","Ჟ":"ჟ","Რ":"რ","Ს":"ს","Ტ":"ტ","Უ":"უ","Ფ":"ფ","Ქ":"ქ","Ღ":"ღ","Ყ":"ყ","Შ":"შ"
,"Ჩ":"ჩ","Ც":"ც","Ძ":"ძ","Წ":"წ","Ჭ":"ჭ","Ხ":"ხ","Ჯ":"ჯ","Ჰ":"ჰ","Ჱ":"ჱ","Ჲ":"ჲ","Ჳ":"ჳ","Ჴ":"ჴ","Ჵ":"ჵ"
,"Ჶ":"ჶ","Ჷ":"ჷ","Ჸ":"ჸ","Ჹ":"ჹ","Ჺ":"ჺ","Ჽ":"ჽ","Ჾ":"ჾ","Ჿ":"ჿ","᳐":"̂","᳒":"̄","᳕":"̫","᳘":"̮","᳙":"̭"
,"᳚":"̎","᳜":"̩","᳝":"̣","᳞":"̤","᳭":"̖","ᴄ":"c","ᴈ":"ɜ","ᴋ":"ĸ","ᴍ":"ʍ","ᴏ":"o","ᴐ":"ɔ","ᴑ":"o","ᴔ":"ǝo"
,"ᴜ":"u","ᴠ":"v","ᴡ":"w","ᴢ":"z","ᴤ":"ƨ","ᴦ":"r","ᴧ":"ʌ","ᴨ":"π","ᴩ":"ᴘ","ᴫ":"л","ᵫ":"ue","ᵮ":"f̴","ᵯ":"rn̴"
,"ᵰ":"n̴","ᵲ":"r̴","ᵳ":"ɾ̴","ᵴ":"s̴","ᵵ":"t̴","ᵶ":"z̴","ᵻ":"l̵","ᵼ":"l̵","ᵽ":"p̵","ᵾ":"u̵","ᵿ":"ʊ̵","ᶃ":"g"
,"ᶌ":"y","ᶐ":"ɋ","ᷮ":"ⷬ","ẝ":"f","ẞ":"ß","Ỻ":"ỻ","Ỽ":"ỽ","Ỿ":"ỿ","ỿ":"y","⃛":"ۛ","Ⅎ":"ⅎ","Ↄ":"ɔ","ↄ":"ɔ"
,"Ⰰ":"ⰰ","Ⰱ":"ⰱ","Ⰲ":"ⰲ","Ⰳ":"ⰳ","Ⰴ":"ⰴ","Ⰵ":"ⰵ","Ⰶ":"ⰶ","Ⰷ":"ⰷ","Ⰸ":"ⰸ","Ⰹ":"ⰹ","Ⰺ":"ⰺ","Ⰻ":"ⰻ","Ⰼ":"ⰼ"
,"Ⰽ":"ⰽ","Ⰾ":"ⰾ","Ⰿ":"ⰿ","Ⱀ":"ⱀ","Ⱁ":"ⱁ","Ⱂ":"ⱂ","Ⱃ":"ⱃ","Ⱄ":"ⱄ","Ⱅ":"ⱅ","Ⱆ":"ⱆ","Ⱇ":"ⱇ","Ⱈ":"ⱈ","Ⱉ":"ⱉ"
,"Ⱊ":"ⱊ","Ⱋ":"ⱋ","Ⱌ":"ⱌ","Ⱍ":"ⱍ","Ⱎ":"ⱎ","Ⱏ":"ⱏ","Ⱐ":"ⱐ","Ⱑ":"ⱑ","Ⱒ":"ⱒ","Ⱓ":"ⱓ","Ⱔ":"ⱔ","Ⱕ":"ⱕ","Ⱖ":"ⱖ"
,"Ⱗ":"ⱗ","Ⱘ":"ⱘ","Ⱙ":"ⱙ","Ⱚ":"ⱚ","Ⱛ":"ⱛ","Ⱜ":"ⱜ","Ⱝ":"ⱝ","Ⱞ":"ⱞ","Ⱟ":"ⱟ","Ⱡ":"ⱡ","Ɫ":"ɫ","Ᵽ":"ᵽ","Ɽ":"ɽ"
,"Ⱨ":"h̩","Ⱪ":"k̩","Ⱬ":"ⱬ","Ɑ":"ɑ","Ɱ":"ɱ","Ɐ":"ɐ","Ɒ":"ɒ","Ⱳ":"ⱳ","Ⱶ":"ⱶ","Ȿ":"ȿ","Ɀ":"ɀ","Ⲁ":"ⲁ","Ⲃ":"ⲃ"
,"Ⲅ":"γ","ⲅ":"r","Ⲇ":"δ","Ⲉ":"ꞓ","ⲉ":"ꞓ","Ⲋ":"ⲋ","Ⲍ":"ⲍ","Ⲏ":"h","Ⲑ":"ⲑ","Ⲓ":"l","Ⲕ":"k","ⲕ":"ĸ","Ⲗ":"λ"
,"Ⲙ":"m","Ⲛ":"n","Ⲝ":"ⲝ","Ⲟ":"o","ⲟ":"o","Ⲡ":"π","Ⲣ":"p","ⲣ":"p","Ⲥ":"c","ⲥ":"c","Ⲧ":"t","Ⲩ":"y","Ⲫ":"φ"
,"ⲫ":"ɸ","Ⲭ":"x","ⲭ":"χ","Ⲯ":"ψ","Ⲱ":"ⲱ","ⲱ":"ω","Ⲳ":"ⲳ","Ⲵ":"<·","Ⲷ":"ⲷ","Ⲹ":"ⲹ","Ⲻ":"-","Ⲽ":"ш","ⲽ":"ш"
,"Ⲿ":"ⲿ","Ⳁ":"ⳁ","Ⳃ":"ⳃ","Ⳅ":"ⳅ","Ⳇ":"/","Ⳉ":"ⳉ","Ⳋ":"9","Ⳍ":"3","ⳍ":"ȝ","Ⳏ":"ⳏ","Ⳑ":"l","ⳑ":"ʟ","Ⳓ":"6"
,"Ⳕ":"ⳕ","Ⳗ":"ⳗ","Ⳙ":"ⳙ","Ⳛ":"ⳛ","Ⳝ":"ϭ","Ⳟ":"ⳟ","Ⳡ":"ⳡ","Ⳣ":"ⳣ","ⳤ":"ϗ","Ⳬ":"ⳬ","Ⳮ":"ⳮ","Ⳳ":"ⳳ","ⴱ":"o̵"
,"ⴷ":"ʌ","ⴸ":"v","ⴹ":"e","ⴺ":"ǝ","ⵁ":"o̸","ⵈ":"···","ⵉ":"ʃ","ⵏ":"l","ⵑ":"!","ⵔ":"o","ⵕ":"q","ⵙ":"ʘ","ⵝ":"x"
,"ⵠ":"δ","ⵣ":"ᛯ","ⷨ":"ᷟ","ⷪ":"̊","ⷭ":"ͨ","ⷯ":"ͯ","ⷶ":"ͣ","ⷷ":"ͤ","〇":"o","〬":"̉","〭":"̥","〳":"/","く":"❬"
,"゚":"̊","イ":"亻","エ":"工","カ":"力","タ":"夕","ト":"卜","ニ":"二","ノ":"/","ハ":"八","ヘ":"へ","ロ":"口","㦳":"㘽","䎛":"㖈"
,"䐠":"㬻","一":"ー","丶":"\\","丿":"/","倂":"併","值":"値","啟":"啓","囗":"口","填":"塡","士":"土","壿":"墫","嬀":"媯","帲":"帡"
,"幐":"㬺","戸":"戶","搉":"㩁","晣":"䀿","晩":"晚","曶":"㫚","朦":"䑃","柿":"杮","槩":"㮣","樧":"榝","潙":"溈","硏":"研","絶":"絕"
,"肦":"朌","胊":"朐","胐":"朏","胶":"㬵","脁":"朓","脧":"朘","腁":"胼","膧":"朣","蔿":"蒍","虁":"蘷","訞":"䚶","詽":"訮","讏":"讆"
,"豣":"豜","趆":"赿","跺":"跥","躛":"躗","輧":"軿","郞":"郎","鎮":"鎭","隸":"隷","鹃":"鹂","黒":"黑","鿃":"䀹","ꓐ":"b","ꓑ":"p"
,"ꓒ":"d","ꓓ":"d","ꓔ":"t","ꓖ":"g","ꓗ":"k","ꓙ":"j","ꓚ":"c","ꓛ":"ɔ","ꓜ":"z","ꓝ":"f","ꓞ":"ⅎ","ꓟ":"m","ꓠ":"n"
,"ꓡ":"l","ꓢ":"s","ꓣ":"r","ꓥ":"ʌ","ꓦ":"v","ꓧ":"h","ꓪ":"w","ꓫ":"x","ꓬ":"y","ꓭ":"ᙠ","ꓮ":"a","ꓯ":"ɐ","ꓰ":"e"
,"ꓱ":"ǝ","ꓲ":"l","ꓳ":"o","ꓴ":"u","ꓵ":"ո","ꓷ":"ᗡ","ꓸ":".","ꓹ":",","ꓺ":"..","ꓻ":".,","ꓽ":":","Ꙁ":"ꙁ","Ꙃ":"ꙃ"
,"Ꙅ":"2","ꙅ":"ƨ","Ꙇ":"ꙇ","ꙇ":"l","Ꙉ":"ꙉ","Ꙋ":"ꙋ","Ꙍ":"ꙍ","ꙍ":"ω","Ꙏ":"ꙏ","Ꙑ":"ъl","ꙑ":"ˉbl","Ꙓ":"ꙓ","Ꙕ":"ꙕ"
,"Ꙗ":"ꙗ","Ꙙ":"ꙙ","Ꙛ":"ꙛ","Ꙝ":"ꙝ","Ꙟ":"ꙟ","Ꙡ":"ꙡ","Ꙣ":"ꙣ","Ꙥ":"ꙥ","Ꙧ":"ꙧ","Ꙩ":"ʘ","Ꙫ":"ꙫ","Ꙭ":"ꙭ","꙯":"⃩"
,"꙼":"̆","Ꚁ":"ꚁ","Ꚃ":"ꚃ","Ꚅ":"ꚅ","Ꚇ":"ꚇ","Ꚉ":"ꚉ","Ꚋ":"ꚋ","Ꚍ":"ꚍ","Ꚏ":"ꚏ","Ꚑ":"ꚑ","Ꚓ":"ꚓ","Ꚕ":"ꚕ","ꚕ":"h̔"
,"Ꚗ":"ꚗ","Ꚙ":"oo","ꚙ":"oo","Ꚛ":"𐊨","ꚡ":"и","ꚰ":"ᚹ","ꚱ":"ⱶ","ꛍ":"ʡ","ꛎ":"ʌ","ꛛ":"π","ꛟ":"v","ꛫ":"?","ꛯ":"2"
,"꛰":"̂","꛱":"̄","Ꜣ":"ꜣ","Ꜥ":"ꜥ","Ꜧ":"ꜧ","Ꜩ":"t3","ꜩ":"tȝ","Ꜫ":"ꜫ","Ꜭ":"ꜭ","Ꜯ":"ꜯ","ꜱ":"s","Ꜳ":"aa","ꜳ":"aa"
,"Ꜵ":"ao","ꜵ":"ao","Ꜷ":"au","ꜷ":"au","Ꜹ":"av","ꜹ":"av","Ꜻ":"av","ꜻ":"av","Ꜽ":"ay","ꜽ":"ay","Ꜿ":"ꜿ","Ꝁ":"k̵"
,"Ꝃ":"ꝃ","Ꝅ":"ꝅ","Ꝇ":"ꝇ","Ꝉ":"ꝉ","Ꝋ":"o̵","ꝋ":"o̵","Ꝍ":"ꝍ","Ꝏ":"oo","ꝏ":"oo","Ꝑ":"ꝑ","Ꝓ":"ꝓ","Ꝕ":"ꝕ","Ꝗ":"ꝗ"
,"Ꝙ":"ꝙ","Ꝛ":"2","Ꝝ":"ꝝ","Ꝟ":"ꝟ","Ꝡ":"ꝡ","ꝡ":"w̦","Ꝣ":"ꝣ","Ꝥ":"ꝥ","Ꝧ":"ꝧ","Ꝩ":"ꝩ","Ꝫ":"3","ꝫ":"ȝ","Ꝭ":"ꝭ"
,"Ꝯ":"9","ꝷ":"tf","ꝸ":"&","Ꝺ":"ꝺ","Ꝼ":"ꝼ","Ᵹ":"ᵹ","Ꝿ":"ꝿ","Ꞁ":"ꞁ","Ꞃ":"ꞃ","Ꞅ":"ꞅ","Ꞇ":"ꞇ","Ꞌ":"ꞌ","ꞌ":"'"
,"Ɥ":"ɥ","ꞏ":"·","Ꞑ":"ꞑ","Ꞓ":"ꞓ","ꞕ":"ꜧ","Ꞗ":"ꞗ","Ꞙ":"f","ꞙ":"f","Ꞛ":"𐐺","ꞛ":"𐐺","Ꞝ":"ꞝ","ꞝ":"ʚ","Ꞟ":"ꓤ"
,"ꞟ":"u","Ꞡ":"ꞡ","Ꞣ":"ꞣ","Ꞥ":"ꞥ","Ꞧ":"ꞧ","Ꞩ":"ꞩ","Ɦ":"ɦ","Ɜ":"3","Ɡ":"ɡ","Ɬ":"ɬ","Ɪ":"ɪ","Ʞ":"ʞ","Ʇ":"ꓕ"
,"Ʝ":"j","Ꭓ":"x","Ꞵ":"b","ꞵ":"ß","Ꞷ":"ꙍ","ꞷ":"ω","Ꞹ":"ꞹ","Ꞻ":"ꞻ","Ꞽ":"ꞽ","Ꞿ":"ꞿ","Ꟁ":"ꟁ","Ꟃ":"ꟃ","Ꞔ":"ꞔ"
,"Ʂ":"ʂ","Ᶎ":"ᶎ","Ꟈ":"ꟈ","Ꟊ":"ꟊ","Ɤ":"ɤ","Ꟍ":"ꟍ","꟎":"꟏","Ꟑ":"ꟑ","꟒":"ꟓ","꟔":"ꟕ","Ꟗ":"ꟗ","Ꟙ":"ꟙ","Ꟛ":"ꟛ"
,"Ƛ":"ƛ","Ꟶ":"ꟶ","ꟷ":"ー","꠰":"।","ꥠ":"ᄃᄆ","ꥡ":"ᄃᄇ","ꥢ":"ᄃᄉ","ꥣ":"ᄃᄌ","ꥤ":"ᄅᄀ","ꥥ":"ᄅᄀᄀ","ꥦ":"ᄅᄃ","ꥧ":"ᄅᄃᄃ"
,"ꥨ":"ᄅᄆ","ꥩ":"ᄅᄇ","ꥪ":"ᄅᄇᄇ","ꥫ":"ᄅᄇᄋ","ꥬ":"ᄅᄉ","ꥭ":"ᄅᄌ","ꥮ":"ᄅᄏ","ꥯ":"ᄆᄀ","ꥰ":"ᄆᄃ","ꥱ":"ᄆᄉ","ꥲ":"ᄇᄉᄐ","ꥳ":"ᄇᄏ"
,"ꥴ":"ᄇᄒ","ꥵ":"ᄉᄉᄇ","ꥶ":"ᄋᄅ","ꥷ":"ᄋᄒ","ꥸ":"ᄌᄌᄒ","ꥹ":"ᄐᄐ","ꥺ":"ᄑᄒ","ꥻ":"ᄒᄉ","ꥼ":"ᅙᅙ","ꦒ":"ⰿ","ꦣ":"ꦝ","ꧏ":"٢"
,"꩓":"ꨁ","꩖":"ꨣ","ꬲ":"e","ꬵ":"f","ꬽ":"o","ꬾ":"o̸","ꬿ":"ɔ̸","ꭁ":"ǝo̸","ꭂ":"ǝo̵","ꭇ":"r","ꭈ":"r","ꭍ":"ʃ","ꭎ":"u"
,"ꭒ":"u","ꭓ":"χ","ꭕ":"χ","ꭚ":"y","ꭠ":"љ","ꭢ":"ɔe","ꭣ":"uo","ꭰ":"ᴅ","ꭱ":"ʀ","ꭲ":"ᴛ","ꭴ":"ơ","ꭵ":"l","ꭺ":"ᴀ"
,"ꭻ":"ᴊ","ꭼ":"ᴇ","ꭾ":"ɂ","ꮀ":"ⱶ","ꮁ":"r","ꮃ":"w","ꮇ":"ʍ","ꮋ":"ʜ","ꮎ":"o̵","ꮐ":"ɢ","ꮓ":"z","ꮛ":"ꞓ","ꮜ":"u̵"
,"ꮟ":"ƅ","ꮢ":"ʀ","ꮩ":"v","ꮪ":"s","ꮮ":"ʟ","ꮯ":"c","ꮲ":"ᴘ","ꮶ":"ĸ","ꮻ":"o̵","ힰ":"ᅩᅧ","ힱ":"ᅩᅩ丨","ힲ":"ᅭᅡ","ힳ":"ᅭᅡ丨"
,"ힴ":"ᅭᅥ","ힵ":"ᅮᅧ","ힶ":"ᅮ丨丨","ힷ":"ᅲᅡ丨","ힸ":"ᅲᅩ","ힹ":"ーᅡ","ힺ":"ーᅥ","ힻ":"ーᅥ丨","ힼ":"ーᅩ","ힽ":"丨ᅣᅩ","ힾ":"丨ᅣ丨"
,"ힿ":"丨ᅧ","ퟀ":"丨ᅧ丨","ퟁ":"丨ᅩ丨","ퟂ":"丨ᅭ","ퟃ":"丨ᅲ","ퟄ":"丨丨","ퟅ":"ᆞᅡ","ퟆ":"ᆞᅥ丨","ퟋ":"ᄂᄅ","ퟌ":"ᄂᄎ","ퟍ":"ᄃᄃ"
,"ퟎ":"ᄃᄃᄇ","ퟏ":"ᄃᄇ","ퟐ":"ᄃᄉ","ퟑ":"ᄃᄉᄀ","ퟒ":"ᄃᄌ","ퟓ":"ᄃᄎ","ퟔ":"ᄃᄐ","ퟕ":"ᄅᄀᄀ","ퟖ":"ᄅᄀᄒ","ퟗ":"ᄅᄅᄏ","ퟘ":"ᄅᄆᄒ"
,"ퟙ":"ᄅᄇᄃ","ퟚ":"ᄅᄇᄑ","ퟛ":"ᄅᅌ","ퟜ":"ᄅᅙᄒ","ퟝ":"ᄅᄋ","ퟞ":"ᄆᄂ","ퟟ":"ᄆᄂᄂ","ퟠ":"ᄆᄆ","ퟡ":"ᄆᄇᄉ","ퟢ":"ᄆᄌ","ퟣ":"ᄇᄃ"
,"ퟤ":"ᄇᄅᄑ","ퟥ":"ᄇᄆ","ퟦ":"ᄇᄇ","ퟧ":"ᄇᄉᄃ","ퟨ":"ᄇᄌ","ퟩ":"ᄇᄎ","ퟪ":"ᄉᄆ","ퟫ":"ᄉᄇᄋ","ퟬ":"ᄉᄉᄀ","ퟭ":"ᄉᄉᄃ","ퟮ":"ᄉᅀ"
,"ퟯ":"ᄉᄌ","ퟰ":"ᄉᄎ","ퟱ":"ᄉᄐ","ퟲ":"ᄅᄒ","ퟳ":"ᅀᄇ","ퟴ":"ᅀᄇᄋ","ퟵ":"ᅌᄆ","ퟶ":"ᅌᄒ","ퟷ":"ᄌᄇ","ퟸ":"ᄌᄇᄇ","ퟹ":"ᄌᄌ","ퟺ":"ᄑᄉ"
,"ퟻ":"ᄑᄐ","𐊂":"b","𐊅":"δ","𐊆":"e","𐊇":"f","𐊊":"l","𐊍":"ʌ","𐊐":"x","𐊒":"o","𐊔":"ᛜ","𐊕":"p","𐊖":"s","𐊗":"t"
,"𐊛":"+","𐊠":"a","𐊡":"b","𐊢":"c","𐊣":"δ","𐊥":"f","𐊫":"o","𐊭":"ϙ","𐊰":"m","𐊱":"t","𐊲":"y","𐊳":"φ","𐊴":"x"
,"𐊵":"ψ","𐊶":"ω","𐊸":"ⵀ","𐋏":"h","𐋡":"د","𐋤":"و","𐋨":"ط","𐋲":"ص","𐋵":"z","𐌁":"b","𐌂":"c","𐌉":"l","𐌑":"m"
,"𐌒":"ϙ","𐌕":"t","𐌗":"x","𐌚":"8","𐌟":"*","𐌠":"l","𐌢":"x","𐏑":"𐎂","𐏓":"𐎓","𐐀":"𐐨","𐐁":"ɛ","𐐂":"𐐪","𐐃":"𐐫"
,"𐐄":"o","𐐅":"𐐭","𐐆":"𐐮","𐐇":"𐐯","𐐈":"𐐰","𐐉":"𐐱","𐐊":"𐐲","𐐋":"𐐳","𐐌":"𐐴","𐐍":"𐐵","𐐎":"𐐶","𐐏":"𐐷","𐐐":"𐐸"
,"𐐑":"ꓶ","𐐒":"𐐺","𐐓":"𐐻","𐐔":"𐐼","𐐕":"c","𐐖":"𐐾","𐐗":"𐐿","𐐘":"𐑀","𐐙":"𐑁","𐐚":"𐑂","𐐛":"l","𐐜":"𐑄","𐐝":"𐑅"
,"𐐞":"𐑆","𐐟":"ɒ","𐐠":"s","𐐡":"𐑉","𐐢":"𐑊","𐐣":"ɔ","𐐤":"𐑌","𐐥":"и","𐐦":"𐑎","𐐧":"𐑏","𐐩":"ꞓ","𐐪":"ʚ","𐐬":"o"
,"𐐽":"c","𐐿":"ɷ","𐑂":"ɞ","𐑃":"ʟ","𐑈":"s","𐑋":"ɔ","𐑍":"ᴎ","𐒠":"𐒆","𐒰":"ʌ","𐒱":"𐓙","𐒲":"𐓚","𐒳":"𐓛","𐒴":"r"
,"𐒵":"𐓝","𐒶":"𐓞","𐒷":"𐓟","𐒸":"𐓠","𐒹":"𐓡","𐒺":"𐓢","𐒻":"𐓣","𐒼":"ӄ","𐒽":"𐓥","𐒾":"𐓦","𐒿":"𐓧","𐓀":"𐓨","𐓁":"𐓩"
,"𐓂":"o","𐓃":"ʘ","𐓄":"þ","𐓅":"𐓭","𐓆":"𐓮","𐓇":"𐓯","𐓈":"𐓰","𐓉":"𐓱","𐓊":"𐓲","𐓋":"𐓳","𐓌":"𐓴","𐓍":"ћ","𐓎":"u"
,"𐓏":"𐓷","𐓐":"ᛦ","𐓑":"ψ","𐓒":"7","𐓓":"𐓻","𐓘":"ʌ","𐓛":"λ","𐓪":"o","𐓫":"ꙩ","𐓶":"u","𐓹":"ψ","𐔓":"n","𐔖":"o"
,"𐔘":"k","𐔜":"c","𐔝":"v","𐔥":"f","𐔦":"l","𐔧":"x","𐕰":"𐖗","𐕱":"𐖘","𐕲":"𐖙","𐕳":"𐖚","𐕴":"𐖛","𐕵":"𐖜","𐕶":"𐖝"
,"𐕷":"𐖞","𐕸":"𐖟","𐕹":"𐖠","𐕺":"𐖡","𐕼":"𐖣","𐕽":"𐖤","𐕾":"𐖥","𐕿":"𐖦","𐖀":"𐖧","𐖁":"𐖨","𐖂":"𐖩","𐖃":"𐖪","𐖄":"𐖫"
,"𐖅":"𐖬","𐖆":"𐖭","𐖇":"𐖮","𐖈":"𐖯","𐖉":"𐖰","𐖊":"𐖱","𐖌":"𐖳","𐖍":"𐖴","𐖎":"𐖵","𐖏":"𐖶","𐖐":"𐖷","𐖑":"𐖸","𐖒":"𐖹"
,"𐖔":"𐖻","𐖕":"𐖼","𐨺":"̣","𐲀":"𐳀","𐲁":"𐳁","𐲂":"𐳂","𐲃":"𐳃","𐲄":"𐳄","𐲅":"𐳅","𐲆":"𐳆","𐲇":"𐳇","𐲈":"𐳈","𐲉":"𐳉"
,"𐲊":"𐳊","𐲋":"𐳋","𐲌":"𐳌","𐲍":"𐳍","𐲎":"𐳎","𐲏":"𐳏","𐲐":"𐳐","𐲑":"𐳑","𐲒":"𐳒","𐲓":"𐳓","𐲔":"𐳔","𐲕":"𐳕","𐲖":"𐳖"
,"𐲗":"𐳗","𐲘":"𐳘","𐲙":"𐳙","𐲚":"𐳚","𐲛":"𐳛","𐲜":"𐳜","𐲝":"𐳝","𐲞":"𐳞","𐲟":"𐳟","𐲠":"𐳠","𐲡":"𐳡","𐲢":"𐳢","𐲣":"𐳣"
,"𐲤":"𐳤","𐲥":"𐳥","𐲦":"𐳦","𐲧":"𐳧","𐲨":"𐳨","𐲩":"𐳩","𐲪":"𐳪","𐲫":"𐳫","𐲬":"𐳬","𐲭":"𐳭","𐲮":"𐳮","𐲯":"𐳯","𐲰":"𐳰"
,"𐲱":"𐳱","𐲲":"𐳲","𐳺":"𐳥","𐳼":"𐳂","𐵐":"𐵰","𐵑":"𐵱","𐵒":"𐵲","𐵓":"𐵳","𐵔":"𐵴","𐵕":"𐵵","𐵖":"𐵶","𐵗":"𐵷","𐵘":"𐵸"
,"𐵙":"𐵹","𐵚":"𐵺","𐵛":"𐵻","𐵜":"𐵼","𐵝":"𐵽","𐵞":"𐵾","𐵟":"𐵿","𐵠":"𐶀","𐵡":"𐶁","𐵢":"𐶂","𐵣":"𐶃","𐵤":"𐶄","𐵥":"𐶅"
,"𑇊":"̣","𑇋":"ऺ","𑇜":"ꣻ","𑌀":"̊","𑐓":"𑐴𑑂𑐒","𑐙":"𑐴𑑂𑐘","𑐤":"𑐴𑑂𑐣","𑐪":"𑐴𑑂𑐩","𑐭":"𑐴𑑂𑐬","𑐯":"𑐴𑑂𑐮","𑒒":"ঘ","𑒔":"চ"
,"𑒖":"জ","𑒘":"ঞ","𑒙":"ট","𑒛":"ড","𑒝":"ল","𑒞":"ত","𑒟":"থ","𑒠":"দ","𑒡":"ধ","𑒢":"ন","𑒣":"প","𑒧":"ম","𑒨":"য"
,"𑒩":"ব","𑒪":"ণ","𑒫":"র","𑒭":"ষ","𑒮":"স","𑒰":"া","𑒱":"ি","𑒹":"ে","𑒽":"ৗ","𑒿":"̆̇","𑓁":"ঃ","𑓂":"্","𑓃":"̣"
,"𑓄":"ঽ","𑓅":"ẇ","𑓐":"o","𑓑":"১","𑓒":"২","𑓖":"৬","𑗘":"𑖂","𑗙":"𑖂","𑗚":"𑖃","𑗛":"𑖄","𑗜":"𑖲","𑗝":"𑖳","𑜀":"rn"
,"𑜆":"v","𑜊":"w","𑜎":"w","𑜏":"w","𑢠":"v","𑢡":"𑣁","𑢢":"f","𑢣":"l","𑢤":"y","𑢥":"𑣅","𑢦":"e","𑢧":"𑣇","𑢨":"∇"
,"𑢩":"z","𑢪":"𑣊","𑢫":"𑣋","𑢬":"9","𑢭":"𑣍","𑢮":"e","𑢯":"4","𑢰":"𑣐","𑢱":"𑣑","𑢲":"l","𑢳":"𑣓","𑢴":"𑣔","𑢵":"o"
,"𑢶":"𑣖","𑢷":"ᛜ","𑢸":"u","𑢹":"𑣙","𑢺":"𑣚","𑢻":"5","𑢼":"t","𑢽":"𑣝","𑢾":"𑣞","𑢿":"𑣟","𑣀":"v","𑣁":"s","𑣂":"f"
,"𑣃":"l","𑣄":"z","𑣆":"7","𑣈":"o","𑣊":"3","𑣌":"9","𑣎":"ꞓ","𑣕":"6","𑣖":"9","𑣗":"o","𑣘":"u","𑣜":"y","𑣠":"o"
,"𑣣":"rn","𑣤":"٩","𑣥":"z","𑣦":"w","𑣩":"c","𑣬":"x","𑣯":"w","𑣲":"c","𑫦":"𑫥𑫯","𑫧":"𑫥𑫰","𑫨":"𑫥𑫥","𑫩":"𑫥𑫥𑫯"
,"𑫪":"𑫥𑫥𑫰","𑫬":"𑫫𑫯","𑫭":"𑫫𑫫","𑫮":"𑫫𑫫𑫯","𑫴":"𑫳𑫯","𑫵":"𑫳𑫰","𑫶":"𑫳𑫳","𑫷":"𑫳𑫳𑫯","𑫸":"𑫳𑫳𑫰","𑲲":"𑲪","𒀸":"𐎚","𓋹":"𐦞"
,"𖹀":"𖹠","𖹁":"𖹡","𖹂":"𖹢","𖹃":"𖹣","𖹄":"𖹤","𖹅":"𖹥","𖹆":"𖹦","𖹇":"𖹧","𖹈":"𖹨","𖹉":"𖹩","𖹊":"𖹪","𖹋":"𖹫","𖹌":"𖹬"
,"𖹍":"𖹭","𖹎":"𖹮","𖹏":"𖹯","𖹐":"𖹰","𖹑":"𖹱","𖹒":"𖹲","𖹓":"𖹳","𖹔":"𖹴","𖹕":"𖹵","𖹖":"𖹶","𖹗":"𖹷","𖹘":"𖹸","𖹙":"𖹹"
,"𖹚":"𖹺","𖹛":"𖹻","𖹜":"𖹼","𖹝":"𖹽","𖹞":"𖹾","𖹟":"𖹿","𖺠":"𖺻","𖺡":"𖺼","𖺢":"𖺽","𖺣":"𖺾","𖺤":"𖺿","𖺥":"𖻀","𖺦":"𖻁"
,"𖺧":"𖻂","𖺨":"𖻃","𖺩":"𖻄","𖺪":"𖻅","𖺫":"𖻆","𖺬":"𖻇","𖺭":"𖻈","𖺮":"𖻉","𖺯":"𖻊","𖺰":"𖻋","𖺱":"𖻌","𖺲":"𖻍","𖺳":"𖻎"
,"𖺴":"𖻏","𖺵":"𖻐","𖺶":"𖻑","𖺷":"𖻒","𖺸":"𖻓","𖼇":"γ","𖼈":"v","𖼊":"t","𖼖":"l","𖼚":"δ","𖼜":"ꙙ","𖼦":"ꓶ","𖼨":"l"
,"𖼭":"ɛ","𖼵":"r","𖼺":"s","𖼻":"3","𖼽":"ʌ","𖼿":">","𖽀":"a","𖽂":"u","𖽃":"y","𖽑":"'","𖽒":"'","𝅭":".","𞣇":"l"
,"𞣈":"∠","𞣉":"٣","𞣋":"8","𞣌":"∂","𞣍":"∂̵","𞤀":"𞤢","𞤁":"𞤣","𞤂":"𞤤","𞤃":"𞤥","𞤄":"𞤦","𞤅":"𞤧","𞤆":"𞤨","𞤇":"𞤩"
,"𞤈":"𞤪","𞤉":"𞤫","𞤊":"𞤬","𞤋":"𞤭","𞤌":"𞤮","𞤍":"𞤯","𞤎":"𞤰","𞤏":"𞤱","𞤐":"𞤲","𞤑":"𞤳","𞤒":"𞤴","𞤓":"𞤵","𞤔":"𞤶"
,"𞤕":"𞤷","𞤖":"𞤸","𞤗":"𞤹","𞤘":"𞤺","𞤙":"𞤻","𞤚":"𞤼","𞤛":"𞤽","𞤜":"𞤾","𞤝":"𞤿","𞤞":"𞥀","𞤟":"𞥁","𞤠":"𞥂","𞤡":"𞥃"
,"𡿨":"❬"
}$map$::jsonb as of) as prototype
$function$


CREATE OR REPLACE FUNCTION public.payment_dispute_begins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into payment_dispute (gateway, refund_id, order_id) values (new.gateway, new.refund_id, new.order_id);
  return null;
end $function$


CREATE OR REPLACE FUNCTION public.quoted_message(thread bigint, quoted integer, reader bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return (
    select jsonb_build_object('seq', q.seq, 'sender', q.sender_id, 'message_type', q.kind,
      'message_content', left(q.content, 120))
    from message q join thread_member own on own.thread_id = q.thread_id and own.member_id = reader
    where q.thread_id = thread and q.seq = quoted and q.recalled_at is null and q.seq > own.cleared_seq
      and not case when q.sender_id = own.member_id then q.deleted_by_sender else q.deleted_by_receiver end
  );
end $function$


CREATE OR REPLACE FUNCTION public.refuse_partial_write()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what this was planned from has changed' using errcode = 'serialization_failure';
end $function$


CREATE OR REPLACE FUNCTION public.sent_gift(sent bigint, reader bigint, in_language text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return (
    select jsonb_build_object('gift_id', g.id, 'name', n.name,
      'price', case when gs.sender_id = reader then trim_scale(gs.paid / 100.0) end,
      'src', case when g.picture like '%.webp' then '/catalogue/' || g.picture else '/gifts/' || g.picture || '.svg' end)
    from gift_sent gs join gift g on g.id = gs.gift_id join gift_name n on n.gift_id = g.id and n.language = in_language
    where gs.id = sent
  );
end $function$


CREATE OR REPLACE FUNCTION public.sent_question(ask bigint, in_language text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return (
    select jsonb_build_object('id', asked.ask_id, 'text', asked.text, 'answer', asked.answer)
    from asked_question asked where asked.ask_id = ask and asked.language = in_language
  );
end $function$


CREATE OR REPLACE FUNCTION public.set_account_is_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  member bigint := coalesce(new.member_id, old.member_id);
begin
  perform from account where id = member for no key update;
  update account set is_staff = exists (select from staff_role where member_id = member) where id = member;
  return null;
end
$function$


CREATE OR REPLACE FUNCTION public.shown_translation(translated bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return (
    select jsonb_build_object('kind', best.kind, 'state', best.state, 'engine', best.engine, 'from', best.source,
      'to', best.target, 'text', coalesce(nullif(best.content, ''), (
        select machine.content from message_translation machine
        where machine.message_id = best.message_id and machine.kind = 'machine'
      ), ''))
    from message_translation best where best.message_id = translated order by best.state = 'failed', best.kind limit 1
  );
end $function$


CREATE OR REPLACE FUNCTION public.slow_statements(most integer)
 RETURNS TABLE(query text, calls bigint, mean_ms double precision, total_ms double precision)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if to_regclass('pg_stat_statements') is null then return; end if;
  return query execute
    'select left(s.query, 300), s.calls, s.mean_exec_time, s.total_exec_time from pg_stat_statements s
     join pg_database d on d.oid = s.dbid and d.datname = current_database()
     where s.query not ilike ''%slow_statements%'' order by s.total_exec_time desc limit $1' using most;
exception when object_not_in_prerequisite_state or insufficient_privilege or undefined_column then
  return;
end $function$


CREATE OR REPLACE FUNCTION public.write_member_card(member bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from account where id = member for share;
  perform 1 from profile where member_id = member for share;
  perform 1 from privacy_setting where member_id = member for share;
  delete from member_card c where c.member_id = member
    and not exists (select from member_card_source s where s.member_id = member);
  insert into member_card select * from member_card_source s where s.member_id = member
  on conflict (member_id) do update set name = excluded.name, is_identified = excluded.is_identified,
    is_free = excluded.is_free, vip_until = excluded.vip_until, gender = excluded.gender, birthday = excluded.birthday,
    main_photo = excluded.main_photo, languages = excluded.languages, marriage = excluded.marriage,
    country = excluded.country, city = excluded.city, cities = excluded.cities, time_zone = excluded.time_zone,
    visibility = excluded.visibility, shows_online = excluded.shows_online;
end
$function$


CREATE OR REPLACE FUNCTION public.write_travel_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or old.state <> new.state then
    insert into travel_step (request_id, state, at) values (new.id, new.state, new.moved_at);
  end if;
  return null;
end $function$


view active_account
 SELECT id,
    name,
    language,
    channel,
    created_at,
    (verified_at IS NOT NULL) AS is_verified,
    (is_free OR COALESCE((vip_until >= CURRENT_DATE), false)) AS is_vip,
        CASE
            WHEN (is_free OR (vip_until >= CURRENT_DATE)) THEN vip_until
            ELSE NULL::date
        END AS vip_until,
    (identified_at IS NOT NULL) AS is_identified
   FROM account
  WHERE (status = 'active'::text);

view asked_question
 SELECT a.id AS ask_id,
    l.language,
    COALESCE(a.content, t.text) AS text,
        CASE
            WHEN (a.answered_at IS NULL) THEN NULL::text
            WHEN (a.choice IS NULL) THEN NULLIF(a.answer, ''::text)
            WHEN (a.answer = ''::text) THEN t.choices[(a.choice + 1)]
            ELSE ((t.choices[(a.choice + 1)] || ' · '::text) || a.answer)
        END AS answer
   FROM ((question_ask a
     CROSS JOIN ( VALUES ('en'::text), ('zh'::text), ('tw'::text), ('de'::text), ('it'::text), ('fr'::text), ('ja'::text), ('ko'::text)) l(language))
     LEFT JOIN question_text t ON (((t.question_id = a.question_id) AND (t.language = l.language))));

view listed_member
 SELECT member_id,
    gender,
    seeking,
    listed_no,
    listed_at,
    recommend_rank,
    active_at,
    (((((num_nonnulls(seeking, place_id, cover_photo, height, weight, marriage, children, income, orientation, horoscope) + ((languages <> '{}'::text[]))::integer) + ((biography <> ''::text))::integer) + ((purpose <> '{}'::smallint[]))::integer))::numeric / 13.0) AS completeness,
    (((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))::smallint AS birth_day,
    orientation
   FROM profile
  WHERE (listed_no IS NOT NULL);

view member_attention
 SELECT member_like.liked_id AS member_id,
    member_like.created_at AS at,
    3 AS weight
   FROM member_like
UNION ALL
 SELECT member_visit.visited_id AS member_id,
    (member_visit.day)::timestamp with time zone AS at,
    1 AS weight
   FROM member_visit;

view member_card_source
 SELECT p.member_id,
    a.name,
    (a.identified_at IS NOT NULL) AS is_identified,
    a.is_free,
    a.vip_until,
    p.gender,
    p.birthday,
    p.main_photo,
    p.languages,
    p.marriage,
    c.country,
    c.name AS city,
    ( SELECT jsonb_object_agg(n.language, n.name) AS jsonb_object_agg
           FROM place_name n
          WHERE (n.place_id = p.place_id)) AS cities,
    c.time_zone,
    s.visibility,
    (s.online_status = 'available'::text) AS shows_online
   FROM (((profile p
     JOIN account a ON (((a.id = p.member_id) AND (a.status = 'active'::text))))
     JOIN privacy_setting s ON ((s.member_id = p.member_id)))
     LEFT JOIN place c ON ((c.id = p.place_id)))
  WHERE ((p.gender IS NOT NULL) AND (p.birthday IS NOT NULL));

view member_group
 SELECT a.id AS member_id,
    a.created_at AS registered_at,
    COALESCE((place.country)::text, ''::text) AS country,
    a.language,
        CASE p.gender
            WHEN 0 THEN 'female'::text
            WHEN 1 THEN 'male'::text
            ELSE ''::text
        END AS gender,
        CASE
            WHEN (a.pid IS NULL) THEN 'direct'::text
            ELSE a.pid
        END AS source
   FROM ((account a
     LEFT JOIN profile p ON ((p.member_id = a.id)))
     LEFT JOIN place ON ((place.id = p.place_id)));

view online_by_key
 SELECT member_id
   FROM presence p
  WHERE ( SELECT (n.seen_at > (now() - '00:01:00'::interval))
           FROM realtime_node n
          WHERE (n.node_id = p.node_id));

view online_member
 SELECT member_id,
    arrival,
    since
   FROM presence p
  WHERE (node_id = ANY (ARRAY( SELECT n.node_id
           FROM realtime_node n
          WHERE (n.seen_at > (now() - '00:01:00'::interval)))));

view searchable_member
 SELECT member_id,
    gender,
    birthday,
    seeking,
    place_id,
    ( SELECT c.country
           FROM place c
          WHERE (c.id = p.place_id)) AS country,
    languages,
    height,
    weight,
    marriage,
    children,
    income,
    purpose,
    horoscope,
    (main_photo IS NOT NULL) AS has_photo
   FROM profile p
  WHERE ((gender IS NOT NULL) AND (birthday IS NOT NULL));

view shown_member
 SELECT member_id,
    visibility
   FROM member_card;

table account
  id bigint not null generated always as identity
  name text not null
  name_key text not null
  email text
  email_key text
  phone text
  password_hash text
  language text not null
  status text not null default 'active'::text
  verified_at timestamp with time zone
  vip_until date
  is_free boolean not null default false
  trialing smallint not null default 0
  is_partner boolean not null default false
  has_mall boolean not null default false
  has_sound boolean not null default true
  channel text not null
  pid text
  created_at timestamp with time zone not null default now()
  closed_at timestamp with time zone
  hi_content text
  hi_photo text
  identified_at timestamp with time zone
  email_verified_at timestamp with time zone
  phone_verified_at timestamp with time zone
  address_notice_at timestamp with time zone
  name_skeleton text generated always as (name_skeleton(name))
  security_offered_at timestamp with time zone
  read_announcements bigint[] not null default '{}'::bigint[]
  is_staff boolean not null default false
  agreed_terms integer not null default 1
  agreed_policy integer not null default 1
  constraint account_channel UNIQUE (channel)
  constraint account_name_key UNIQUE (name_key)
  constraint account_password_has_contact CHECK (((password_hash IS NULL) OR (email_key IS NOT NULL) OR (phone IS NOT NULL)))
  constraint account_pkey PRIMARY KEY (id)
  constraint account_status CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'closed'::text, 'deleting'::text, 'deleted'::text])))
  constraint account_trialing CHECK (((trialing >= 0) AND (trialing <= 2)))
  CREATE INDEX account_closed_at ON public.account USING btree (closed_at) WHERE ((closed_at IS NOT NULL) AND (status <> 'deleted'::text))
  CREATE INDEX account_created_at ON public.account USING brin (created_at) WITH (autosummarize='on')
  CREATE INDEX account_email ON public.account USING btree (email_key) WHERE (email_key IS NOT NULL)
  CREATE INDEX account_name_skeleton ON public.account USING btree (name_skeleton) WHERE (name_skeleton <> ''::text)
  CREATE INDEX account_phone ON public.account USING btree (phone) WHERE (phone IS NOT NULL)
  CREATE UNIQUE INDEX account_proven_email ON public.account USING btree (email_key) WHERE (email_verified_at IS NOT NULL)
  CREATE UNIQUE INDEX account_proven_phone ON public.account USING btree (phone) WHERE (phone_verified_at IS NOT NULL)
  CREATE TRIGGER account_card AFTER UPDATE OF name, status, identified_at, is_free, vip_until ON public.account FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.status IS DISTINCT FROM new.status)) OR ((old.identified_at IS NULL) IS DISTINCT FROM (new.identified_at IS NULL))) OR (old.is_free IS DISTINCT FROM new.is_free)) OR (old.vip_until IS DISTINCT FROM new.vip_until))) EXECUTE FUNCTION account_changes_card()
  CREATE TRIGGER account_suspended AFTER UPDATE OF status ON public.account FOR EACH ROW WHEN (((old.status <> 'suspended'::text) AND (new.status = 'suspended'::text))) EXECUTE FUNCTION enqueue_account_suspended()

table account_export
  id bigint not null
  member_id bigint not null
  language text not null
  is_open boolean not null default true
  claimed_until timestamp with time zone
  blob text
  bytes bigint
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone
  constraint account_export_id_fkey FOREIGN KEY (id) REFERENCES progress(id) ON DELETE CASCADE
  constraint account_export_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint account_export_pkey PRIMARY KEY (id)
  CREATE INDEX account_export_expires_at ON public.account_export USING btree (expires_at)
  CREATE INDEX account_export_member ON public.account_export USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX account_export_open ON public.account_export USING btree (member_id) WHERE is_open

table account_factor
  account_id bigint not null
  sealed bytea not null
  created_at timestamp with time zone not null default now()
  confirmed_at timestamp with time zone
  last_step bigint not null default 0
  failures integer not null default 0
  failed_at timestamp with time zone
  recovery_hashes bytea[] not null default '{}'::bytea[]
  repeat_hash bytea
  repeat_until timestamp with time zone
  constraint account_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint account_factor_pkey PRIMARY KEY (account_id)

table account_passkey
  id bigint not null generated always as identity
  account_id bigint not null
  credential text not null
  public_key bytea not null
  counter bigint not null default 0
  transports text[] not null default '{}'::text[]
  name text not null
  created_at timestamp with time zone not null default now()
  used_at timestamp with time zone
  constraint account_passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint account_passkey_credential UNIQUE (credential)
  constraint account_passkey_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
  constraint account_passkey_pkey PRIMARY KEY (id)
  CREATE INDEX account_passkey_account ON public.account_passkey USING btree (account_id)

table account_undo
  id bigint not null generated always as identity
  account_id bigint not null
  token_hash bytea not null
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  email text
  email_key text
  email_verified_at timestamp with time zone
  phone text
  phone_verified_at timestamp with time zone
  password_hash text
  logins jsonb not null
  factor_sealed bytea
  factor_confirmed_at timestamp with time zone
  factor_step bigint
  factor_recovery_hashes bytea[]
  passkeys jsonb not null default '[]'::jsonb
  constraint account_undo_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint account_undo_pkey PRIMARY KEY (id)
  constraint account_undo_token_hash UNIQUE (token_hash)
  CREATE INDEX account_undo_account ON public.account_undo USING btree (account_id)
  CREATE INDEX account_undo_expires_at ON public.account_undo USING btree (expires_at)

table album_guest
  owner_id bigint not null
  guest_id bigint not null
  access_no bigint not null generated always as identity
  granted_at timestamp with time zone not null default now()
  constraint album_guest_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES account(id) ON DELETE CASCADE
  constraint album_guest_not_self CHECK ((owner_id <> guest_id))
  constraint album_guest_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint album_guest_pkey PRIMARY KEY (owner_id, guest_id)
  CREATE UNIQUE INDEX album_guest_order ON public.album_guest USING btree (owner_id, access_no DESC)

table announcement
  id bigint not null generated always as identity
  kind text not null
  audience text not null
  audience_values text[] not null default '{}'::text[]
  priority smallint not null
  is_dismissible boolean not null
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  published_at timestamp with time zone
  withdrawn_at timestamp with time zone
  author_id bigint
  client_id text not null
  changed_at timestamp with time zone not null default now()
  constraint announcement_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'guests'::text, 'vip'::text, 'country'::text, 'language'::text, 'new'::text])))
  constraint announcement_audience_values CHECK (((audience = ANY (ARRAY['country'::text, 'language'::text])) = (audience_values <> '{}'::text[])))
  constraint announcement_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint announcement_client_id_key UNIQUE (client_id)
  constraint announcement_kind_check CHECK ((kind = ANY (ARRAY['news'::text, 'outage'::text])))
  constraint announcement_period CHECK ((ends_at > starts_at))
  constraint announcement_pkey PRIMARY KEY (id)
  constraint announcement_priority_check CHECK (((priority >= 0) AND (priority <= 9)))
  constraint announcement_withdrawn_once_published CHECK (((withdrawn_at IS NULL) OR (published_at IS NOT NULL)))
  CREATE INDEX announcement_author ON public.announcement USING btree (author_id)

table announcement_read
  announcement_id bigint not null
  member_id bigint not null
  read_at timestamp with time zone not null default now()
  constraint announcement_read_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE CASCADE
  constraint announcement_read_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint announcement_read_pkey PRIMARY KEY (announcement_id, member_id)
  CREATE INDEX announcement_read_member ON public.announcement_read USING btree (member_id)

table announcement_text
  announcement_id bigint not null
  language text not null
  title text not null
  body text not null
  constraint announcement_text_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE CASCADE
  constraint announcement_text_body_check CHECK ((body <> ''::text))
  constraint announcement_text_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text, 'fr'::text, 'it'::text, 'ja'::text, 'ko'::text, 'tw'::text, 'zh'::text])))
  constraint announcement_text_pkey PRIMARY KEY (announcement_id, language)
  constraint announcement_text_title_check CHECK ((title <> ''::text))

table banned_key
  key_hash bytea not null
  account_id bigint not null
  until timestamp with time zone
  constraint banned_key_pkey PRIMARY KEY (key_hash, account_id)
  CREATE INDEX banned_key_account ON public.banned_key USING btree (account_id)
  CREATE INDEX banned_key_until ON public.banned_key USING btree (until) WHERE (until IS NOT NULL)

table biography
  member_id bigint not null
  language text not null
  body text not null
  constraint biography_body CHECK ((body <> ''::text))
  constraint biography_language CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'tw'::text, 'de'::text, 'it'::text, 'fr'::text, 'ja'::text, 'ko'::text])))
  constraint biography_member_id_fkey FOREIGN KEY (member_id) REFERENCES profile(member_id) ON DELETE CASCADE
  constraint biography_pkey PRIMARY KEY (member_id, language)

table call
  id bigint not null generated always as identity
  caller_id bigint not null
  callee_id bigint not null
  client_id text not null
  kind text not null
  status text not null default 'dialing'::text
  caller_device text not null
  callee_device text
  language text not null
  is_direct boolean not null
  is_relayed boolean not null default true
  price bigint not null
  free_seconds integer not null
  created_at timestamp with time zone not null default now()
  accepted_at timestamp with time zone
  connected_at timestamp with time zone
  ended_at timestamp with time zone
  caller_seen_at timestamp with time zone
  callee_seen_at timestamp with time zone
  minutes integer not null default 0
  free_minutes integer not null default 0
  paid bigint not null default 0
  is_balance_short boolean not null default false
  signals integer not null default 0
  logged_seconds integer
  is_message_sent boolean not null default false
  caller_connected boolean not null default false
  callee_connected boolean not null default false
  earner_share integer
  constraint call_callee_id_fkey FOREIGN KEY (callee_id) REFERENCES account(id) ON DELETE CASCADE
  constraint call_caller_id_fkey FOREIGN KEY (caller_id) REFERENCES account(id) ON DELETE CASCADE
  constraint call_client UNIQUE (caller_id, client_id)
  constraint call_kind CHECK ((kind = ANY (ARRAY['voice'::text, 'video'::text])))
  constraint call_pkey PRIMARY KEY (id)
  constraint call_status CHECK ((((ended_at IS NULL) AND (status = ANY (ARRAY['dialing'::text, 'ringing'::text, 'connecting'::text, 'connected'::text]))) OR ((ended_at IS NOT NULL) AND (status = ANY (ARRAY['busy'::text, 'reject'::text, 'cancel'::text, 'missed'::text, 'disconnected'::text, 'hangup'::text, 'overdue'::text])))))
  constraint call_two CHECK ((caller_id <> callee_id))
  CREATE INDEX call_callee ON public.call USING btree (callee_id, id DESC)
  CREATE INDEX call_created_at ON public.call USING brin (created_at) WITH (autosummarize='on')
  CREATE INDEX call_live ON public.call USING btree (id) WHERE (ended_at IS NULL)
  CREATE INDEX call_without_message ON public.call USING btree (id) WHERE ((ended_at IS NOT NULL) AND (NOT is_message_sent))

table call_free_pair
  low_id bigint not null
  high_id bigint not null
  day date not null
  constraint call_free_pair_high_id_fkey FOREIGN KEY (high_id) REFERENCES account(id) ON DELETE CASCADE
  constraint call_free_pair_low_id_fkey FOREIGN KEY (low_id) REFERENCES account(id) ON DELETE CASCADE
  constraint call_free_pair_order CHECK ((low_id < high_id))
  constraint call_free_pair_pkey PRIMARY KEY (low_id, high_id, day)
  CREATE INDEX call_free_pair_high ON public.call_free_pair USING btree (high_id)

table call_member
  member_id bigint not null
  call_id bigint not null
  constraint call_member_call_id_fkey FOREIGN KEY (call_id) REFERENCES call(id) ON DELETE CASCADE
  constraint call_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint call_member_pkey PRIMARY KEY (member_id)
  CREATE INDEX call_member_call ON public.call_member USING btree (call_id)

table call_minute
  call_id bigint not null
  minute integer not null
  gold bigint not null
  begun_at timestamp with time zone not null default now()
  constraint call_minute_pkey PRIMARY KEY (call_id, minute)

table call_relay_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint call_relay_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint call_relay_usage_pkey PRIMARY KEY (member_id)

table captcha_use
  hash bytea not null
  expires_at timestamp with time zone not null
  constraint captcha_use_pkey PRIMARY KEY (hash)
  CREATE INDEX captcha_use_expires_at ON public.captcha_use USING btree (expires_at)

table catalogue_picture
  blob text not null
  author_id bigint
  uploaded_at timestamp with time zone not null default now()
  constraint catalogue_picture_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint catalogue_picture_pkey PRIMARY KEY (blob)
  CREATE INDEX catalogue_picture_author ON public.catalogue_picture USING btree (author_id)

table catalogue_version
  kind text not null
  item_id integer not null
  number integer not null
  act text not null
  content jsonb not null
  author_id bigint
  note text not null default ''::text
  client_id text
  published_at timestamp with time zone not null default now()
  constraint catalogue_version_act CHECK ((act = ANY (ARRAY['before'::text, 'created'::text, 'changed'::text, 'restored'::text])))
  constraint catalogue_version_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint catalogue_version_client_id_key UNIQUE (client_id)
  constraint catalogue_version_kind CHECK ((kind = ANY (ARRAY['gift'::text, 'product'::text, 'template'::text, 'question'::text, 'wheel'::text])))
  constraint catalogue_version_note CHECK ((char_length(note) <= 300))
  constraint catalogue_version_pkey PRIMARY KEY (kind, item_id, number)
  CREATE INDEX catalogue_version_author ON public.catalogue_version USING btree (author_id)

table chat_app_ticket
  app_id text not null
  ticket text not null
  expires_at timestamp with time zone not null
  constraint chat_app_ticket_pkey PRIMARY KEY (app_id)

table code_failure
  key_hash bytea not null
  failures integer not null
  first_at timestamp with time zone not null
  constraint code_failure_pkey PRIMARY KEY (key_hash)

table complaint
  id bigint not null generated always as identity
  member_id bigint
  report_type text not null
  report_id bigint not null
  content text not null
  created_at timestamp with time zone not null default now()
  accused_id bigint
  accused_name text not null default ''::text
  evidence jsonb not null default '{"at": null, "facts": [], "words": null, "before": []}'::jsonb
  upload_ids bigint[] not null default '{}'::bigint[]
  is_urgent boolean not null default false
  state text not null default 'open'::text
  taken_by bigint
  taken_at timestamp with time zone
  decided_by bigint
  decided_at timestamp with time zone
  reason text
  act text
  until timestamp with time zone
  appeal text not null default 'none'::text
  appealed_by bigint
  appealed_against bigint
  appeal_content text
  appealed_at timestamp with time zone
  appeal_decided_by bigint
  appeal_decided_at timestamp with time zone
  constraint complaint_accused_id_fkey FOREIGN KEY (accused_id) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_act CHECK ((act = ANY (ARRAY['none'::text, 'remove'::text, 'warn'::text, 'suspend'::text, 'ban'::text])))
  constraint complaint_appeal CHECK ((appeal = ANY (ARRAY['none'::text, 'waiting'::text, 'granted'::text, 'refused'::text])))
  constraint complaint_appeal_decided_by_fkey FOREIGN KEY (appeal_decided_by) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_appealed_against_fkey FOREIGN KEY (appealed_against) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_appealed_by_fkey FOREIGN KEY (appealed_by) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_pkey PRIMARY KEY (id)
  constraint complaint_second_person CHECK ((appeal_decided_by <> appealed_against))
  constraint complaint_state CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])))
  constraint complaint_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES account(id) ON DELETE SET NULL
  constraint complaint_type CHECK ((report_type = ANY (ARRAY['feed'::text, 'user'::text, 'message'::text, 'translation'::text, 'contact'::text, 'photo'::text, 'gift'::text, 'call'::text, 'question'::text, 'order'::text])))
  CREATE INDEX complaint_accused ON public.complaint USING btree (accused_id, id DESC)
  CREATE INDEX complaint_appeals ON public.complaint USING btree (id) WHERE (appeal = 'waiting'::text)
  CREATE INDEX complaint_decided ON public.complaint USING btree (id DESC) WHERE (state <> 'open'::text)
  CREATE INDEX complaint_member ON public.complaint USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX complaint_open_once ON public.complaint USING btree (member_id, report_type, report_id) WHERE (state = 'open'::text)
  CREATE INDEX complaint_queue ON public.complaint USING btree (is_urgent DESC, id) WHERE (state = 'open'::text)
  CREATE INDEX complaint_subject ON public.complaint USING btree (report_type, report_id)

table contact_access
  buyer_id bigint not null
  owner_id bigint not null
  price bigint not null
  bought_at timestamp with time zone not null default now()
  constraint contact_access_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES account(id) ON DELETE CASCADE
  constraint contact_access_other CHECK ((buyer_id <> owner_id))
  constraint contact_access_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint contact_access_pkey PRIMARY KEY (buyer_id, owner_id)
  CREATE INDEX contact_access_owner ON public.contact_access USING btree (owner_id)

table contact_info
  member_id bigint not null
  facebook text
  wechat text
  phone text
  email text
  price bigint not null
  is_shown boolean not null default false
  is_vip_free boolean not null default false
  constraint contact_info_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint contact_info_pkey PRIMARY KEY (member_id)
  constraint contact_info_price CHECK (((price >= 100) AND (price <= 1000000)))

table conversation_quota
  member_id bigint not null
  day date not null
  used integer not null
  constraint conversation_quota_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint conversation_quota_pkey PRIMARY KEY (member_id, day)

table desk_file
  id bigint not null generated always as identity
  owner_id bigint
  name text not null
  kind text not null
  bytes bigint not null
  blob text not null
  holder text
  holder_id bigint
  created_at timestamp with time zone not null default now()
  purge_at timestamp with time zone default (now() + '1 day'::interval)
  constraint desk_file_held CHECK ((((holder IS NULL) = (holder_id IS NULL)) AND ((holder IS NULL) = (purge_at IS NOT NULL))))
  constraint desk_file_kind CHECK ((kind = ANY (ARRAY['pdf'::text, 'picture'::text])))
  constraint desk_file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE SET NULL
  constraint desk_file_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX desk_file_blob ON public.desk_file USING btree (blob)
  CREATE INDEX desk_file_of ON public.desk_file USING btree (holder, holder_id, id) WHERE (holder IS NOT NULL)
  CREATE INDEX desk_file_owner ON public.desk_file USING btree (owner_id, created_at) WHERE (owner_id IS NOT NULL)
  CREATE INDEX desk_file_purge ON public.desk_file USING btree (purge_at) WHERE (purge_at IS NOT NULL)

table encounter_deck
  member_id bigint not null
  day date not null
  ids bigint[] not null
  constraint encounter_deck_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint encounter_deck_pkey PRIMARY KEY (member_id)

table encounter_pass
  member_id bigint not null
  passed_id bigint not null
  pass_no bigint not null default nextval('encounter_pass_no'::regclass)
  passed_at timestamp with time zone not null default now()
  constraint encounter_pass_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint encounter_pass_not_self CHECK ((member_id <> passed_id))
  constraint encounter_pass_passed_id_fkey FOREIGN KEY (passed_id) REFERENCES account(id) ON DELETE CASCADE
  constraint encounter_pass_pkey PRIMARY KEY (member_id, passed_id)
  CREATE INDEX encounter_pass_age ON public.encounter_pass USING btree (passed_at)
  CREATE INDEX encounter_pass_newest ON public.encounter_pass USING btree (member_id, pass_no DESC)
  CREATE INDEX encounter_pass_passed ON public.encounter_pass USING btree (passed_id)

table figure_cohort
  week date not null
  age smallint not null
  size integer not null
  active integer not null
  constraint figure_cohort_active CHECK ((active <= size))
  constraint figure_cohort_pkey PRIMARY KEY (week, age)

table figure_day
  metric text not null
  dimension text not null
  day date not null
  grp text not null
  value bigint not null
  members integer not null
  constraint figure_day_dimension CHECK ((dimension = ANY (ARRAY['all'::text, 'country'::text, 'language'::text, 'gender'::text, 'source'::text])))
  constraint figure_day_members CHECK ((members >= 0))
  constraint figure_day_pkey PRIMARY KEY (metric, dimension, day, grp)

table figure_run
  source text not null
  day date not null
  made_at timestamp with time zone not null default now()
  constraint figure_run_pkey PRIMARY KEY (source, day)

table free_call_minute_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint free_call_minute_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint free_call_minute_usage_pkey PRIMARY KEY (member_id, day)

table free_gift_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint free_gift_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint free_gift_usage_pkey PRIMARY KEY (member_id, day)
  CREATE INDEX free_gift_usage_day ON public.free_gift_usage USING btree (day)

table free_question_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint free_question_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint free_question_usage_pkey PRIMARY KEY (member_id, day)
  CREATE INDEX free_question_usage_day ON public.free_question_usage USING btree (day)

table free_suggestion_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint free_suggestion_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint free_suggestion_usage_pkey PRIMARY KEY (member_id, day)
  CREATE INDEX free_suggestion_usage_day ON public.free_suggestion_usage USING btree (day)

table free_transcription_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint free_transcription_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint free_transcription_usage_pkey PRIMARY KEY (member_id, day)
  constraint free_transcription_usage_used CHECK ((used >= 0))

table free_translation_usage
  member_id bigint not null
  day date not null
  used integer not null
  constraint free_translation_usage_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint free_translation_usage_pkey PRIMARY KEY (member_id, day)
  constraint free_translation_usage_used CHECK ((used >= 0))

table friend_request
  id bigint not null generated always as identity
  sender_id bigint not null
  receiver_id bigint not null
  created_at timestamp with time zone not null default now()
  seen_at timestamp with time zone
  declined_at timestamp with time zone
  constraint friend_request_not_self CHECK ((sender_id <> receiver_id))
  constraint friend_request_pkey PRIMARY KEY (id)
  constraint friend_request_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES account(id) ON DELETE CASCADE
  constraint friend_request_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES account(id) ON DELETE CASCADE
  CREATE UNIQUE INDEX friend_request_pair ON public.friend_request USING btree (LEAST(sender_id, receiver_id), GREATEST(sender_id, receiver_id))
  CREATE INDEX friend_request_received ON public.friend_request USING btree (receiver_id, id DESC) WHERE (declined_at IS NULL)
  CREATE INDEX friend_request_sent ON public.friend_request USING btree (sender_id)

table game_best
  period text not null
  starts_on date not null
  member_id bigint not null
  score integer not null
  reached_at timestamp with time zone not null default now()
  constraint game_best_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint game_best_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'all'::text])))
  constraint game_best_pkey PRIMARY KEY (period, starts_on, member_id)
  constraint game_best_score_check CHECK ((score > 0))
  CREATE INDEX game_best_board ON public.game_best USING btree (period, starts_on, score DESC, reached_at, member_id)
  CREATE INDEX game_best_member ON public.game_best USING btree (member_id)

table game_session
  event text not null
  member_id bigint not null
  level smallint not null
  is_timed boolean not null
  opened_at timestamp with time zone not null
  score integer
  finished_at timestamp with time zone
  constraint game_session_event_check CHECK ((event ~ '^[0-9a-f]{32}$'::text))
  constraint game_session_finished_with_score CHECK (((score IS NULL) = (finished_at IS NULL)))
  constraint game_session_level_check CHECK (((level >= 1) AND (level <= 13)))
  constraint game_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint game_session_pkey PRIMARY KEY (event)
  constraint game_session_score_check CHECK ((score >= 0))
  CREATE INDEX game_session_member ON public.game_session USING btree (member_id, finished_at)
  CREATE UNIQUE INDEX game_session_open ON public.game_session USING btree (member_id) WHERE (finished_at IS NULL)
  CREATE INDEX game_session_opened ON public.game_session USING btree (opened_at)

table gift
  id integer not null default nextval('gift_id_seq'::regclass)
  picture text not null
  category text not null
  price bigint not null
  is_offered boolean not null default true
  hit integer not null default 0
  position integer
  origin_id integer
  replaced_by integer
  constraint gift_category CHECK ((category = ANY (ARRAY['romance'::text, 'fashion'::text, 'flower'::text, 'birthday'::text, 'sexy'::text, 'festival'::text])))
  constraint gift_pkey PRIMARY KEY (id)
  constraint gift_price CHECK (((price >= 100) AND (price <= 20000)))

table gift_name
  gift_id integer not null
  language text not null
  name text not null
  constraint gift_name_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES gift(id) ON DELETE CASCADE
  constraint gift_name_pkey PRIMARY KEY (gift_id, language)

table gift_sent
  id bigint not null generated always as identity
  sender_id bigint not null
  receiver_id bigint not null
  gift_id integer not null
  client_id text not null
  price bigint not null
  paid bigint not null
  sent_at timestamp with time zone not null default now()
  constraint gift_sent_client UNIQUE (sender_id, client_id)
  constraint gift_sent_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES gift(id)
  constraint gift_sent_other CHECK ((sender_id <> receiver_id))
  constraint gift_sent_paid CHECK (((paid = 0) OR (paid = price)))
  constraint gift_sent_pkey PRIMARY KEY (id)
  CREATE INDEX gift_sent_at ON public.gift_sent USING btree (sent_at)
  CREATE INDEX gift_sent_receiver ON public.gift_sent USING btree (receiver_id, id)

table gift_shelf
  member_id bigint not null
  is_hidden boolean not null
  constraint gift_shelf_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint gift_shelf_pkey PRIMARY KEY (member_id)

table human_translation
  digest bytea not null
  target text not null
  source text not null
  content text not null
  constraint human_translation_content CHECK ((content <> ''::text))
  constraint human_translation_pkey PRIMARY KEY (digest, target)

table idempotency_key
  member_id bigint not null
  key text not null
  endpoint text not null
  request_hash bytea not null
  created_at timestamp with time zone not null default now()
  result jsonb
  constraint idempotency_key_pkey PRIMARY KEY (member_id, key)
  CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at)

table known_country
  account_id bigint not null
  country character(2) not null
  constraint known_country_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint known_country_pkey PRIMARY KEY (account_id, country)

table known_device
  account_id bigint not null
  client_hash bytea not null
  first_at timestamp with time zone not null default now()
  last_at timestamp with time zone not null default now()
  constraint known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint known_device_pkey PRIMARY KEY (account_id, client_hash)
  CREATE INDEX known_device_client ON public.known_device USING btree (client_hash)

table ledger_account
  id bigint not null generated always as identity
  member_id bigint
  kind text not null
  shard smallint not null default 0
  balance bigint not null default 0
  held bigint not null default 0
  constraint ledger_account_covered CHECK (ledger_account_is_sound(member_id, kind, balance, held))
  constraint ledger_account_once UNIQUE NULLS NOT DISTINCT (member_id, kind, shard)
  constraint ledger_account_pkey PRIMARY KEY (id)

table ledger_clawback
  transfer_id bigint not null
  earning_id bigint not null
  amount bigint not null
  constraint ledger_clawback_earning_id_fkey FOREIGN KEY (earning_id) REFERENCES ledger_transfer(id)
  constraint ledger_clawback_moves CHECK ((amount <> 0))
  constraint ledger_clawback_pkey PRIMARY KEY (transfer_id, earning_id)
  constraint ledger_clawback_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id)
  CREATE INDEX ledger_clawback_earning ON public.ledger_clawback USING btree (earning_id)

table ledger_day
  day date not null
  closed_at timestamp with time zone not null default now()
  constraint ledger_day_pkey PRIMARY KEY (day)
  CREATE TRIGGER ledger_day_append_only BEFORE UPDATE ON public.ledger_day FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()

table ledger_day_balance
  day date not null
  account text not null
  balance bigint not null
  constraint ledger_day_balance_day_fkey FOREIGN KEY (day) REFERENCES ledger_day(day)
  constraint ledger_day_balance_pkey PRIMARY KEY (day, account)

table ledger_day_total
  day date not null
  account text not null
  kind text not null
  debit bigint not null
  credit bigint not null
  entries bigint not null
  constraint ledger_day_total_day_fkey FOREIGN KEY (day) REFERENCES ledger_day(day)
  constraint ledger_day_total_moves CHECK (((debit >= 0) AND (credit >= 0) AND (entries > 0)))
  constraint ledger_day_total_pkey PRIMARY KEY (day, account, kind)

table ledger_earning
  transfer_id bigint not null
  member_id bigint not null
  amount bigint not null
  available_at timestamp with time zone not null
  state text not null default 'pending'::text
  settled_by bigint
  taken bigint not null default 0
  unpaid bigint not null default 0
  unpaid_at timestamp with time zone
  taken_for text
  constraint ledger_earning_amount CHECK ((amount > 0))
  constraint ledger_earning_pkey PRIMARY KEY (transfer_id, member_id)
  constraint ledger_earning_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES ledger_transfer(id)
  constraint ledger_earning_state CHECK ((state = ANY (ARRAY['pending'::text, 'available'::text, 'reversed'::text])))
  constraint ledger_earning_taken CHECK (((taken >= 0) AND (taken <= amount))) NOT VALID
  constraint ledger_earning_taken_for CHECK ((taken_for = ANY (ARRAY['refund'::text, 'chargeback'::text]))) NOT VALID
  constraint ledger_earning_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id)
  constraint ledger_earning_unpaid CHECK ((unpaid >= 0)) NOT VALID
  CREATE INDEX ledger_earning_due ON public.ledger_earning USING btree (available_at) WHERE (state = 'pending'::text)
  CREATE INDEX ledger_earning_member ON public.ledger_earning USING btree (member_id, transfer_id DESC)
  CREATE INDEX ledger_earning_taken ON public.ledger_earning USING btree (transfer_id) WHERE ((unpaid > 0) OR (taken > 0))

table ledger_entry
  account_id bigint not null
  id bigint not null generated always as identity
  transfer_id bigint not null
  amount bigint not null
  balance_after bigint
  kind text
  spendable_after bigint
  constraint ledger_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_account(id)
  constraint ledger_entry_moves CHECK ((amount <> 0))
  constraint ledger_entry_pkey PRIMARY KEY (account_id, id)
  constraint ledger_entry_statement CHECK ((((kind IS NULL) = (balance_after IS NULL)) AND ((spendable_after IS NULL) = (balance_after IS NULL))))
  constraint ledger_entry_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id)
  CREATE INDEX ledger_entry_kind ON public.ledger_entry USING btree (account_id, kind, id) WHERE (kind IS NOT NULL)
  CREATE INDEX ledger_entry_transfer ON public.ledger_entry USING btree (transfer_id)
  CREATE TRIGGER ledger_entry_balance AFTER INSERT ON public.ledger_entry REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_balance()

table ledger_hold
  id bigint not null generated always as identity
  key text not null
  account_id bigint not null
  amount bigint not null
  state text not null default 'held'::text
  transfer_id bigint
  created_at timestamp with time zone not null default now()
  is_spending boolean not null default false
  constraint ledger_hold_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_account(id)
  constraint ledger_hold_amount CHECK ((amount > 0))
  constraint ledger_hold_key UNIQUE (key, account_id)
  constraint ledger_hold_pkey PRIMARY KEY (id)
  constraint ledger_hold_state CHECK ((((state = 'held'::text) AND (transfer_id IS NULL)) OR ((state = 'posted'::text) AND (transfer_id IS NOT NULL)) OR ((state = 'void'::text) AND (transfer_id IS NULL))))
  constraint ledger_hold_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id)
  CREATE INDEX ledger_hold_account ON public.ledger_hold USING btree (account_id, id DESC)
  CREATE INDEX ledger_hold_open ON public.ledger_hold USING btree (account_id) WHERE (state = 'held'::text)

table ledger_incident
  id bigint not null generated always as identity
  began_at timestamp with time zone not null default now()
  ended_at timestamp with time zone
  constraint ledger_incident_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX ledger_incident_open ON public.ledger_incident USING btree ((true)) WHERE (ended_at IS NULL)

table ledger_proof
  id bigint not null generated always as identity
  made_at timestamp with time zone not null default now()
  breaches jsonb not null
  constraint ledger_proof_pkey PRIMARY KEY (id)

table ledger_running_total
  until timestamp with time zone not null
  account text not null
  balance bigint not null
  debit bigint not null
  credit bigint not null
  constraint ledger_running_total_moves CHECK (((debit >= 0) AND (credit >= 0)))
  constraint ledger_running_total_pkey PRIMARY KEY (until, account)

table ledger_transfer
  id bigint not null generated always as identity
  key text not null
  kind text not null
  cause text not null
  cause_id bigint not null
  reverses bigint
  created_at timestamp with time zone not null default now()
  other_id bigint
  constraint ledger_transfer_key UNIQUE (key)
  constraint ledger_transfer_pkey PRIMARY KEY (id)
  constraint ledger_transfer_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_transfer(id)
  CREATE INDEX ledger_transfer_cause ON public.ledger_transfer USING btree (cause, cause_id)
  CREATE INDEX ledger_transfer_created ON public.ledger_transfer USING btree (created_at, id)
  CREATE UNIQUE INDEX ledger_transfer_reversal ON public.ledger_transfer USING btree (reverses) WHERE (reverses IS NOT NULL)
  CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE ON public.ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()

table like_note_day
  member_id bigint not null
  day date not null
  count integer not null
  constraint like_note_day_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint like_note_day_pkey PRIMARY KEY (member_id)

table login_failure
  login_key bytea not null
  failures integer not null
  first_at timestamp with time zone not null
  last_at timestamp with time zone not null
  constraint login_failure_pkey PRIMARY KEY (login_key)

table mail_delivery
  id bigint not null generated always as identity
  message_id text not null
  template text not null
  class text not null
  language text not null
  recipient_hash bytea not null
  member_id bigint
  state text not null
  attempts integer not null default 1
  words text not null default ''::text
  created_at timestamp with time zone not null default now()
  handed_over_at timestamp with time zone
  changed_at timestamp with time zone not null default now()
  constraint mail_delivery_class CHECK ((class = ANY (ARRAY['security'::text, 'transactional'::text, 'notice'::text, 'marketing'::text, 'operator'::text])))
  constraint mail_delivery_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint mail_delivery_message UNIQUE (message_id)
  constraint mail_delivery_pkey PRIMARY KEY (id)
  constraint mail_delivery_state CHECK ((state = ANY (ARRAY['queued'::text, 'handed_over'::text, 'delivered'::text, 'bounced'::text, 'complained'::text, 'suppressed'::text, 'failed'::text])))
  constraint mail_delivery_words CHECK ((char_length(words) <= 500))
  CREATE INDEX mail_delivery_by_state ON public.mail_delivery USING btree (state, id)
  CREATE INDEX mail_delivery_by_template ON public.mail_delivery USING btree (template, id)
  CREATE INDEX mail_delivery_created ON public.mail_delivery USING btree (created_at)
  CREATE INDEX mail_delivery_member ON public.mail_delivery USING btree (member_id, id) WHERE (member_id IS NOT NULL)

table mail_event
  key bytea not null
  received_at timestamp with time zone not null default now()
  constraint mail_event_pkey PRIMARY KEY (key)
  CREATE INDEX mail_event_received ON public.mail_event USING btree (received_at)

table mail_outbox
  id bigint not null generated always as identity
  recipient text not null
  subject text not null
  body_text text not null
  body_html text not null
  created_at timestamp with time zone not null default now()
  attachments jsonb not null default '[]'::jsonb
  constraint mail_outbox_pkey PRIMARY KEY (id)

table mail_rejected_webhook
  id bigint not null generated always as identity
  reason text not null
  bytes integer not null
  missed integer not null
  received_at timestamp with time zone not null default now()
  constraint mail_rejected_webhook_pkey PRIMARY KEY (id)
  constraint mail_rejected_webhook_reason CHECK ((char_length(reason) <= 200))

table mail_suppression
  id bigint not null generated always as identity
  recipient_hash bytea not null
  reason text not null
  sealed bytea not null
  member_id bigint
  words text not null default ''::text
  created_at timestamp with time zone not null default now()
  constraint mail_suppression_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint mail_suppression_once UNIQUE (recipient_hash, reason)
  constraint mail_suppression_pkey PRIMARY KEY (id)
  constraint mail_suppression_reason CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text])))
  constraint mail_suppression_words CHECK ((char_length(words) <= 500))
  CREATE INDEX mail_suppression_created ON public.mail_suppression USING btree (created_at)
  CREATE INDEX mail_suppression_member ON public.mail_suppression USING btree (member_id) WHERE (member_id IS NOT NULL)

table mall_order
  id bigint not null generated always as identity
  sender_id bigint
  recipient_id bigint
  is_gift boolean not null
  state text not null
  total bigint not null
  card text not null default ''::text
  address bytea
  country character(2)
  courier text
  tracking_number text
  transfer_id bigint
  created_at timestamp with time zone not null default now()
  moved_at timestamp with time zone not null default now()
  answer_until timestamp with time zone
  sender_unseen boolean not null default false
  recipient_unseen boolean not null default false
  constraint mall_order_address CHECK (((state <> ALL (ARRAY['accepted'::text, 'preparing'::text])) OR (address IS NOT NULL)))
  constraint mall_order_capture CHECK (((transfer_id IS NULL) OR (state = ANY (ARRAY['delivered'::text, 'received'::text, 'returned'::text]))))
  constraint mall_order_delivered CHECK (((state <> ALL (ARRAY['delivered'::text, 'received'::text])) OR ((courier IS NOT NULL) AND (transfer_id IS NOT NULL))))
  constraint mall_order_gift CHECK ((is_gift OR (state <> ALL (ARRAY['pending'::text, 'refused'::text, 'expired'::text, 'undeliverable'::text]))))
  constraint mall_order_pending CHECK (((state <> 'pending'::text) OR ((answer_until IS NOT NULL) AND (address IS NULL))))
  constraint mall_order_pkey PRIMARY KEY (id)
  constraint mall_order_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES account(id) ON DELETE SET NULL
  constraint mall_order_self CHECK (((is_gift = (sender_id IS DISTINCT FROM recipient_id)) OR (sender_id IS NULL) OR (recipient_id IS NULL)))
  constraint mall_order_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES account(id) ON DELETE SET NULL
  constraint mall_order_state CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'preparing'::text, 'delivered'::text, 'received'::text, 'cancelled'::text, 'refused'::text, 'expired'::text, 'undeliverable'::text, 'returned'::text])))
  constraint mall_order_total CHECK ((total > 0))
  constraint mall_order_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id)
  CREATE INDEX mall_order_open ON public.mall_order USING btree (state, moved_at) WHERE (state = ANY (ARRAY['pending'::text, 'accepted'::text, 'preparing'::text, 'delivered'::text]))
  CREATE INDEX mall_order_recipient ON public.mall_order USING btree (recipient_id, id DESC)
  CREATE INDEX mall_order_sender ON public.mall_order USING btree (sender_id, id DESC)
  CREATE INDEX mall_order_unseen_recipient ON public.mall_order USING btree (recipient_id) WHERE recipient_unseen
  CREATE INDEX mall_order_unseen_sender ON public.mall_order USING btree (sender_id) WHERE sender_unseen
  CREATE INDEX mall_order_with_address ON public.mall_order USING btree (moved_at) WHERE (address IS NOT NULL)
  CREATE TRIGGER mall_order_moves BEFORE INSERT OR UPDATE ON public.mall_order FOR EACH ROW EXECUTE FUNCTION mall_order_moves()
  CREATE TRIGGER mall_order_steps AFTER INSERT OR UPDATE ON public.mall_order FOR EACH ROW EXECUTE FUNCTION mall_order_steps()

table mall_order_item
  order_id bigint not null
  product_id integer not null
  quantity integer not null
  price bigint not null
  constraint mall_order_item_order_id_fkey FOREIGN KEY (order_id) REFERENCES mall_order(id) ON DELETE CASCADE
  constraint mall_order_item_pkey PRIMARY KEY (order_id, product_id)
  constraint mall_order_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id)
  constraint mall_order_item_quantity CHECK ((quantity > 0))
  CREATE INDEX mall_order_item_product ON public.mall_order_item USING btree (product_id)

table mall_order_step
  order_id bigint not null
  state text not null
  at timestamp with time zone not null default now()
  constraint mall_order_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES mall_order(id) ON DELETE CASCADE
  constraint mall_order_step_pkey PRIMARY KEY (order_id, state)

table member_activity
  month date not null
  member_id bigint not null
  days integer not null
  constraint member_activity_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_activity_pkey PRIMARY KEY (month, member_id)

table member_answer
  id bigint not null generated always as identity
  member_id bigint not null
  question_id integer
  ask_id bigint
  choice smallint
  content text not null default ''::text
  weight smallint not null default 2
  is_published boolean not null
  answered_at timestamp with time zone not null default now()
  constraint member_answer_ask UNIQUE (member_id, ask_id)
  constraint member_answer_ask_id_fkey FOREIGN KEY (ask_id) REFERENCES question_ask(id)
  constraint member_answer_filled CHECK (((choice IS NOT NULL) OR (content <> ''::text)))
  constraint member_answer_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_answer_one CHECK (((question_id IS NULL) <> (ask_id IS NULL)))
  constraint member_answer_pkey PRIMARY KEY (id)
  constraint member_answer_question UNIQUE (member_id, question_id)
  constraint member_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id)
  constraint member_answer_weight CHECK (((weight >= 1) AND (weight <= 3)))
  CREATE INDEX member_answer_asked ON public.member_answer USING btree (ask_id) WHERE (ask_id IS NOT NULL)
  CREATE INDEX member_answer_page ON public.member_answer USING btree (member_id, id DESC)

table member_card
  member_id bigint not null
  name text not null
  is_identified boolean not null
  is_free boolean not null
  vip_until date
  gender smallint not null
  birthday date not null
  main_photo text
  languages text[] not null
  marriage smallint
  country character(2)
  city text
  cities jsonb
  time_zone text
  visibility text not null
  shows_online boolean not null
  constraint member_card_member_id_fkey FOREIGN KEY (member_id) REFERENCES profile(member_id) ON DELETE CASCADE
  constraint member_card_pkey PRIMARY KEY (member_id)

table member_consent
  member_id bigint not null
  document text not null
  version text not null
  language text not null
  way text not null
  agreed_at timestamp with time zone not null default now()
  constraint member_consent_document CHECK ((document = ANY (ARRAY['terms'::text, 'policy'::text, 'partners'::text])))
  constraint member_consent_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id)
  constraint member_consent_pkey PRIMARY KEY (member_id, document, version)
  constraint member_consent_way CHECK ((way = ANY (ARRAY['email'::text, 'phone'::text, 'china'::text, 'social'::text, 'application'::text, 'invitation'::text, 'notice'::text]))) NOT VALID
  CREATE TRIGGER member_consent_stays BEFORE UPDATE ON public.member_consent FOR EACH ROW EXECUTE FUNCTION member_consent_stays()

table member_event
  member_id bigint not null
  seq bigint not null
  name text not null
  payload jsonb not null
  created_at timestamp with time zone not null default now()
  constraint member_event_pkey PRIMARY KEY (member_id, seq)
  CREATE INDEX member_event_created_at ON public.member_event USING brin (created_at)

table member_like
  id bigint not null generated always as identity
  member_id bigint not null
  liked_id bigint not null
  created_at timestamp with time zone not null default now()
  seen_at timestamp with time zone
  note text
  constraint member_like_liked_id_fkey FOREIGN KEY (liked_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_like_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_like_not_self CHECK ((member_id <> liked_id))
  constraint member_like_once UNIQUE (member_id, liked_id)
  constraint member_like_pkey PRIMARY KEY (id)
  CREATE INDEX member_like_by_member ON public.member_like USING btree (member_id, id DESC)
  CREATE INDEX member_like_created_at ON public.member_like USING brin (created_at)
  CREATE INDEX member_like_of_member ON public.member_like USING btree (liked_id, id DESC)
  CREATE INDEX member_like_unseen ON public.member_like USING btree (liked_id) WHERE (seen_at IS NULL)

table member_remark
  member_id bigint not null
  other_id bigint not null
  content text not null
  constraint member_remark_length CHECK (((char_length(content) >= 1) AND (char_length(content) <= 200)))
  constraint member_remark_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_remark_not_self CHECK ((member_id <> other_id))
  constraint member_remark_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_remark_pkey PRIMARY KEY (member_id, other_id)
  CREATE INDEX member_remark_other ON public.member_remark USING btree (other_id)

table member_stream
  member_id bigint not null
  last_seq bigint not null default 0
  constraint member_stream_pkey PRIMARY KEY (member_id)
  CREATE TRIGGER member_stream_deleted AFTER DELETE ON public.member_stream FOR EACH ROW EXECUTE FUNCTION delete_events_of_stream()

table member_view
  id bigint not null generated always as identity
  member_id bigint not null
  staff_id bigint not null
  session_id bigint
  cause text not null
  roles text[] not null
  opened_at timestamp with time zone not null default now()
  until timestamp with time zone not null
  ended_at timestamp with time zone
  constraint member_view_cause CHECK ((cause = ANY (ARRAY['ticket'::text, 'complaint'::text, 'fault'::text])))
  constraint member_view_ended CHECK (((ended_at IS NULL) OR (session_id IS NULL)))
  constraint member_view_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_view_pkey PRIMARY KEY (id)
  constraint member_view_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE SET NULL
  constraint member_view_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES account(id)
  CREATE INDEX member_view_member ON public.member_view USING btree (member_id, id DESC)
  CREATE INDEX member_view_open ON public.member_view USING btree (until) WHERE (ended_at IS NULL)
  CREATE UNIQUE INDEX member_view_session ON public.member_view USING btree (session_id)
  CREATE INDEX member_view_staff ON public.member_view USING btree (staff_id)

table member_view_page
  view_id bigint not null
  page text not null
  about_id bigint not null default 0
  seen_at timestamp with time zone not null default now()
  constraint member_view_page_page CHECK ((page = ANY (ARRAY['profile'::text, 'news'::text, 'people'::text])))
  constraint member_view_page_pkey PRIMARY KEY (view_id, page, about_id)
  constraint member_view_page_view_id_fkey FOREIGN KEY (view_id) REFERENCES member_view(id) ON DELETE CASCADE
  CREATE INDEX member_view_page_about ON public.member_view_page USING btree (about_id) WHERE (about_id <> 0)

table member_visit
  no bigint not null default nextval('member_visit_no'::regclass)
  visitor_id bigint not null
  visited_id bigint not null
  day date not null
  constraint member_visit_no_key UNIQUE (no)
  constraint member_visit_not_self CHECK ((visitor_id <> visited_id))
  constraint member_visit_pkey PRIMARY KEY (visitor_id, visited_id)
  constraint member_visit_visited_id_fkey FOREIGN KEY (visited_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_visit_visitor_id_fkey FOREIGN KEY (visitor_id) REFERENCES account(id) ON DELETE CASCADE
  CREATE INDEX member_visit_day ON public.member_visit USING brin (day)
  CREATE INDEX member_visit_of_member ON public.member_visit USING btree (visited_id, no DESC)

table member_visit_seen
  member_id bigint not null
  no bigint not null
  constraint member_visit_seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint member_visit_seen_pkey PRIMARY KEY (member_id)

table message
  thread_id bigint not null
  seq integer not null
  id bigint not null generated always as identity
  sender_id bigint not null
  client_id text not null
  kind text not null
  content text not null
  created_at timestamp with time zone not null default now()
  gift_sent_id bigint
  question_ask_id bigint
  upload_ids bigint[] not null default '{}'::bigint[]
  reply_seq integer
  call jsonb
  warning text
  recalled_at timestamp with time zone
  deleted_by_sender boolean not null default false
  deleted_by_receiver boolean not null default false
  removed_for text
  edited_at timestamp with time zone
  read_at timestamp with time zone
  phrase jsonb
  constraint message_client UNIQUE (sender_id, client_id)
  constraint message_gift CHECK (((kind = 'gift'::text) = (gift_sent_id IS NOT NULL)))
  constraint message_gift_sent_id_fkey FOREIGN KEY (gift_sent_id) REFERENCES gift_sent(id)
  constraint message_pkey PRIMARY KEY (thread_id, seq)
  constraint message_question CHECK (((kind = 'question'::text) = (question_ask_id IS NOT NULL)))
  constraint message_question_ask_id_fkey FOREIGN KEY (question_ask_id) REFERENCES question_ask(id)
  constraint message_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES thread(id) ON DELETE CASCADE
  constraint message_warning CHECK ((warning = ANY (ARRAY['scam'::text, 'link'::text])))
  CREATE INDEX message_created_at ON public.message USING brin (created_at) WITH (autosummarize='on')
  CREATE INDEX message_files ON public.message USING btree (thread_id, seq DESC) WHERE (upload_ids <> '{}'::bigint[])
  CREATE UNIQUE INDEX message_id ON public.message USING btree (id)
  CREATE INDEX message_kinds ON public.message USING btree (thread_id, kind, seq DESC) WHERE (kind <> 'text'::text)
  CREATE INDEX message_question_ask ON public.message USING btree (question_ask_id) WHERE (question_ask_id IS NOT NULL)
  CREATE TRIGGER message_phrase_cleared BEFORE UPDATE OF content ON public.message FOR EACH ROW WHEN (((old.phrase IS NOT NULL) AND (new.content <> old.content))) EXECUTE FUNCTION clear_message_phrase()
  CREATE TRIGGER message_rewritten AFTER UPDATE OF content ON public.message FOR EACH ROW WHEN ((new.content <> old.content)) EXECUTE FUNCTION delete_message_wording()

table message_draft
  member_id bigint not null
  other_id bigint not null
  content text not null
  saved_at timestamp with time zone not null default now()
  constraint message_draft_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint message_draft_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(id) ON DELETE CASCADE
  constraint message_draft_pkey PRIMARY KEY (member_id, other_id)

table message_edit
  id bigint not null generated always as identity
  message_id bigint not null
  content text not null
  written_at timestamp with time zone not null
  constraint message_edit_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE
  constraint message_edit_pkey PRIMARY KEY (id)
  CREATE INDEX message_edit_message ON public.message_edit USING btree (message_id, id)

table message_opening
  member_id bigint not null
  digest bytea not null
  other_id bigint not null
  begun_at timestamp with time zone not null default now()
  constraint message_opening_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint message_opening_pkey PRIMARY KEY (member_id, digest, other_id)
  CREATE INDEX message_opening_begun ON public.message_opening USING btree (begun_at)

table message_reaction
  thread_id bigint not null
  seq integer not null
  member_id bigint not null
  emoji text not null
  constraint message_reaction_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint message_reaction_pkey PRIMARY KEY (thread_id, seq, member_id)
  constraint message_reaction_thread_id_seq_fkey FOREIGN KEY (thread_id, seq) REFERENCES message(thread_id, seq) ON DELETE CASCADE

table message_suspicion
  id bigint not null generated always as identity
  message_id bigint
  sender_id bigint not null
  receiver_id bigint not null
  signals text[] not null
  noted_at timestamp with time zone not null default now()
  constraint message_suspicion_pkey PRIMARY KEY (id)
  constraint message_suspicion_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES account(id) ON DELETE CASCADE
  CREATE INDEX message_suspicion_sender ON public.message_suspicion USING btree (sender_id, noted_at)

table message_template
  id integer not null generated by default as identity
  code text
  kind text not null
  position integer
  is_offered boolean not null default true
  constraint message_template_code_key UNIQUE (code)
  constraint message_template_kind CHECK ((kind = ANY (ARRAY['sayhi'::text, 'opener'::text, 'reply'::text])))
  constraint message_template_pkey PRIMARY KEY (id)
  constraint message_template_position CHECK ((("position" >= 1) AND ("position" <= 9999)))

table message_template_text
  template_id integer not null
  language text not null
  text text not null
  constraint message_template_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 300)))
  constraint message_template_text_pkey PRIMARY KEY (template_id, language)
  constraint message_template_text_template_id_fkey FOREIGN KEY (template_id) REFERENCES message_template(id) ON DELETE CASCADE

table message_translation
  message_id bigint not null
  kind text not null
  state text not null
  source text
  target text not null
  content text not null default ''::text
  engine text
  made_at timestamp with time zone not null default now()
  constraint message_translation_content CHECK (((state = 'translated'::text) = (content <> ''::text)))
  constraint message_translation_kind CHECK ((kind = ANY (ARRAY['machine'::text, 'human'::text])))
  constraint message_translation_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE
  constraint message_translation_pkey PRIMARY KEY (message_id, kind)
  constraint message_translation_state CHECK ((state = ANY (ARRAY['translating'::text, 'translated'::text, 'failed'::text])))

table migration
  name text not null
  applied_at timestamp with time zone not null default now()
  constraint migration_pkey PRIMARY KEY (name)

table notification
  id bigint not null generated always as identity
  member_id bigint not null
  type text not null
  what text not null
  subject text not null
  facts jsonb not null
  position bigint not null default nextval('notification_position'::regclass)
  notified_at timestamp with time zone not null default now()
  seen_at timestamp with time zone
  constraint notification_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint notification_pkey PRIMARY KEY (id)
  constraint notification_type CHECK ((type = ANY (ARRAY['friend'::text, 'upgrade'::text, 'translation'::text, 'ask'::text, 'feed'::text, 'payclear'::text, 'profile'::text, 'verify'::text, 'avatar'::text, 'bio'::text, 'order'::text, 'support'::text, 'travel'::text])))
  CREATE INDEX notification_age ON public.notification USING btree (notified_at)
  CREATE INDEX notification_list ON public.notification USING btree (member_id, "position" DESC)
  CREATE UNIQUE INDEX notification_open ON public.notification USING btree (member_id, type, what, subject) WHERE (seen_at IS NULL)

table notification_pending
  member_id bigint not null
  newest_at timestamp with time zone not null
  constraint notification_pending_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint notification_pending_pkey PRIMARY KEY (member_id)

table notification_setting
  member_id bigint not null
  email_like boolean not null default true
  email_visitor boolean not null default false
  email_friend boolean not null default true
  email_message boolean not null default true
  email_promotion boolean not null default false
  email_billing boolean not null default true
  push_like boolean not null default true
  push_visitor boolean not null default false
  push_friend boolean not null default true
  push_message boolean not null default true
  push_promotion boolean not null default false
  push_billing boolean not null default true
  email_search boolean not null default true
  push_search boolean not null default true
  email_feed boolean not null default true
  push_feed boolean not null default true
  is_discreet boolean not null default false
  constraint notification_setting_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint notification_setting_pkey PRIMARY KEY (member_id)

table notification_source
  key text not null
  notification_id bigint not null
  person_id bigint
  notified_at timestamp with time zone not null default now()
  constraint notification_source_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE
  constraint notification_source_person_id_fkey FOREIGN KEY (person_id) REFERENCES account(id) ON DELETE CASCADE
  constraint notification_source_pkey PRIMARY KEY (key)
  CREATE INDEX notification_source_people ON public.notification_source USING btree (notification_id, person_id, notified_at)
  CREATE INDEX notification_source_person ON public.notification_source USING btree (person_id) WHERE (person_id IS NOT NULL)

table notification_state
  member_id bigint not null
  pushed_at timestamp with time zone
  mailed_at timestamp with time zone
  constraint notification_state_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint notification_state_pkey PRIMARY KEY (member_id)

table notification_watermark
  only_one boolean not null default true
  seen_until timestamp with time zone not null default now()
  constraint notification_watermark_only_one CHECK (only_one)
  constraint notification_watermark_pkey PRIMARY KEY (only_one)

table outbox
  id bigint not null generated always as identity
  topic text not null
  payload jsonb not null
  attempts integer not null default 0
  available_at timestamp with time zone not null default now()
  created_at timestamp with time zone not null default now()
  failed_at timestamp with time zone
  failure text
  traceparent text
  constraint outbox_failure_check CHECK ((char_length(failure) <= 300))
  constraint outbox_pkey PRIMARY KEY (id)
  CREATE INDEX outbox_due ON public.outbox USING btree (topic, available_at, id)
  CREATE INDEX outbox_failed_at ON public.outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL)

table page_draft
  page text not null
  texts jsonb not null
  revision bigint not null default nextval('page_draft_revision'::regclass)
  author_id bigint
  changed_at timestamp with time zone not null default now()
  constraint page_draft_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint page_draft_page CHECK ((page = ANY (ARRAY['terms'::text, 'policy'::text, 'paid'::text, 'vip'::text, 'faq'::text, 'help'::text, 'about'::text, 'contact'::text])))
  constraint page_draft_pkey PRIMARY KEY (page)
  CREATE INDEX page_draft_author ON public.page_draft USING btree (author_id)

table page_version
  page text not null
  number integer not null
  texts jsonb not null
  effective_at timestamp with time zone not null
  author_id bigint
  note text not null default ''::text
  published_at timestamp with time zone not null default now()
  withdrawn_at timestamp with time zone
  must_agree boolean not null default false
  constraint page_version_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint page_version_must_agree CHECK (((NOT must_agree) OR (page = ANY (ARRAY['terms'::text, 'policy'::text])))) NOT VALID
  constraint page_version_note CHECK ((char_length(note) <= 300))
  constraint page_version_number CHECK ((number > 1))
  constraint page_version_page CHECK ((page = ANY (ARRAY['terms'::text, 'policy'::text, 'paid'::text, 'vip'::text, 'faq'::text, 'help'::text, 'about'::text, 'contact'::text])))
  constraint page_version_pkey PRIMARY KEY (page, number)
  CREATE INDEX page_version_author ON public.page_version USING btree (author_id)

table partner_application
  id bigint not null generated always as identity
  member_id bigint not null
  about text not null
  terms text not null
  applied_at timestamp with time zone not null default now()
  state text not null default 'open'::text
  decided_by bigint
  decided_at timestamp with time zone
  reason text
  constraint partner_application_decided CHECK (((state = 'open'::text) = (decided_by IS NULL)))
  constraint partner_application_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint partner_application_pkey PRIMARY KEY (id)
  constraint partner_application_state CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'refused'::text])))
  CREATE INDEX partner_application_member ON public.partner_application USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX partner_application_open ON public.partner_application USING btree (member_id) WHERE (state = 'open'::text)

table partner_click
  pid text not null
  day date not null
  country character(2) not null
  clicks integer not null
  constraint partner_click_clicks CHECK ((clicks > 0))
  constraint partner_click_pid_fkey FOREIGN KEY (pid) REFERENCES partner_link(pid)
  constraint partner_click_pkey PRIMARY KEY (pid, day, country)
  CREATE INDEX partner_click_day ON public.partner_click USING btree (day)

table partner_invitation
  id bigint not null generated always as identity
  member_id bigint not null
  invited_by bigint not null
  reason text not null
  invited_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  state text not null default 'open'::text
  closed_at timestamp with time zone
  answer text
  constraint partner_invitation_answer CHECK (((state = ANY (ARRAY['declined'::text, 'withdrawn'::text])) = (answer IS NOT NULL)))
  constraint partner_invitation_closed CHECK (((state = ANY (ARRAY['open'::text, 'expired'::text])) = (closed_at IS NULL)))
  constraint partner_invitation_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint partner_invitation_pkey PRIMARY KEY (id)
  constraint partner_invitation_state CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
  CREATE INDEX partner_invitation_member ON public.partner_invitation USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX partner_invitation_open ON public.partner_invitation USING btree (member_id) WHERE (state = 'open'::text)

table partner_link
  pid text not null
  member_id bigint
  campaign text not null
  page text not null
  language text not null
  created_at timestamp with time zone not null default now()
  constraint partner_link_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE SET NULL
  constraint partner_link_page CHECK ((page = ANY (ARRAY['landing'::text, 'online'::text, 'latest'::text, 'hottest'::text])))
  constraint partner_link_pid CHECK ((pid ~ '^([a-z0-9]{3}|[a-z0-9]{4}|[a-z0-9]{6})$'::text))
  constraint partner_link_pkey PRIMARY KEY (pid)
  CREATE INDEX partner_link_member ON public.partner_link USING btree (member_id, created_at DESC)

table partner_referral
  member_id bigint not null
  pid text not null
  partner_id bigint not null
  referred_at timestamp with time zone not null default now()
  excluded text
  country character(2)
  constraint partner_referral_excluded CHECK ((excluded = 'same_person'::text))
  constraint partner_referral_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint partner_referral_other CHECK ((member_id <> partner_id))
  constraint partner_referral_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint partner_referral_pid_fkey FOREIGN KEY (pid) REFERENCES partner_link(pid)
  constraint partner_referral_pkey PRIMARY KEY (member_id)
  CREATE INDEX partner_referral_partner ON public.partner_referral USING btree (partner_id)
  CREATE INDEX partner_referral_pid ON public.partner_referral USING btree (pid)

table partner_run_account
  member_id bigint not null
  partner_id bigint
  declared_at timestamp with time zone not null default now()
  constraint partner_run_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint partner_run_account_other CHECK ((partner_id IS DISTINCT FROM member_id))
  constraint partner_run_account_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint partner_run_account_pkey PRIMARY KEY (member_id)
  CREATE INDEX partner_run_account_partner ON public.partner_run_account USING btree (partner_id)

table partner_share
  order_id bigint not null
  partner_id bigint not null
  member_id bigint
  pid text not null
  country character(2)
  basis_points integer not null
  excluded text
  cash bigint not null default 0
  amount bigint not null default 0
  moves integer not null default 0
  created_at timestamp with time zone not null default now()
  changed_at timestamp with time zone not null default now()
  constraint partner_share_bounds CHECK (((cash >= 0) AND (amount >= 0)))
  constraint partner_share_credited CHECK (((excluded IS NULL) OR (amount = 0)))
  constraint partner_share_excluded CHECK ((excluded = ANY (ARRAY['same_person'::text, 'same_instrument'::text])))
  constraint partner_share_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint partner_share_pid_fkey FOREIGN KEY (pid) REFERENCES partner_link(pid)
  constraint partner_share_pkey PRIMARY KEY (order_id)
  CREATE INDEX partner_share_member ON public.partner_share USING btree (member_id)
  CREATE INDEX partner_share_partner ON public.partner_share USING btree (partner_id, created_at)

table partner_statement
  id bigint not null generated always as identity
  member_id bigint not null
  week date not null
  opened bigint not null
  matured bigint not null
  cashed bigint not null
  taken bigint not null
  closed bigint not null
  kinds jsonb not null
  earned bigint not null
  pending bigint not null
  owed bigint not null
  made_at timestamp with time zone not null default now()
  constraint partner_statement_adds_up CHECK ((closed = (((opened + matured) + cashed) + taken)))
  constraint partner_statement_monday CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
  constraint partner_statement_once UNIQUE (member_id, week)
  constraint partner_statement_pkey PRIMARY KEY (id)
  CREATE INDEX partner_statement_member ON public.partner_statement USING btree (member_id, id DESC)

table passkey_challenge
  challenge text not null
  account_id bigint
  expires_at timestamp with time zone not null
  constraint passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint passkey_challenge_pkey PRIMARY KEY (challenge)
  CREATE INDEX passkey_challenge_account ON public.passkey_challenge USING btree (account_id)
  CREATE INDEX passkey_challenge_expires_at ON public.passkey_challenge USING btree (expires_at)

table payment_comparison
  gateway text not null
  day date not null
  differences jsonb not null
  compared_at timestamp with time zone not null default now()
  constraint payment_comparison_pkey PRIMARY KEY (gateway, day)

table payment_correction
  id bigint not null generated always as identity
  difference_id bigint not null
  debit text not null
  credit text not null
  gold bigint not null
  reason text not null
  asked_by bigint not null
  asked_at timestamp with time zone not null default now()
  state text not null default 'open'::text
  decided_by bigint
  decided_at timestamp with time zone
  detail text
  constraint payment_correction_accounts CHECK (((debit <> credit) AND (('clearing'::text = debit) OR ('clearing'::text = credit))))
  constraint payment_correction_decided CHECK (((state = 'open'::text) = (decided_by IS NULL)))
  constraint payment_correction_difference_id_fkey FOREIGN KEY (difference_id) REFERENCES payment_difference(id)
  constraint payment_correction_gold CHECK ((gold > 0))
  constraint payment_correction_pkey PRIMARY KEY (id)
  constraint payment_correction_second_person CHECK (((state = ANY (ARRAY['open'::text, 'refused'::text])) OR (decided_by <> asked_by)))
  constraint payment_correction_state CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text])))
  CREATE INDEX payment_correction_of ON public.payment_correction USING btree (difference_id)
  CREATE UNIQUE INDEX payment_correction_one ON public.payment_correction USING btree (difference_id) WHERE (state = 'open'::text)
  CREATE TRIGGER payment_correction_change BEFORE UPDATE ON public.payment_correction FOR EACH ROW EXECUTE FUNCTION check_payment_correction_change()

table payment_difference
  id bigint not null generated always as identity
  gateway text not null
  what text not null
  subject text not null
  order_id bigint
  day date not null
  theirs bigint
  ours bigint
  currency text
  found_at timestamp with time zone not null default now()
  state text not null default 'open'::text
  reason text
  decided_by bigint
  decided_at timestamp with time zone
  constraint payment_difference_decided CHECK (((state = 'open'::text) = (decided_at IS NULL)))
  constraint payment_difference_explained CHECK (((state <> ALL (ARRAY['explained'::text, 'corrected'::text])) OR ((decided_by IS NOT NULL) AND (reason IS NOT NULL))))
  constraint payment_difference_once UNIQUE (gateway, what, subject)
  constraint payment_difference_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint payment_difference_pkey PRIMARY KEY (id)
  constraint payment_difference_state CHECK ((state = ANY (ARRAY['open'::text, 'explained'::text, 'corrected'::text, 'resolved'::text])))
  constraint payment_difference_subject CHECK ((length(subject) <= 200))
  constraint payment_difference_what CHECK ((what = ANY (ARRAY['not_credited'::text, 'other_amount'::text, 'unknown'::text, 'not_paid'::text, 'not_refunded'::text])))
  CREATE INDEX payment_difference_shown ON public.payment_difference USING btree (state, id DESC)

table payment_dispute
  id bigint not null generated always as identity
  gateway text not null
  refund_id text not null
  order_id bigint not null
  due_at timestamp with time zone
  evidence_at timestamp with time zone
  evidence_by bigint
  evidence_note text not null default ''::text
  created_at timestamp with time zone not null default now()
  constraint payment_dispute_evidence CHECK (((evidence_at IS NOT NULL) OR ((evidence_by IS NULL) AND (evidence_note = ''::text))))
  constraint payment_dispute_gateway_refund_id_fkey FOREIGN KEY (gateway, refund_id) REFERENCES payment_refund(gateway, refund_id)
  constraint payment_dispute_note CHECK ((length(evidence_note) <= 500))
  constraint payment_dispute_once UNIQUE (gateway, refund_id)
  constraint payment_dispute_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint payment_dispute_pkey PRIMARY KEY (id)
  CREATE INDEX payment_dispute_order ON public.payment_dispute USING btree (order_id)

table payment_instrument
  order_id bigint not null
  hash bytea not null
  noted_at timestamp with time zone not null default now()
  constraint payment_instrument_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id) ON DELETE CASCADE
  constraint payment_instrument_pkey PRIMARY KEY (order_id, hash)
  CREATE INDEX payment_instrument_hash ON public.payment_instrument USING btree (hash)

table payment_order
  id bigint not null generated always as identity
  public_id text not null
  account_id bigint not null
  idempotency_key text not null
  request_hash bytea not null
  gateway text not null
  gold bigint not null
  month numeric(4,2)
  target_id bigint not null
  amount bigint not null
  currency text not null
  language text not null
  state text not null default 'created'::text
  reason text
  is_held boolean not null default false
  provider_ref text
  action text
  token text
  provider_payment text
  poll_count integer not null default 0
  poll_at timestamp with time zone not null default (now() + '00:01:00'::interval)
  created_at timestamp with time zone not null default now()
  changed_at timestamp with time zone not null default now()
  as_gold boolean not null default false
  holds integer not null default 0
  list_usd_cents integer not null default 100
  list_rmb_cents integer not null default 600
  item text
  item_id bigint
  held_for text[] not null default '{}'::text[]
  released_for text[] not null default '{}'::text[]
  store_token text
  charged_thousandths bigint
  charged_currency text
  called_off_at timestamp with time zone
  constraint payment_order_amount CHECK (((amount > 0) AND (gold > 0)))
  constraint payment_order_as_gold CHECK (((NOT as_gold) OR (month IS NOT NULL) OR (item IS NOT NULL)))
  constraint payment_order_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'RMB'::text])))
  constraint payment_order_for_oneself CHECK (((month IS NOT NULL) OR (target_id = account_id)))
  constraint payment_order_gateway CHECK ((gateway = ANY (ARRAY['stripe'::text, 'paypal'::text, 'wechat'::text, 'google'::text, 'apple'::text, 'sandbox'::text]))) NOT VALID
  constraint payment_order_held CHECK (((NOT is_held) OR (state = 'credited'::text)))
  constraint payment_order_item CHECK ((((item IS NULL) = (item_id IS NULL)) AND ((item IS NULL) OR (month IS NULL))))
  constraint payment_order_key UNIQUE (account_id, idempotency_key)
  constraint payment_order_month CHECK ((month = ANY (ARRAY[0.25, (1)::numeric, (3)::numeric, (6)::numeric, (12)::numeric, (15)::numeric])))
  constraint payment_order_pkey PRIMARY KEY (id)
  constraint payment_order_public_form CHECK ((public_id ~ '^[a-f0-9]{32}$'::text))
  constraint payment_order_public_id UNIQUE (public_id)
  constraint payment_order_state CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'credited'::text, 'failed'::text, 'cancelled'::text, 'refunded'::text])))
  CREATE INDEX payment_order_account ON public.payment_order USING btree (account_id, id DESC)
  CREATE INDEX payment_order_created ON public.payment_order USING btree (created_at)
  CREATE INDEX payment_order_held ON public.payment_order USING btree (id DESC) WHERE is_held
  CREATE INDEX payment_order_item_of ON public.payment_order USING btree (item, item_id) WHERE (item IS NOT NULL)
  CREATE INDEX payment_order_paid_amount ON public.payment_order USING btree (amount, id DESC)
  CREATE INDEX payment_order_payment ON public.payment_order USING btree (gateway, provider_payment) WHERE (provider_payment IS NOT NULL)
  CREATE INDEX payment_order_poll_at ON public.payment_order USING btree (poll_at) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text, 'cancelled'::text, 'failed'::text]))
  CREATE UNIQUE INDEX payment_order_ref ON public.payment_order USING btree (gateway, provider_ref) WHERE (provider_ref IS NOT NULL)
  CREATE TRIGGER payment_order_change BEFORE UPDATE ON public.payment_order FOR EACH ROW EXECUTE FUNCTION check_payment_order_change()

table payment_rate
  account_id bigint not null
  usd_cents bigint not null
  constraint payment_rate_pkey PRIMARY KEY (account_id)
  constraint payment_rate_positive CHECK (((usd_cents >= 1) AND (usd_cents <= 100000)))

table payment_refund
  gateway text not null
  refund_id text not null
  order_id bigint not null
  kind text not null
  amount bigint not null
  gold bigint not null
  created_at timestamp with time zone not null default now()
  won_at timestamp with time zone
  lost_at timestamp with time zone
  unlocked_at timestamp with time zone
  failed_id text
  failed_at timestamp with time zone
  constraint payment_refund_amount CHECK (((amount > 0) AND (gold >= 0)))
  constraint payment_refund_decided CHECK ((((lost_at IS NULL) OR ((kind = 'chargeback'::text) AND (won_at IS NULL))) AND ((unlocked_at IS NULL) OR (kind = 'chargeback'::text)))) NOT VALID
  constraint payment_refund_kind CHECK ((kind = ANY (ARRAY['refund'::text, 'chargeback'::text])))
  constraint payment_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint payment_refund_pkey PRIMARY KEY (gateway, refund_id)
  constraint payment_refund_returned CHECK ((((failed_id IS NULL) = (failed_at IS NULL)) AND ((failed_id IS NULL) OR ((kind = 'refund'::text) AND (won_at IS NOT NULL))) AND ((won_at IS NULL) OR (kind = 'chargeback'::text) OR (failed_id IS NOT NULL)))) NOT VALID
  CREATE INDEX payment_refund_open_dispute ON public.payment_refund USING btree (order_id) WHERE ((kind = 'chargeback'::text) AND (won_at IS NULL) AND (lost_at IS NULL))
  CREATE INDEX payment_refund_order ON public.payment_refund USING btree (order_id)
  CREATE TRIGGER payment_dispute_begins AFTER INSERT ON public.payment_refund FOR EACH ROW WHEN ((new.kind = 'chargeback'::text)) EXECUTE FUNCTION payment_dispute_begins()

table payment_rejected_webhook
  id bigint not null generated always as identity
  gateway text not null
  reason text not null
  body text not null
  bytes integer not null
  missed integer not null default 0
  received_at timestamp with time zone not null default now()
  constraint payment_rejected_webhook_pkey PRIMARY KEY (id)
  constraint payment_rejected_webhook_sizes CHECK (((char_length(body) <= 4000) AND (char_length(reason) <= 200) AND (bytes >= 0) AND (missed >= 0)))
  CREATE INDEX payment_rejected_webhook_received ON public.payment_rejected_webhook USING btree (received_at)

table payment_request
  id bigint not null generated always as identity
  order_id bigint not null
  act text not null
  amount bigint
  reason text not null
  asked_by bigint not null
  asked_at timestamp with time zone not null default now()
  state text not null default 'open'::text
  decided_by bigint
  decided_at timestamp with time zone
  detail text
  dispute_id bigint
  file_ref text
  constraint payment_request_act CHECK (((act = ANY (ARRAY['release'::text, 'refund'::text, 'unlock'::text, 'evidence'::text])) AND ((act = 'evidence'::text) = (dispute_id IS NOT NULL)))) NOT VALID
  constraint payment_request_amount CHECK ((((act = 'refund'::text) = (amount IS NOT NULL)) AND (COALESCE(amount, (1)::bigint) > 0)))
  constraint payment_request_decided CHECK (((state = 'open'::text) = (decided_by IS NULL)))
  constraint payment_request_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES payment_dispute(id) NOT VALID
  constraint payment_request_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint payment_request_pkey PRIMARY KEY (id)
  constraint payment_request_second_person CHECK (((state = ANY (ARRAY['open'::text, 'refused'::text])) OR (decided_by <> asked_by)))
  constraint payment_request_state CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'done'::text, 'refused'::text, 'failed'::text])))
  CREATE UNIQUE INDEX payment_request_one ON public.payment_request USING btree (order_id) WHERE (state = ANY (ARRAY['open'::text, 'approved'::text]))
  CREATE INDEX payment_request_order ON public.payment_request USING btree (order_id)
  CREATE TRIGGER payment_request_change BEFORE UPDATE ON public.payment_request FOR EACH ROW EXECUTE FUNCTION check_payment_request_change()

table payment_sandbox
  public_id text not null
  act text not null
  effective_at timestamp with time zone not null
  constraint payment_sandbox_act CHECK ((act = ANY (ARRAY['approve'::text, 'decline'::text, 'delay'::text, 'twice'::text, 'risky'::text])))
  constraint payment_sandbox_pkey PRIMARY KEY (public_id)

table payment_settlement
  id bigint not null generated always as identity
  gateway text not null
  hash bytea not null
  name text not null
  currency text not null
  lines integer not null
  first_day date not null
  last_day date not null
  fee bigint not null
  fee_gold bigint not null
  staff_id bigint not null
  imported_at timestamp with time zone not null default now()
  bank_gold bigint not null default 0
  constraint payment_settlement_name CHECK ((length(name) <= 120))
  constraint payment_settlement_once UNIQUE (gateway, hash)
  constraint payment_settlement_pkey PRIMARY KEY (id)

table payment_settlement_line
  gateway text not null
  ref text not null
  settlement_id bigint not null
  kind text not null
  order_id bigint
  amount bigint not null
  fee bigint not null
  made_at timestamp with time zone not null
  constraint payment_settlement_line_kind CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'dispute'::text, 'fee'::text, 'transfer'::text, 'other'::text]))) NOT VALID
  constraint payment_settlement_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint payment_settlement_line_pkey PRIMARY KEY (gateway, ref)
  constraint payment_settlement_line_ref CHECK ((length(ref) <= 200))
  constraint payment_settlement_line_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES payment_settlement(id)
  CREATE INDEX payment_settlement_line_of ON public.payment_settlement_line USING btree (settlement_id)
  CREATE INDEX payment_settlement_line_order ON public.payment_settlement_line USING btree (order_id) WHERE (order_id IS NOT NULL)

table payment_webhook_event
  id bigint not null generated always as identity
  gateway text not null
  event_id text not null
  body_hash bytea not null
  event jsonb not null
  state text not null default 'new'::text
  reason text
  order_id bigint
  received_at timestamp with time zone not null default now()
  applied_at timestamp with time zone
  raw text
  constraint payment_webhook_event_once UNIQUE (gateway, event_id)
  constraint payment_webhook_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES payment_order(id)
  constraint payment_webhook_event_pkey PRIMARY KEY (id)
  constraint payment_webhook_event_state CHECK ((state = ANY (ARRAY['new'::text, 'early'::text, 'applied'::text, 'ignored'::text, 'refused'::text])))
  CREATE INDEX payment_webhook_event_open ON public.payment_webhook_event USING btree (received_at) WHERE (state = ANY (ARRAY['new'::text, 'early'::text]))
  CREATE INDEX payment_webhook_event_order ON public.payment_webhook_event USING btree (order_id) WHERE (order_id IS NOT NULL)
  CREATE INDEX payment_webhook_event_received ON public.payment_webhook_event USING btree (received_at)
  CREATE INDEX payment_webhook_event_without_order ON public.payment_webhook_event USING btree (gateway, ((event ->> 'payment'::text))) WHERE ((state = 'refused'::text) AND (order_id IS NULL))

table payout_auto
  member_id bigint not null
  is_on boolean not null
  skipped text
  skipped_at timestamp with time zone
  constraint payout_auto_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint payout_auto_pkey PRIMARY KEY (member_id)
  constraint payout_auto_skipped CHECK (((skipped IS NULL) = (skipped_at IS NULL)))
  CREATE INDEX payout_auto_on ON public.payout_auto USING btree (member_id) WHERE is_on

table payout_day
  day date not null
  amount bigint not null
  constraint payout_day_pkey PRIMARY KEY (day)
  constraint payout_day_positive CHECK ((amount >= 0))

table payout_file
  id bigint not null generated always as identity
  staff_id bigint not null
  format text not null
  made_at timestamp with time zone not null default now()
  constraint payout_file_format CHECK ((format = ANY (ARRAY['csv'::text, 'pain'::text])))
  constraint payout_file_pkey PRIMARY KEY (id)

table payout_method
  id bigint not null generated always as identity
  member_id bigint not null
  sealed bytea
  created_at timestamp with time zone not null default now()
  constraint payout_method_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint payout_method_pkey PRIMARY KEY (id)
  CREATE INDEX payout_method_member ON public.payout_method USING btree (member_id, id DESC)

table payout_rate
  week date not null
  rate integer not null
  cash bigint not null
  gold bigint not null
  made_at timestamp with time zone not null default now()
  constraint payout_rate_monday CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
  constraint payout_rate_pkey PRIMARY KEY (week)
  constraint payout_rate_positive CHECK ((rate > 0))

table payout_request
  id bigint not null generated always as identity
  member_id bigint not null
  gold bigint not null
  amount bigint not null
  rate integer not null
  week date not null
  sealed bytea
  is_auto boolean not null default false
  state text not null default 'requested'::text
  requested_at timestamp with time zone not null default now()
  approved_by bigint
  approved_at timestamp with time zone
  paid_by bigint
  paid_at timestamp with time zone
  paid_on date
  reference text
  ended_by bigint
  ended_at timestamp with time zone
  reason text
  file_id bigint
  constraint payout_request_amount CHECK (((gold > 0) AND (amount > 0) AND (rate > 0)))
  constraint payout_request_approved CHECK ((((approved_by IS NULL) = (approved_at IS NULL)) AND (((state <> 'requested'::text) AND (state <> 'cancelled'::text)) OR (approved_by IS NULL)) AND (((state <> 'approved'::text) AND (state <> 'paid'::text) AND (state <> 'failed'::text)) OR (approved_by IS NOT NULL))))
  constraint payout_request_ended CHECK ((((ended_at IS NOT NULL) = (state = ANY (ARRAY['refused'::text, 'failed'::text, 'cancelled'::text]))) AND ((state <> ALL (ARRAY['refused'::text, 'failed'::text])) OR ((ended_by IS NOT NULL) AND (reason IS NOT NULL)))))
  constraint payout_request_file_id_fkey FOREIGN KEY (file_id) REFERENCES payout_file(id)
  constraint payout_request_paid CHECK ((((paid_by IS NULL) = (paid_at IS NULL)) AND ((paid_by IS NULL) = (paid_on IS NULL)) AND ((paid_by IS NULL) = (reference IS NULL)) AND ((state <> 'paid'::text) OR (paid_by IS NOT NULL)) AND ((paid_by IS NULL) OR (state = ANY (ARRAY['paid'::text, 'failed'::text])))))
  constraint payout_request_pkey PRIMARY KEY (id)
  constraint payout_request_second_person CHECK (((approved_by <> member_id) AND (paid_by <> member_id) AND (paid_by <> approved_by)))
  constraint payout_request_state CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'paid'::text, 'refused'::text, 'failed'::text, 'cancelled'::text])))
  constraint payout_request_week_fkey FOREIGN KEY (week) REFERENCES payout_rate(week)
  CREATE INDEX payout_request_file ON public.payout_request USING btree (file_id) WHERE (file_id IS NOT NULL)
  CREATE INDEX payout_request_member ON public.payout_request USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX payout_request_one ON public.payout_request USING btree (member_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text]))
  CREATE INDEX payout_request_state ON public.payout_request USING btree (state, id)
  CREATE TRIGGER payout_file_once BEFORE UPDATE ON public.payout_request FOR EACH ROW EXECUTE FUNCTION check_payout_file()
  CREATE TRIGGER payout_request_change BEFORE UPDATE ON public.payout_request FOR EACH ROW EXECUTE FUNCTION check_payout_request_change()

table payout_tax_document
  id bigint not null generated always as identity
  member_id bigint not null
  country character(2) not null
  kind text
  name text
  sealed bytea
  state text not null
  created_at timestamp with time zone not null default now()
  decided_by bigint
  decided_at timestamp with time zone
  reason text
  constraint payout_tax_document_country CHECK ((country ~ '^[A-Z]{2}$'::text))
  constraint payout_tax_document_decided CHECK (((state = ANY (ARRAY['accepted'::text, 'refused'::text])) = (decided_at IS NOT NULL)))
  constraint payout_tax_document_declared CHECK (((state = 'declared'::text) = (sealed IS NULL)))
  constraint payout_tax_document_file CHECK ((((sealed IS NULL) = (kind IS NULL)) AND ((sealed IS NULL) = (name IS NULL))))
  constraint payout_tax_document_kind CHECK ((kind = ANY (ARRAY['pdf'::text, 'picture'::text])))
  constraint payout_tax_document_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint payout_tax_document_name CHECK ((length(name) <= 200))
  constraint payout_tax_document_other CHECK ((decided_by IS DISTINCT FROM member_id))
  constraint payout_tax_document_pkey PRIMARY KEY (id)
  constraint payout_tax_document_reason CHECK ((length(reason) <= 500))
  constraint payout_tax_document_state CHECK ((state = ANY (ARRAY['declared'::text, 'waiting'::text, 'accepted'::text, 'refused'::text])))
  CREATE INDEX payout_tax_document_member ON public.payout_tax_document USING btree (member_id, id DESC)

table place
  id bigint not null
  country character(2) not null
  name text not null
  population integer not null
  time_zone text not null
  constraint place_pkey PRIMARY KEY (id)

table place_edition
  only_one boolean not null default true
  hash text not null
  loaded_at timestamp with time zone not null default now()
  constraint place_edition_only_one CHECK (only_one)
  constraint place_edition_pkey PRIMARY KEY (only_one)

table place_name
  place_id bigint not null
  language text not null
  name text not null
  folded text not null
  constraint place_name_pkey PRIMARY KEY (place_id, language)
  constraint place_name_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id) ON DELETE CASCADE
  CREATE INDEX place_name_folded ON public.place_name USING btree (folded text_pattern_ops)

table popular_member
  member_id bigint not null
  gender smallint not null
  position integer not null
  constraint popular_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint popular_member_pkey PRIMARY KEY (member_id)
  constraint popular_member_position UNIQUE ("position")
  CREATE INDEX popular_member_gender ON public.popular_member USING btree (gender, "position")

table post
  id bigint not null generated always as identity
  author_id bigint not null
  client_id text not null
  content text not null
  language text
  audience text not null
  gender smallint not null
  author_languages text[] not null
  created_at timestamp with time zone not null default now()
  held_at timestamp with time zone
  cleared_at timestamp with time zone
  like_count integer not null default 0
  edited_at timestamp with time zone
  constraint post_audience CHECK ((audience = ANY (ARRAY['public'::text, 'registered'::text, 'friends'::text])))
  constraint post_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE CASCADE
  constraint post_client UNIQUE (author_id, client_id)
  constraint post_gender CHECK ((gender = ANY (ARRAY[0, 1])))
  constraint post_pkey PRIMARY KEY (id)
  CREATE INDEX post_author ON public.post USING btree (author_id, id DESC)
  CREATE INDEX post_held ON public.post USING btree (id) WHERE (held_at IS NOT NULL)
  CREATE INDEX post_news ON public.post USING btree (gender, id DESC) WHERE (audience <> 'friends'::text)
  CREATE INDEX post_public ON public.post USING btree (gender, id DESC) WHERE (audience = 'public'::text)

table post_edit
  id bigint not null generated always as identity
  post_id bigint not null
  content text not null
  written_at timestamp with time zone not null
  constraint post_edit_pkey PRIMARY KEY (id)
  constraint post_edit_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
  CREATE INDEX post_edit_post ON public.post_edit USING btree (post_id, id)

table post_hidden
  member_id bigint not null
  post_id bigint not null
  constraint post_hidden_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint post_hidden_pkey PRIMARY KEY (member_id, post_id)
  constraint post_hidden_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
  CREATE INDEX post_hidden_post ON public.post_hidden USING btree (post_id)

table post_language
  language text not null
  gender smallint not null
  post_id bigint not null
  author_id bigint not null
  audience text not null
  constraint post_language_audience CHECK ((audience = ANY (ARRAY['public'::text, 'registered'::text])))
  constraint post_language_pkey PRIMARY KEY (language, gender, post_id)
  constraint post_language_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
  CREATE INDEX post_language_post ON public.post_language USING btree (post_id)
  CREATE INDEX post_language_public ON public.post_language USING btree (language, gender, post_id DESC) WHERE (audience = 'public'::text)

table post_like
  id bigint not null generated always as identity
  post_id bigint not null
  member_id bigint not null
  created_at timestamp with time zone not null default now()
  constraint post_like_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint post_like_once UNIQUE (post_id, member_id)
  constraint post_like_pkey PRIMARY KEY (id)
  constraint post_like_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
  CREATE INDEX post_like_member ON public.post_like USING btree (member_id, id)
  CREATE INDEX post_like_newest ON public.post_like USING btree (post_id, id DESC)

table post_quota
  member_id bigint not null
  posted_at timestamp with time zone[] not null
  constraint post_quota_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint post_quota_pkey PRIMARY KEY (member_id)

table post_tag
  tag text not null
  post_id bigint not null
  constraint post_tag_pkey PRIMARY KEY (tag, post_id)
  constraint post_tag_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
  CREATE INDEX post_tag_post ON public.post_tag USING btree (post_id)

table post_upload
  author_id bigint not null
  post_id bigint not null
  position smallint not null
  upload_id bigint not null
  constraint post_upload_pkey PRIMARY KEY (author_id, post_id, "position")
  constraint post_upload_post_id_fkey FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
  constraint post_upload_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE
  CREATE INDEX post_upload_post ON public.post_upload USING btree (post_id)
  CREATE INDEX post_upload_upload ON public.post_upload USING btree (upload_id)

table presence
  member_id bigint not null
  node_id uuid not null
  arrival bigint not null generated always as identity
  since timestamp with time zone not null default now()
  constraint presence_pkey PRIMARY KEY (member_id, node_id)
  CREATE INDEX presence_arrival ON public.presence USING btree (arrival DESC)
  CREATE INDEX presence_node ON public.presence USING btree (node_id)

table price_list
  id bigint not null generated always as identity
  client_id text not null
  price_values jsonb not null
  valid_from timestamp with time zone
  reason text not null
  state text not null default 'draft'::text
  author_id bigint
  decided_by bigint
  decided_at timestamp with time zone
  decision text
  created_at timestamp with time zone not null default now()
  changed_at timestamp with time zone not null default clock_timestamp()
  constraint price_list_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint price_list_begins CHECK (((state <> 'approved'::text) OR (valid_from IS NOT NULL)))
  constraint price_list_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL
  constraint price_list_decision CHECK (((char_length(decision) >= 5) AND (char_length(decision) <= 500)))
  constraint price_list_pkey PRIMARY KEY (id)
  constraint price_list_reason CHECK (((char_length(reason) >= 5) AND (char_length(reason) <= 500)))
  constraint price_list_second_person CHECK (((state <> 'approved'::text) OR (decided_by IS NULL) OR (decided_by <> author_id)))
  constraint price_list_state CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'approved'::text, 'refused'::text, 'cancelled'::text])))
  constraint price_list_values CHECK ((jsonb_typeof(price_values) = 'object'::text))
  CREATE UNIQUE INDEX price_list_author ON public.price_list USING btree (author_id, client_id)
  CREATE INDEX price_list_board ON public.price_list USING btree (state, id)
  CREATE INDEX price_list_decider ON public.price_list USING btree (decided_by) WHERE (decided_by IS NOT NULL)
  CREATE UNIQUE INDEX price_list_running ON public.price_list USING btree (valid_from) WHERE (state = 'approved'::text)
  CREATE TRIGGER price_list_change BEFORE UPDATE ON public.price_list FOR EACH ROW EXECUTE FUNCTION check_price_list_change()

table privacy_setting
  member_id bigint not null
  visibility text not null default 'registered'::text
  message_privacy text not null default 'everyone'::text
  friend_preference text not null default 'validate'::text
  online_status text not null default 'available'::text
  translation_engine text not null default 'machine'::text
  blocks_foreign boolean not null default false
  leaves_visits boolean not null default true
  shows_reading boolean not null default true
  lists_game boolean not null default true
  constraint privacy_friend CHECK ((friend_preference = ANY (ARRAY['validate'::text, 'pass'::text])))
  constraint privacy_message CHECK ((message_privacy = ANY (ARRAY['everyone'::text, 'validate'::text, 'friends'::text])))
  constraint privacy_online CHECK ((online_status = ANY (ARRAY['available'::text, 'offline'::text])))
  constraint privacy_setting_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint privacy_setting_pkey PRIMARY KEY (member_id)
  constraint privacy_translation CHECK ((translation_engine = ANY (ARRAY['none'::text, 'machine'::text, 'human'::text])))
  constraint privacy_visibility CHECK ((visibility = ANY (ARRAY['hidden'::text, 'friends'::text, 'registered'::text, 'public'::text])))
  CREATE TRIGGER privacy_card AFTER UPDATE OF visibility, online_status ON public.privacy_setting FOR EACH ROW WHEN (((old.visibility IS DISTINCT FROM new.visibility) OR (old.online_status IS DISTINCT FROM new.online_status))) EXECUTE FUNCTION member_changes_card()

table product
  id integer not null generated by default as identity
  picture text not null
  category text not null
  price bigint not null
  stock integer not null
  countries character(2)[]
  delivery_days smallint not null
  is_offered boolean not null default true
  sold integer not null default 0
  position integer
  origin_id integer
  replaced_by integer
  constraint product_category CHECK ((category = ANY (ARRAY['flower'::text, 'fruit'::text, 'sweets'::text, 'plush'::text, 'jewellery'::text, 'wine'::text, 'home'::text])))
  constraint product_delivery_days CHECK (((delivery_days >= 1) AND (delivery_days <= 60)))
  constraint product_flowers CHECK (((category <> 'flower'::text) OR (NOT (countries IS DISTINCT FROM ARRAY['CN'::character(2)]))))
  constraint product_pkey PRIMARY KEY (id)
  constraint product_price CHECK (((price >= 100) AND (price <= 1000000)))
  constraint product_stock CHECK ((stock >= 0))

table product_text
  product_id integer not null
  language text not null
  name text not null
  description text not null
  constraint product_text_pkey PRIMARY KEY (product_id, language)
  constraint product_text_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE

table profile
  member_id bigint not null
  gender smallint
  birthday date
  birthday_changes smallint not null default 0
  seeking text
  place_id bigint
  languages text[] not null default '{}'::text[]
  biography text not null default ''::text
  biography_language text not null default 'en'::text
  height smallint
  weight smallint
  marriage smallint
  children smallint
  income smallint
  orientation smallint
  purpose smallint[] not null default '{}'::smallint[]
  horoscope smallint
  main_photo text
  cover_photo text
  skipped text[] not null default '{}'::text[]
  listed_no bigint
  recommend_rank bigint
  active_at timestamp with time zone not null default now()
  listed_at timestamp with time zone
  pending_photo text
  constraint profile_gender CHECK ((gender = ANY (ARRAY[0, 1])))
  constraint profile_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint profile_pkey PRIMARY KEY (member_id)
  constraint profile_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id)
  constraint profile_seeking CHECK ((seeking = ANY (ARRAY['men'::text, 'women'::text, 'both'::text])))
  CREATE INDEX profile_birth_day ON public.profile USING btree (((- (((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))::smallint)) DESC, listed_no DESC) WHERE (listed_no IS NOT NULL)
  CREATE INDEX profile_birth_day_gender ON public.profile USING btree (gender, ((- (((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))::smallint)) DESC, listed_no DESC) WHERE (listed_no IS NOT NULL)
  CREATE UNIQUE INDEX profile_listed ON public.profile USING btree (listed_no DESC) WHERE (listed_no IS NOT NULL)
  CREATE UNIQUE INDEX profile_listed_gender ON public.profile USING btree (gender, listed_no DESC) WHERE (listed_no IS NOT NULL)
  CREATE UNIQUE INDEX profile_recommend ON public.profile USING btree (recommend_rank DESC) WHERE (recommend_rank IS NOT NULL)
  CREATE UNIQUE INDEX profile_recommend_gender ON public.profile USING btree (gender, recommend_rank DESC) WHERE (recommend_rank IS NOT NULL)
  CREATE TRIGGER profile_active AFTER UPDATE OF active_at ON public.profile FOR EACH ROW WHEN ((((old.active_at AT TIME ZONE 'UTC'::text))::date <> ((new.active_at AT TIME ZONE 'UTC'::text))::date)) EXECUTE FUNCTION mark_member_active()
  CREATE TRIGGER profile_card AFTER UPDATE OF gender, birthday, main_photo, languages, marriage, place_id ON public.profile FOR EACH ROW WHEN (((((((old.gender IS DISTINCT FROM new.gender) OR (old.birthday IS DISTINCT FROM new.birthday)) OR (old.main_photo IS DISTINCT FROM new.main_photo)) OR (old.languages IS DISTINCT FROM new.languages)) OR (old.marriage IS DISTINCT FROM new.marriage)) OR (old.place_id IS DISTINCT FROM new.place_id))) EXECUTE FUNCTION member_changes_card()
  CREATE TRIGGER profile_card_opened AFTER INSERT ON public.profile FOR EACH ROW WHEN (((new.gender IS NOT NULL) AND (new.birthday IS NOT NULL))) EXECUTE FUNCTION member_changes_card()
  CREATE TRIGGER profile_opened AFTER INSERT ON public.profile FOR EACH ROW EXECUTE FUNCTION mark_member_active()

table profile_request
  asker_id bigint not null
  asked_id bigint not null
  kind text not null
  requested_at timestamp with time zone not null default now()
  constraint profile_request_asked_id_fkey FOREIGN KEY (asked_id) REFERENCES account(id) ON DELETE CASCADE
  constraint profile_request_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES account(id) ON DELETE CASCADE
  constraint profile_request_kind CHECK ((kind = ANY (ARRAY['avatar'::text, 'bio'::text, 'profile'::text, 'verify'::text])))
  constraint profile_request_other CHECK ((asker_id <> asked_id))
  constraint profile_request_pkey PRIMARY KEY (asker_id, asked_id, kind)
  CREATE INDEX profile_request_asked ON public.profile_request USING btree (asked_id)

table program_key
  name text not null
  sealed bytea not null
  created_at timestamp with time zone not null default now()
  constraint program_key_pkey PRIMARY KEY (name)

table progress
  id bigint not null generated always as identity
  kind text not null
  member_id bigint not null
  state text not null default 'waiting'::text
  percent smallint not null default 0
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint progress_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint progress_percent CHECK (((percent >= 0) AND (percent <= 100)))
  constraint progress_pkey PRIMARY KEY (id)
  constraint progress_state CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
  CREATE INDEX progress_created_at ON public.progress USING btree (created_at)
  CREATE INDEX progress_member ON public.progress USING btree (member_id)

table push_device
  session_id bigint not null
  member_id bigint not null
  platform text not null
  token text not null
  created_at timestamp with time zone not null default now()
  constraint push_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint push_device_pkey PRIMARY KEY (session_id)
  constraint push_device_platform CHECK ((platform = ANY (ARRAY['android'::text, 'ios'::text])))
  constraint push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
  constraint push_device_token UNIQUE (token)
  CREATE INDEX push_device_member ON public.push_device USING btree (member_id)

table push_subscription
  id bigint not null generated always as identity
  member_id bigint not null
  session_id bigint not null
  endpoint text not null
  p256dh text not null
  auth text not null
  created_at timestamp with time zone not null default now()
  constraint push_subscription_endpoint UNIQUE (endpoint)
  constraint push_subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint push_subscription_pkey PRIMARY KEY (id)
  constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
  CREATE INDEX push_subscription_member ON public.push_subscription USING btree (member_id)
  CREATE INDEX push_subscription_session ON public.push_subscription USING btree (session_id)

table question
  id integer not null default nextval('question_id_seq'::regclass)
  topic text not null
  is_scale boolean not null default false
  is_offered boolean not null default true
  position integer
  origin_id integer
  replaced_by integer
  constraint question_pkey PRIMARY KEY (id)
  constraint question_topic CHECK ((topic = ANY (ARRAY['daily'::text, 'values'::text, 'love'::text, 'travel'::text, 'food'::text, 'family'::text, 'dreams'::text, 'humour'::text, 'languages'::text])))

table question_ask
  id bigint not null generated always as identity
  asker_id bigint not null
  asked_id bigint not null
  question_id integer
  content text
  asked_at timestamp with time zone not null default now()
  choice smallint
  answer text
  answered_at timestamp with time zone
  constraint question_ask_answered CHECK (((answered_at IS NULL) = (answer IS NULL)))
  constraint question_ask_asked_id_fkey FOREIGN KEY (asked_id) REFERENCES account(id)
  constraint question_ask_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES account(id)
  constraint question_ask_one CHECK (((question_id IS NULL) <> (content IS NULL)))
  constraint question_ask_other CHECK ((asker_id <> asked_id))
  constraint question_ask_pkey PRIMARY KEY (id)
  constraint question_ask_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id)
  CREATE INDEX question_ask_asker ON public.question_ask USING btree (asker_id)
  CREATE INDEX question_ask_open ON public.question_ask USING btree (asked_id, id DESC) WHERE (answered_at IS NULL)

table question_text
  question_id integer not null
  language text not null
  text text not null
  choices text[] not null default '{}'::text[]
  constraint question_text_pkey PRIMARY KEY (question_id, language)
  constraint question_text_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(id) ON DELETE CASCADE

table realtime_node
  node_id uuid not null
  seen_at timestamp with time zone not null
  role text
  version text
  started_at timestamp with time zone
  constraint realtime_node_pkey PRIMARY KEY (node_id)

table refused_birthday
  key_hash bytea not null
  birthday date not null
  is_cleared boolean not null default false
  until date not null
  constraint refused_birthday_pkey PRIMARY KEY (key_hash)
  CREATE INDEX refused_birthday_until ON public.refused_birthday USING btree (until)

table registration_attempt
  id bigint not null generated always as identity
  address_hash bytea not null
  tried_at timestamp with time zone not null default now()
  constraint registration_attempt_pkey PRIMARY KEY (id)
  CREATE INDEX registration_attempt_address ON public.registration_attempt USING btree (address_hash, tried_at)
  CREATE INDEX registration_attempt_tried_at ON public.registration_attempt USING btree (tried_at)

table relationship
  member_id bigint not null
  other_id bigint not null
  kind text not null
  created_at timestamp with time zone not null default now()
  id bigint not null generated always as identity
  is_pinned boolean not null default false
  constraint relationship_kind CHECK ((kind = ANY (ARRAY['friend'::text, 'block'::text])))
  constraint relationship_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint relationship_not_self CHECK ((member_id <> other_id))
  constraint relationship_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(id) ON DELETE CASCADE
  constraint relationship_pinned CHECK (((kind = 'friend'::text) OR (NOT is_pinned)))
  constraint relationship_pkey PRIMARY KEY (member_id, other_id, kind)
  CREATE INDEX relationship_listed ON public.relationship USING btree (member_id, kind, is_pinned DESC, id DESC)
  CREATE INDEX relationship_other ON public.relationship USING btree (other_id, kind)

table removed_picture
  upload_id bigint not null
  perceptual_hash bit(64) not null
  hash_bands integer[] not null
  removed_for text not null
  removed_at timestamp with time zone not null default now()
  constraint removed_picture_pkey PRIMARY KEY (upload_id)
  CREATE INDEX removed_picture_bands ON public.removed_picture USING gin (hash_bands)

table review_decision
  upload_id bigint not null
  owner_id bigint not null
  staff_id bigint not null
  removed_for text
  before jsonb not null
  decided_at timestamp with time zone not null default now()
  constraint review_decision_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint review_decision_pkey PRIMARY KEY (upload_id)
  constraint review_decision_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES account(id) ON DELETE CASCADE
  constraint review_decision_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE
  CREATE INDEX review_decision_due ON public.review_decision USING btree (decided_at)

table reviewer_agreement
  staff_id bigint not null
  kind text not null
  decided integer not null
  compared integer not null
  changed integer not null
  counted_at timestamp with time zone not null default now()
  constraint reviewer_agreement_counts CHECK ((((changed >= 0) AND (changed <= compared)) AND (decided >= 0)))
  constraint reviewer_agreement_kind CHECK ((kind = ANY (ARRAY['photos'::text, 'complaints'::text])))
  constraint reviewer_agreement_pkey PRIMARY KEY (staff_id, kind)
  constraint reviewer_agreement_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES account(id)

table sanction
  id bigint not null generated always as identity
  member_id bigint not null
  kind text not null
  complaint_id bigint
  staff_id bigint
  begun_at timestamp with time zone not null default now()
  until timestamp with time zone
  ended_at timestamp with time zone
  carried_from bigint
  warned_at timestamp with time zone
  constraint sanction_carried_from FOREIGN KEY (carried_from) REFERENCES sanction(id) ON DELETE SET NULL
  constraint sanction_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaint(id) ON DELETE SET NULL
  constraint sanction_kind CHECK ((kind = ANY (ARRAY['warn'::text, 'suspend'::text, 'ban'::text])))
  constraint sanction_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint sanction_pkey PRIMARY KEY (id)
  constraint sanction_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES account(id) ON DELETE SET NULL
  constraint sanction_until CHECK (((kind = 'suspend'::text) = (until IS NOT NULL)))
  CREATE INDEX sanction_carried_from ON public.sanction USING btree (carried_from) WHERE (carried_from IS NOT NULL)
  CREATE INDEX sanction_due ON public.sanction USING btree (until) WHERE ((kind = 'suspend'::text) AND (ended_at IS NULL))
  CREATE INDEX sanction_member ON public.sanction USING btree (member_id, id DESC)

table saved_address
  member_id bigint not null
  address bytea not null
  constraint saved_address_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint saved_address_pkey PRIMARY KEY (member_id)

table saved_search
  id bigint not null generated always as identity
  member_id bigint not null
  name text not null
  q text not null
  filters jsonb not null
  place text
  notified_no bigint not null
  new_count integer not null default 0
  created_at timestamp with time zone not null default now()
  constraint saved_search_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint saved_search_name UNIQUE (member_id, name)
  constraint saved_search_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
  constraint saved_search_pkey PRIMARY KEY (id)
  CREATE INDEX saved_search_list ON public.saved_search USING btree (member_id, id DESC)

table saved_view
  id bigint not null generated always as identity
  member_id bigint not null
  page text not null
  name text not null
  query text not null
  is_default boolean not null
  created_at timestamp with time zone not null default now()
  constraint saved_view_lengths CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 40)) AND ((char_length(query) >= 1) AND (char_length(query) <= 300))))
  constraint saved_view_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id)
  constraint saved_view_name UNIQUE (member_id, page, name)
  constraint saved_view_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX saved_view_default ON public.saved_view USING btree (member_id, page) WHERE is_default

table search_entry
  member_id bigint not null
  constraint search_entry_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint search_entry_pkey PRIMARY KEY (member_id)

table search_variant
  variant text collate "C" not null
  word text collate "C" not null
  constraint search_variant_pkey PRIMARY KEY (variant, word)
  CREATE INDEX search_variant_word ON public.search_variant USING btree (word)

table search_word
  word text collate "C" not null
  member_id bigint not null
  constraint search_word_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint search_word_pkey PRIMARY KEY (word, member_id)
  CREATE INDEX search_word_member ON public.search_word USING btree (member_id)

table selfie_check
  id bigint not null generated always as identity
  member_id bigint not null
  sign text not null
  state text not null default 'open'::text
  drawn_at timestamp with time zone not null default now()
  open_until timestamp with time zone not null
  upload_id bigint
  sent_at timestamp with time zone
  decided_at timestamp with time zone
  decided_by bigint
  reason text
  constraint selfie_check_decided CHECK (((state = ANY (ARRAY['approved'::text, 'refused'::text])) = (decided_at IS NOT NULL)))
  constraint selfie_check_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id) ON DELETE SET NULL
  constraint selfie_check_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint selfie_check_pkey PRIMARY KEY (id)
  constraint selfie_check_reason CHECK (((state = 'refused'::text) = (reason IS NOT NULL)))
  constraint selfie_check_sent CHECK (((state = 'open'::text) = (sent_at IS NULL)))
  constraint selfie_check_state CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'approved'::text, 'refused'::text])))
  constraint selfie_check_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE SET NULL
  CREATE INDEX selfie_check_member ON public.selfie_check USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX selfie_check_open ON public.selfie_check USING btree (member_id) WHERE (state = 'open'::text)
  CREATE INDEX selfie_check_queue ON public.selfie_check USING btree (sent_at, id) WHERE (state = 'waiting'::text)
  CREATE UNIQUE INDEX selfie_check_waiting ON public.selfie_check USING btree (member_id) WHERE (state = 'waiting'::text)

table session
  id bigint not null generated always as identity
  account_id bigint not null
  access_hash bytea not null
  access_until timestamp with time zone not null
  refresh_until timestamp with time zone not null
  previous_hash bytea
  rotated_at timestamp with time zone
  client_hash bytea
  is_app boolean not null default false
  created_at timestamp with time zone not null default now()
  seen_at timestamp with time zone not null default now()
  device text
  country character(2)
  family_hash bytea
  constraint session_access_hash UNIQUE (access_hash)
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint session_pkey PRIMARY KEY (id)
  CREATE INDEX session_account ON public.session USING btree (account_id)
  CREATE UNIQUE INDEX session_family_hash ON public.session USING btree (family_hash) WHERE (family_hash IS NOT NULL)
  CREATE UNIQUE INDEX session_previous_hash ON public.session USING btree (previous_hash) WHERE (previous_hash IS NOT NULL)
  CREATE INDEX session_refresh_until ON public.session USING btree (refresh_until)

table social_login
  provider text not null
  subject text not null
  account_id bigint not null
  linked_at timestamp with time zone not null default now()
  constraint social_login_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint social_login_account_provider_key UNIQUE (account_id, provider)
  constraint social_login_pkey PRIMARY KEY (provider, subject)

table social_login_attempt
  state_hash bytea not null
  provider text not null
  client_hash bytea not null
  account_id bigint
  nonce text
  verifier text
  is_in_app boolean not null
  callback_url text not null
  redirect text
  expires_at timestamp with time zone not null
  constraint social_login_attempt_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint social_login_attempt_pkey PRIMARY KEY (state_hash)
  CREATE INDEX social_login_attempt_expires_at ON public.social_login_attempt USING btree (expires_at)

table social_login_ticket
  ticket_hash bytea not null
  provider text not null
  subject text not null
  email text
  client_hash bytea not null
  redirect text
  expires_at timestamp with time zone not null
  tries smallint not null default 0
  used_at timestamp with time zone
  used_hash bytea
  constraint social_login_ticket_pkey PRIMARY KEY (ticket_hash)
  CREATE INDEX social_login_ticket_expires_at ON public.social_login_ticket USING btree (expires_at)

table socket_grant
  hash bytea not null
  channel text not null
  socket_id text not null
  member_id bigint not null
  session_id bigint not null
  expires_at timestamp with time zone not null
  constraint socket_grant_pkey PRIMARY KEY (hash)
  constraint socket_grant_session FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
  CREATE INDEX socket_grant_expires_at ON public.socket_grant USING btree (expires_at)
  CREATE INDEX socket_grant_session ON public.socket_grant USING btree (session_id)

table spending_cap
  member_id bigint not null
  cap bigint
  next_cap bigint
  next_from timestamp with time zone
  constraint spending_cap_next CHECK (((next_from IS NOT NULL) OR (next_cap IS NULL)))
  constraint spending_cap_pkey PRIMARY KEY (member_id)
  constraint spending_cap_positive CHECK (((COALESCE(cap, (1)::bigint) > 0) AND (COALESCE(next_cap, (1)::bigint) > 0)))

table spending_day
  member_id bigint not null
  day date not null
  spent bigint not null
  notified_at timestamp with time zone
  constraint spending_day_pkey PRIMARY KEY (member_id, day)
  constraint spending_day_spent CHECK ((spent >= 0))
  CREATE INDEX spending_day_day ON public.spending_day USING btree (day)

table staff_act
  id bigint not null generated always as identity
  staff_id bigint not null
  act text not null
  subject text not null
  subject_ids bigint[] not null
  detail text not null default ''::text
  at timestamp with time zone not null default now()
  before text
  after text
  constraint staff_act_pkey PRIMARY KEY (id)
  constraint staff_act_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES account(id)
  CREATE INDEX staff_act_act ON public.staff_act USING btree (act text_pattern_ops, id DESC)
  CREATE INDEX staff_act_at ON public.staff_act USING brin (at) WITH (autosummarize='on')
  CREATE INDEX staff_act_staff ON public.staff_act USING btree (staff_id, id DESC)
  CREATE INDEX staff_act_subject ON public.staff_act USING gin (subject_ids)

table staff_factor
  member_id bigint not null
  sealed bytea not null
  confirmed_at timestamp with time zone
  last_step bigint not null default 0
  recovery_hashes bytea[] not null default '{}'::bytea[]
  failures integer not null default 0
  failed_at timestamp with time zone
  constraint staff_factor_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint staff_factor_pkey PRIMARY KEY (member_id)

table staff_role
  member_id bigint not null
  role text not null
  granted_at timestamp with time zone not null default now()
  constraint staff_role_known CHECK ((role = ANY (ARRAY['support'::text, 'moderator'::text, 'translator'::text, 'finance'::text, 'fulfilment'::text, 'admin'::text])))
  constraint staff_role_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint staff_role_pkey PRIMARY KEY (member_id, role)
  CREATE TRIGGER staff_role_account AFTER INSERT OR DELETE ON public.staff_role FOR EACH ROW EXECUTE FUNCTION set_account_is_staff()

table staff_role_request
  id bigint not null generated always as identity
  member_id bigint not null
  roles_before text[] not null
  roles text[] not null
  reason text not null
  asked_by bigint not null
  asked_at timestamp with time zone not null default now()
  state text not null default 'open'::text
  decided_by bigint
  decided_at timestamp with time zone
  detail text
  constraint staff_role_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id)
  constraint staff_role_request_decided CHECK (((state = 'open'::text) = (decided_by IS NULL)))
  constraint staff_role_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id)
  constraint staff_role_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint staff_role_request_pkey PRIMARY KEY (id)
  constraint staff_role_request_second_person CHECK (((state <> 'done'::text) OR ((decided_by <> asked_by) AND (decided_by <> member_id))))
  constraint staff_role_request_state CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text])))
  CREATE INDEX staff_role_request_asked ON public.staff_role_request USING btree (asked_by)
  CREATE INDEX staff_role_request_decided_by ON public.staff_role_request USING btree (decided_by)
  CREATE INDEX staff_role_request_member ON public.staff_role_request USING btree (member_id)
  CREATE UNIQUE INDEX staff_role_request_open ON public.staff_role_request USING btree (member_id) WHERE (state = 'open'::text)

table staff_session
  session_id bigint not null
  member_id bigint not null
  opened_at timestamp with time zone not null default now()
  seen_at timestamp with time zone not null default now()
  constraint staff_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint staff_session_pkey PRIMARY KEY (session_id)
  constraint staff_session_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
  CREATE INDEX staff_session_member ON public.staff_session USING btree (member_id)

table support_message
  id bigint not null generated always as identity
  ticket_id bigint not null
  kind text not null
  client_id text not null
  author_id bigint
  content text not null
  created_at timestamp with time zone not null default now()
  by_mail boolean not null default false
  left_out smallint not null default 0
  original text
  constraint support_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id)
  constraint support_message_content_check CHECK ((content <> ''::text))
  constraint support_message_kind_check CHECK ((kind = ANY (ARRAY['answer'::text, 'note'::text, 'reply'::text])))
  constraint support_message_pkey PRIMARY KEY (id)
  constraint support_message_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(id) ON DELETE CASCADE
  CREATE INDEX support_message_author ON public.support_message USING btree (author_id) WHERE (author_id IS NOT NULL)
  CREATE UNIQUE INDEX support_message_once ON public.support_message USING btree (ticket_id, client_id)
  CREATE INDEX support_message_ticket ON public.support_message USING btree (ticket_id, id)

table support_template
  id bigint not null generated always as identity
  key text not null
  category text not null
  constraint support_template_key_key UNIQUE (key)
  constraint support_template_pkey PRIMARY KEY (id)

table support_template_text
  template_id bigint not null
  language text not null
  title text not null
  content text not null
  constraint support_template_text_content_check CHECK ((content <> ''::text))
  constraint support_template_text_pkey PRIMARY KEY (template_id, language)
  constraint support_template_text_template_id_fkey FOREIGN KEY (template_id) REFERENCES support_template(id) ON DELETE CASCADE
  constraint support_template_text_title_check CHECK ((title <> ''::text))

table support_ticket
  id bigint not null generated always as identity
  category text not null
  account_id bigint
  name text not null
  email text not null
  language text not null
  content text not null
  status text not null default 'open'::text
  created_at timestamp with time zone not null default now()
  assigned_to bigint
  first_answered_at timestamp with time zone
  solved_at timestamp with time zone
  changed_at timestamp with time zone not null default now()
  waiting_since timestamp with time zone not null default now()
  merged_into bigint
  priority text not null default 'normal'::text
  due_at timestamp with time zone not null default (now() + '08:00:00'::interval)
  constraint support_ticket_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint support_ticket_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES account(id)
  constraint support_ticket_merged CHECK (((merged_into IS NULL) OR ((merged_into <> id) AND (status = 'solved'::text))))
  constraint support_ticket_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES support_ticket(id) ON DELETE CASCADE
  constraint support_ticket_pkey PRIMARY KEY (id)
  constraint support_ticket_priority CHECK ((priority = ANY (ARRAY['urgent'::text, 'high'::text, 'normal'::text, 'low'::text]))) NOT VALID
  constraint support_ticket_status CHECK ((status = ANY (ARRAY['open'::text, 'waiting'::text, 'solved'::text])))
  CREATE INDEX support_ticket_account ON public.support_ticket USING btree (account_id, id) WHERE (account_id IS NOT NULL)
  CREATE INDEX support_ticket_assigned ON public.support_ticket USING btree (assigned_to) WHERE (assigned_to IS NOT NULL)
  CREATE INDEX support_ticket_due ON public.support_ticket USING btree (due_at, id) WHERE (status = 'open'::text)
  CREATE INDEX support_ticket_email ON public.support_ticket USING btree (email) WHERE (account_id IS NULL)
  CREATE INDEX support_ticket_merged_into ON public.support_ticket USING btree (merged_into) WHERE (merged_into IS NOT NULL)
  CREATE INDEX support_ticket_open ON public.support_ticket USING btree (id) WHERE (status = 'open'::text)
  CREATE INDEX support_ticket_queue ON public.support_ticket USING btree (status, id)

table switch_state
  name text not null
  is_on boolean not null
  audience text not null default 'all'::text
  percent smallint not null default 100
  audience_values text[] not null default '{}'::text[]
  texts jsonb not null default '[]'::jsonb
  until timestamp with time zone
  reason text not null
  changed_by bigint
  changed_at timestamp with time zone not null default clock_timestamp()
  constraint switch_state_audience CHECK ((audience = ANY (ARRAY['all'::text, 'percent'::text, 'roles'::text, 'members'::text, 'countries'::text])))
  constraint switch_state_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id) ON DELETE SET NULL
  constraint switch_state_percent CHECK (((percent >= 0) AND (percent <= 100)))
  constraint switch_state_pkey PRIMARY KEY (name)
  constraint switch_state_reason CHECK (((char_length(reason) >= 5) AND (char_length(reason) <= 500)))

table thread
  id bigint not null generated always as identity
  low_id bigint not null
  high_id bigint not null
  opened_by bigint not null
  last_seq integer not null default 0
  is_answered boolean not null default false
  unanswered_count smallint not null default 0
  created_at timestamp with time zone not null default now()
  constraint thread_high_id_fkey FOREIGN KEY (high_id) REFERENCES account(id) ON DELETE CASCADE
  constraint thread_low_id_fkey FOREIGN KEY (low_id) REFERENCES account(id) ON DELETE CASCADE
  constraint thread_order CHECK ((low_id < high_id))
  constraint thread_pair UNIQUE (low_id, high_id)
  constraint thread_pkey PRIMARY KEY (id)

table thread_member
  member_id bigint not null
  thread_id bigint not null
  other_id bigint not null
  read_seq integer not null default 0
  delivered_seq integer not null default 0
  unread integer not null default 0
  last_message_id bigint not null default 0
  is_pinned boolean not null default false
  is_request boolean not null default false
  visible_read_seq integer not null default 0
  cleared_seq integer not null default 0
  your_turn boolean not null default false
  engine smallint
  is_muted boolean not null default false
  constraint thread_member_engine CHECK (((engine >= 0) AND (engine <= 2)))
  constraint thread_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint thread_member_pkey PRIMARY KEY (member_id, thread_id)
  constraint thread_member_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES thread(id) ON DELETE CASCADE
  constraint thread_member_unread CHECK ((unread >= 0))
  CREATE INDEX thread_member_list ON public.thread_member USING btree (member_id, is_pinned DESC, last_message_id DESC)
  CREATE UNIQUE INDEX thread_member_other ON public.thread_member USING btree (member_id, other_id)
  CREATE INDEX thread_member_unread ON public.thread_member USING btree (member_id) WHERE (unread > 0)
  CREATE TRIGGER thread_member_read AFTER UPDATE OF read_seq ON public.thread_member FOR EACH ROW WHEN ((new.read_seq < old.read_seq)) EXECUTE FUNCTION check_thread_member_read()

table transcript
  upload_id bigint not null
  owner_id bigint not null
  language text
  content text not null
  made_at timestamp with time zone not null default now()
  constraint transcript_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint transcript_pkey PRIMARY KEY (upload_id)
  constraint transcript_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE
  CREATE INDEX transcript_owner ON public.transcript USING btree (owner_id)

table transcript_claim
  upload_id bigint not null
  holder uuid not null
  leased_until timestamp with time zone not null
  constraint transcript_claim_pkey PRIMARY KEY (upload_id)
  constraint transcript_claim_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE

table translation_cache
  digest bytea not null
  sealed bytea not null
  used_at timestamp with time zone not null default now()
  constraint translation_cache_pkey PRIMARY KEY (digest)
  CREATE INDEX translation_cache_used ON public.translation_cache USING btree (used_at)

table translation_order
  id bigint not null generated always as identity
  message_id bigint
  payer_id bigint
  other_id bigint
  progress_id bigint
  source text not null
  target text not null
  words integer not null
  characters integer not null
  price bigint not null
  transfer_id bigint
  state text not null default 'waiting'::text
  ordered_at timestamp with time zone not null default now()
  due_at timestamp with time zone not null
  translator_id bigint
  taken_at timestamp with time zone
  touched_at timestamp with time zone
  redacted text
  originals text[]
  kinds text[]
  draft text not null default ''::text
  drafted_by bigint
  delivered_at timestamp with time zone
  delivered_hash bytea
  refunded_at timestamp with time zone
  refund text
  mark smallint
  mark_reason text
  marked_at timestamp with time zone
  constraint translation_order_delivered CHECK (((state <> 'done'::text) OR (delivered_at IS NOT NULL)))
  constraint translation_order_done CHECK (((state <> ALL (ARRAY['waiting'::text, 'taken'::text])) OR (delivered_at IS NULL)))
  constraint translation_order_drafted_by_fkey FOREIGN KEY (drafted_by) REFERENCES account(id) ON DELETE SET NULL
  constraint translation_order_mark CHECK (((mark >= 1) AND (mark <= 5)))
  constraint translation_order_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE SET NULL
  constraint translation_order_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(id) ON DELETE SET NULL
  constraint translation_order_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES account(id) ON DELETE SET NULL
  constraint translation_order_pkey PRIMARY KEY (id)
  constraint translation_order_price CHECK ((price > 0))
  constraint translation_order_reason CHECK ((refund = ANY (ARRAY['late'::text, 'gone'::text, 'unreadable'::text, 'abusive'::text, 'complaint'::text])))
  constraint translation_order_refund CHECK ((((state = 'refunded'::text) = (refunded_at IS NOT NULL)) AND ((refunded_at IS NULL) = (refund IS NULL))))
  constraint translation_order_state CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'done'::text, 'refunded'::text])))
  constraint translation_order_taken CHECK (((state <> 'waiting'::text) OR (translator_id IS NULL)))
  constraint translation_order_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id)
  constraint translation_order_translator_id_fkey FOREIGN KEY (translator_id) REFERENCES account(id) ON DELETE SET NULL
  CREATE UNIQUE INDEX translation_order_in_hand ON public.translation_order USING btree (translator_id) WHERE (state = 'taken'::text)
  CREATE INDEX translation_order_message ON public.translation_order USING btree (message_id, id DESC)
  CREATE UNIQUE INDEX translation_order_once ON public.translation_order USING btree (message_id) WHERE (state <> 'refunded'::text)
  CREATE INDEX translation_order_payer ON public.translation_order USING btree (payer_id, id DESC)
  CREATE INDEX translation_order_queue ON public.translation_order USING btree (due_at, id) WHERE (state = ANY (ARRAY['waiting'::text, 'taken'::text]))
  CREATE INDEX translation_order_translator ON public.translation_order USING btree (translator_id) WHERE (state = ANY (ARRAY['done'::text, 'refunded'::text]))

table translation_quote
  member_id bigint not null
  message_id bigint not null
  source text not null
  target text not null
  words integer not null
  characters integer not null
  price bigint not null
  until timestamp with time zone not null
  constraint translation_quote_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint translation_quote_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE
  constraint translation_quote_pkey PRIMARY KEY (member_id, message_id)
  constraint translation_quote_price CHECK ((price > 0))
  CREATE INDEX translation_quote_until ON public.translation_quote USING btree (until)

table translation_return
  order_id bigint not null
  member_id bigint not null
  reason text not null
  note text not null
  at timestamp with time zone not null default now()
  constraint translation_return_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint translation_return_order_id_fkey FOREIGN KEY (order_id) REFERENCES translation_order(id) ON DELETE CASCADE
  constraint translation_return_pkey PRIMARY KEY (order_id, member_id)
  constraint translation_return_reason CHECK ((reason = ANY (ARRAY['colleague'::text, 'unreadable'::text, 'abusive'::text])))
  CREATE INDEX translation_return_member ON public.translation_return USING btree (member_id)

table translation_term
  id bigint not null generated always as identity
  source text not null
  target text not null
  term text not null
  translation text not null
  note text not null default ''::text
  changed_at timestamp with time zone not null default now()
  constraint translation_term_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX translation_term_once ON public.translation_term USING btree (source, target, lower(term))

table translator_pair
  member_id bigint not null
  source text not null
  target text not null
  granted_at timestamp with time zone not null default now()
  constraint translator_pair_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint translator_pair_pkey PRIMARY KEY (member_id, source, target)
  CREATE INDEX translator_pair_languages ON public.translator_pair USING btree (source, target)

table travel_day
  request_id bigint not null
  position smallint not null
  day date not null
  title text not null
  details text not null
  constraint travel_day_pkey PRIMARY KEY (request_id, "position")
  constraint travel_day_request_id_fkey FOREIGN KEY (request_id) REFERENCES travel_request(id) ON DELETE CASCADE

table travel_message
  id bigint not null generated always as identity
  request_id bigint not null
  by_desk boolean not null
  author_id bigint
  client_id text not null
  content text not null
  created_at timestamp with time zone not null default now()
  constraint travel_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
  constraint travel_message_pkey PRIMARY KEY (id)
  constraint travel_message_request_id_client_id_key UNIQUE (request_id, client_id)
  constraint travel_message_request_id_fkey FOREIGN KEY (request_id) REFERENCES travel_request(id) ON DELETE CASCADE
  CREATE INDEX travel_message_author ON public.travel_message USING btree (author_id) WHERE (author_id IS NOT NULL)
  CREATE INDEX travel_message_of ON public.travel_message USING btree (request_id, id)

table travel_request
  id bigint not null generated always as identity
  member_id bigint
  state text not null default 'draft'::text
  name text not null default ''::text
  email text not null default ''::text
  destination text not null default ''::text
  companion_id bigint
  consent text not null default 'none'::text
  answer_until timestamp with time zone
  has_visa boolean not null default false
  needs_ticket boolean not null default false
  needs_hotel boolean not null default false
  needs_car boolean not null default false
  needs_translator boolean not null default false
  notes text not null default ''::text
  order_id bigint
  refunded_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  moved_at timestamp with time zone not null default now()
  waits_since timestamp with time zone
  constraint travel_request_agreed CHECK (((state <> ALL (ARRAY['in_progress'::text, 'arranged'::text, 'closed'::text])) OR (consent = 'accepted'::text)))
  constraint travel_request_companion CHECK (((companion_id IS DISTINCT FROM member_id) OR (member_id IS NULL)))
  constraint travel_request_companion_id_fkey FOREIGN KEY (companion_id) REFERENCES account(id) ON DELETE SET NULL
  constraint travel_request_consent CHECK ((consent = ANY (ARRAY['none'::text, 'asked'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])))
  constraint travel_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE SET NULL
  constraint travel_request_paid CHECK (((state = 'draft'::text) = (order_id IS NULL)))
  constraint travel_request_pkey PRIMARY KEY (id)
  constraint travel_request_refunded CHECK (((refunded_at IS NULL) OR (state = 'cancelled'::text)))
  constraint travel_request_state CHECK ((state = ANY (ARRAY['draft'::text, 'paid'::text, 'in_progress'::text, 'arranged'::text, 'closed'::text, 'cancelled'::text])))
  CREATE INDEX travel_request_companion_of ON public.travel_request USING btree (companion_id, id DESC) WHERE (companion_id IS NOT NULL)
  CREATE INDEX travel_request_member ON public.travel_request USING btree (member_id, id DESC)
  CREATE UNIQUE INDEX travel_request_open ON public.travel_request USING btree (member_id) WHERE (state = ANY (ARRAY['draft'::text, 'paid'::text, 'in_progress'::text, 'arranged'::text]))
  CREATE UNIQUE INDEX travel_request_order ON public.travel_request USING btree (order_id) WHERE (order_id IS NOT NULL)
  CREATE INDEX travel_request_queue ON public.travel_request USING btree (state, moved_at) WHERE (state = ANY (ARRAY['paid'::text, 'in_progress'::text, 'arranged'::text]))
  CREATE INDEX travel_request_waits ON public.travel_request USING btree (waits_since) WHERE (waits_since IS NOT NULL)
  CREATE TRIGGER travel_request_change BEFORE INSERT OR UPDATE ON public.travel_request FOR EACH ROW EXECUTE FUNCTION check_travel_request_change()
  CREATE TRIGGER travel_request_step AFTER INSERT OR UPDATE ON public.travel_request FOR EACH ROW EXECUTE FUNCTION write_travel_step()

table travel_step
  request_id bigint not null
  state text not null
  at timestamp with time zone not null default now()
  constraint travel_step_pkey PRIMARY KEY (request_id, state)
  constraint travel_step_request_id_fkey FOREIGN KEY (request_id) REFERENCES travel_request(id) ON DELETE CASCADE

table trial
  person_key bytea not null
  account_id bigint not null
  claimed_at timestamp with time zone not null default now()
  constraint trial_pkey PRIMARY KEY (person_key)

table trial_present
  partner_id bigint not null
  month date not null
  given integer not null
  constraint trial_present_month CHECK ((EXTRACT(day FROM month) = (1)::numeric))
  constraint trial_present_pkey PRIMARY KEY (partner_id, month)

table upload
  id bigint not null generated always as identity
  owner_id bigint not null
  kind text not null
  name text not null
  width integer
  height integer
  bytes bigint not null
  created_at timestamp with time zone not null default now()
  used_at timestamp with time zone
  state text not null default 'ready'::text
  seconds real
  waveform smallint[]
  blob text
  renditions text[] not null default '{}'::text[]
  caption text not null default ''::text
  alt text not null default ''::text
  folder text
  album_no bigint
  price bigint
  review text not null default 'none'::text
  review_since timestamp with time zone
  signals text[] not null default '{}'::text[]
  examined_at timestamp with time zone
  perceptual_hash bit(64)
  hash_bands integer[] not null default '{}'::integer[]
  progress_id bigint
  uses integer not null default 0
  worked_until timestamp with time zone
  attempts smallint not null default 0
  deleted_at timestamp with time zone
  removed_for text
  held_until timestamp with time zone
  sent_to bigint
  locked boolean not null generated always as (((price IS NOT NULL) OR (review = 'removed'::text) OR (deleted_at IS NOT NULL) OR (NOT (folder IS DISTINCT FROM 'private'::text)) OR (sent_to IS NOT NULL)))
  is_posted boolean not null default false
  for_friends boolean not null default false
  hidden_at timestamp with time zone
  text_examined_at timestamp with time zone
  captions_language text
  frames_failed_at timestamp with time zone
  constraint upload_folder CHECK ((folder = ANY (ARRAY['public'::text, 'private'::text, 'secret'::text])))
  constraint upload_folder_no CHECK (((folder IS NULL) = (album_no IS NULL)))
  constraint upload_kind CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text])))
  constraint upload_name UNIQUE (name)
  constraint upload_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint upload_pkey PRIMARY KEY (id)
  constraint upload_price CHECK (((price >= 1) AND (price <= 100000)))
  constraint upload_removed_for CHECK (((removed_for IS NULL) OR (review = 'removed'::text)))
  constraint upload_review CHECK ((review = ANY (ARRAY['none'::text, 'waiting'::text, 'approved'::text, 'removed'::text])))
  constraint upload_secret_price CHECK (((folder IS DISTINCT FROM 'secret'::text) OR (price IS NOT NULL)))
  constraint upload_sent_not_album CHECK (((sent_to IS NULL) OR (folder IS NULL) OR (folder = 'secret'::text)))
  constraint upload_state CHECK ((state = ANY (ARRAY['receiving'::text, 'working'::text, 'ready'::text, 'failed'::text])))
  constraint upload_waiting CHECK (((review <> 'waiting'::text) OR (review_since IS NOT NULL)))
  CREATE INDEX upload_album ON public.upload USING btree (owner_id, folder, album_no DESC) WHERE (folder IS NOT NULL)
  CREATE INDEX upload_hash_bands ON public.upload USING gin (hash_bands)
  CREATE INDEX upload_owner ON public.upload USING btree (owner_id, id DESC)
  CREATE INDEX upload_review_queue ON public.upload USING btree (review_since, id) WHERE (review_since IS NOT NULL)
  CREATE INDEX upload_unexamined ON public.upload USING btree (id) WHERE ((review_since IS NOT NULL) AND (examined_at IS NULL))
  CREATE INDEX upload_unused ON public.upload USING btree (created_at) WHERE (used_at IS NULL)
  CREATE INDEX upload_without_frames ON public.upload USING btree (((review_since IS NULL)), id DESC) WHERE ((kind = 'video'::text) AND (state = 'ready'::text) AND (NOT (renditions @> '{frames}'::text[])) AND (frames_failed_at IS NULL) AND (deleted_at IS NULL))
  CREATE INDEX upload_working ON public.upload USING btree (id) WHERE (state = 'working'::text)
  CREATE TRIGGER delete_transcript AFTER UPDATE OF deleted_at ON public.upload FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION delete_transcript()

table upload_resumable
  token text not null
  owner_id bigint not null
  length bigint not null
  arrived bigint not null default 0
  parts integer not null default 0
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  writer text
  writer_until timestamp with time zone
  upload_id bigint
  constraint upload_resumable_length CHECK (((length > 0) AND ((arrived >= 0) AND (arrived <= length))))
  constraint upload_resumable_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint upload_resumable_pkey PRIMARY KEY (token)
  constraint upload_resumable_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE SET NULL
  CREATE INDEX upload_resumable_expires ON public.upload_resumable USING btree (expires_at)
  CREATE INDEX upload_resumable_owner ON public.upload_resumable USING btree (owner_id)

table upload_sale
  id bigint not null generated always as identity
  upload_id bigint
  buyer_id bigint
  price bigint not null
  transfer_id bigint
  sold_at timestamp with time zone not null default now()
  refunded_at timestamp with time zone
  constraint upload_sale_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES account(id) ON DELETE SET NULL
  constraint upload_sale_pkey PRIMARY KEY (id)
  constraint upload_sale_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE SET NULL
  CREATE INDEX upload_sale_buyer ON public.upload_sale USING btree (buyer_id, id DESC)
  CREATE UNIQUE INDEX upload_sale_once ON public.upload_sale USING btree (upload_id, buyer_id) WHERE (refunded_at IS NULL)

table upload_usage
  owner_id bigint not null
  day date not null default ((now() AT TIME ZONE 'UTC'::text))::date
  bytes bigint not null default 0
  converted_at timestamp with time zone
  constraint upload_usage_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id) ON DELETE CASCADE
  constraint upload_usage_pkey PRIMARY KEY (owner_id)

table verification_code
  id bigint not null generated always as identity
  purpose text not null
  address_hash bytea not null
  account_id bigint
  code_hash bytea
  tries smallint not null default 0
  sent_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  used_at timestamp with time zone
  asker_hash bytea
  browser_hash bytea
  used_for bytea
  constraint verification_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint verification_code_pkey PRIMARY KEY (id)
  CREATE INDEX verification_code_address ON public.verification_code USING btree (address_hash, sent_at DESC)
  CREATE INDEX verification_code_expires_at ON public.verification_code USING btree (expires_at)

table vip_grant
  id bigint not null generated always as identity
  cause text not null
  member_id bigint not null
  paid_by bigint
  month numeric(4,2) not null
  vip_from date not null
  vip_until date not null
  vip_before date
  created_at timestamp with time zone not null default now()
  taken_back_at timestamp with time zone
  trial_end_notified_at timestamp with time zone
  days_taken_back integer
  constraint vip_grant_adds CHECK ((vip_until > vip_from))
  constraint vip_grant_cause UNIQUE (cause)
  constraint vip_grant_pack CHECK ((month = ANY (ARRAY[0.25, (1)::numeric, (3)::numeric, (6)::numeric, (12)::numeric, (15)::numeric])))
  constraint vip_grant_pkey PRIMARY KEY (id)
  constraint vip_grant_taken_back CHECK (((taken_back_at IS NULL) = (days_taken_back IS NULL)))
  CREATE INDEX vip_grant_given_trial ON public.vip_grant USING btree (paid_by, id DESC) WHERE ((month = 0.25) AND (cause ~~ 'present:%'::text))
  CREATE INDEX vip_grant_member ON public.vip_grant USING btree (member_id, id DESC)
  CREATE INDEX vip_grant_trial_end ON public.vip_grant USING btree (vip_until) WHERE ((month = 0.25) AND (trial_end_notified_at IS NULL) AND (taken_back_at IS NULL))

table wheel_spin
  id bigint not null generated always as identity
  member_id bigint not null
  day date not null default ((now() AT TIME ZONE 'utc'::text))::date
  prize smallint not null
  gold bigint not null
  spun_at timestamp with time zone not null default now()
  constraint wheel_spin_gold CHECK ((gold =
CASE prize
    WHEN 2 THEN 1000
    WHEN 4 THEN 100
    WHEN 6 THEN 10000
    ELSE 0
END))
  constraint wheel_spin_gold_check CHECK ((gold >= 0))
  constraint wheel_spin_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE CASCADE
  constraint wheel_spin_once_a_day UNIQUE (member_id, day)
  constraint wheel_spin_pkey PRIMARY KEY (id)
  constraint wheel_spin_prize_check CHECK (((prize >= 0) AND (prize <= 7)))
  CREATE INDEX wheel_spin_day ON public.wheel_spin USING btree (day)
  CREATE INDEX wheel_spin_trips ON public.wheel_spin USING btree (id) WHERE (prize = 0)

table wheel_stock
  id smallint not null default 1
  trips integer not null
  constraint wheel_stock_one CHECK ((id = 1))
  constraint wheel_stock_pkey PRIMARY KEY (id)
  constraint wheel_stock_trips CHECK (((trips >= 0) AND (trips <= 100000)))
