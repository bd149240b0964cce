-- Parts of pages that few rows need, as functions: a part of a statement is started and ended with each execution, also
-- where no row needs it, and a function only where it is called. The feature of each part calls it in one place.

-- A gift in a language; the price is included for its sender only.
create function sent_gift(sent bigint, reader bigint, in_language text) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select jsonb_build_object('gift_id', g.id, 'name', n.name,
      'price', case when gs.sender_id = reader then trim_scale(gs.paid / 100.0) end,
      'src', case when g.picture like '%.webp' then '/catalogue/' || g.picture else '/gifts/' || g.picture || '.svg' end)
    from gift_sent gs join gift g on g.id = gs.gift_id join gift_name n on n.gift_id = g.id and n.language = in_language
    where gs.id = sent
  );
end $$;

-- A question in a language, with the answer once there is one.
create function sent_question(ask bigint, in_language text) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select jsonb_build_object('id', asked.ask_id, 'text', asked.text, 'answer', asked.answer)
    from asked_question asked where asked.ask_id = ask and asked.language = in_language
  );
end $$;

-- The beginning of a message that another one quotes; null where the reader has not kept it, or it was recalled.
create function quoted_message(thread bigint, quoted integer, reader bigint) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select jsonb_build_object('seq', q.seq, 'sender', q.sender_id, 'message_type', q.kind,
      'message_content', left(q.content, 120))
    from message q join thread_member own on own.thread_id = q.thread_id and own.member_id = reader
    where q.thread_id = thread and q.seq = quoted and q.recalled_at is null and q.seq > own.cleared_seq
      and not case when q.sender_id = own.member_id then q.deleted_by_sender else q.deleted_by_receiver end
  );
end $$;

-- Reactions to a message, each once with its number.
create function message_reactions(thread bigint, message_seq integer, reader bigint) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('emoji', r.emoji, 'mine', r.mine, 'count', r.count) order by r.emoji), '[]')
    from (
      select emoji, bool_or(member_id = reader) as mine, count(*) as count from message_reaction
      where thread_id = thread and seq = message_seq group by emoji
    ) r
  );
end $$;

-- The shown translation of a message: a person's before a machine's, and the machine's while a person is at work.
create function shown_translation(translated bigint) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select jsonb_build_object('kind', best.kind, 'state', best.state, 'engine', best.engine, 'from', best.source,
      'to', best.target, 'text', coalesce(nullif(best.content, ''), (
        select machine.content from message_translation machine
        where machine.message_id = best.message_id and machine.kind = 'machine'
      ), ''))
    from message_translation best where best.message_id = translated order by best.state = 'failed', best.kind limit 1
  );
end $$;

-- Whether the reader has bought a file and was not refunded.
create function has_bought_upload(file bigint, reader bigint) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (select from upload_sale s where s.upload_id = file and s.buyer_id = reader and s.refunded_at is null);
end $$;

-- Whether anybody has.
create function is_upload_sold(file bigint) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (select from upload_sale s where s.upload_id = file and s.refunded_at is null);
end $$;
