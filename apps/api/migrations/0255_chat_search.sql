-- Messages of one kind in a conversation, newest first. Texts, which are most of them, are read by their number.
create index message_kinds on message (thread_id, kind, seq desc) where kind <> 'text';
