import { statement } from '../../platform/db/statement.ts';

/**
 * The request stays for its payment; who asked, what they wrote, the plan and the messages go. Open requests were
 * ended, and their fees returned, by `travel.end-requests` after the account was closed.
 */
export const eraseRequests = statement<{ member_id: number }>(
  'erase_travel_requests',
  `with own as (select id from travel_request where member_id = :member_id),
     messages as (delete from travel_message where request_id in (select id from own)),
     days as (delete from travel_day where request_id in (select id from own)),
     drafts as (delete from travel_request where member_id = :member_id and state = 'draft')
   update travel_request set
     name = case when member_id = :member_id then '' else name end,
     email = case when member_id = :member_id then '' else email end,
     destination = case when member_id = :member_id then '' else destination end,
     notes = case when member_id = :member_id then '' else notes end,
     member_id = nullif(member_id, :member_id), companion_id = nullif(companion_id, :member_id)
   where companion_id = :member_id or member_id = :member_id and state <> 'draft'`,
);

/** Messages of the own requests, whose files go with them. */
export const ownMessages = statement<{ member_id: number }, { id: number }>(
  'own_travel_messages',
  `select m.id from travel_message m join travel_request r on r.id = m.request_id where r.member_id = :member_id`,
);

/** Staff whose account is deleted leave their messages without a name. */
export const eraseMessageAuthor = statement<{ member_id: number }>(
  'erase_travel_message_author',
  'update travel_message set author_id = null where author_id = :member_id',
);

export const requestsToExport = statement<{ member_id: number }>(
  'own_travel_requests',
  `select r.id, r.state, r.consent, r.name, r.email, r.destination, r.has_visa, r.needs_ticket, r.needs_hotel, r.needs_car,
     r.needs_translator, r.notes, r.created_at, r.refunded_at,
     (select jsonb_agg(jsonb_build_object('day', d.day, 'title', d.title, 'details', d.details) order by d.position)
      from travel_day d where d.request_id = r.id) as days,
     (select jsonb_agg(jsonb_build_object('by_desk', m.by_desk, 'content', m.content, 'at', m.created_at) order by m.id)
      from travel_message m where m.request_id = r.id) as messages
   from travel_request r where r.member_id = :member_id order by r.id`,
);

export const invitationsToExport = statement<{ member_id: number }>(
  'own_travel_invitations',
  "select id, state, consent, destination, created_at from travel_request where companion_id = :member_id and state <> 'draft' order by id",
);
