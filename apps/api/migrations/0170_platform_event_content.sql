-- Events keep the ids of messages; a replay reads the messages again (docs/decisions/0037-events-and-replies-keep-ids.md).
update member_event set payload = jsonb_set(payload, '{message}', jsonb_build_object('id', payload #> '{message,id}'))
where name in ('message.sent', 'message.changed') and payload -> 'message' ? 'seq';

update member_event set payload = jsonb_set(payload, '{summary}', jsonb_build_object('id', payload #> '{summary,id}'))
where name = 'message.deleted' and payload -> 'summary' ? 'seq';
