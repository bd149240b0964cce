-- Names of the vocabulary (docs/glossary.md) for tables, columns, constraints, indexes, sequences, functions and values.
-- Renames take effect at once for every connection, so processes of the earlier release fail until they are replaced.
-- This is an exception from "expand, then contract" and needs a maintenance stop: docs/decisions/0030-vocabulary-by-migration.md.

alter table tie rename to relationship;
alter table relationship rename column is_top to is_pinned;
alter table relationship rename constraint tie_created_at_not_null to relationship_created_at_not_null;
alter table relationship rename constraint tie_id_not_null to relationship_id_not_null;
alter table relationship rename constraint tie_is_top_not_null to relationship_is_pinned_not_null;
alter table relationship rename constraint tie_kind to relationship_kind;
alter table relationship rename constraint tie_kind_not_null to relationship_kind_not_null;
alter table relationship rename constraint tie_member_id_fkey to relationship_member_id_fkey;
alter table relationship rename constraint tie_member_id_not_null to relationship_member_id_not_null;
alter table relationship rename constraint tie_not_self to relationship_not_self;
alter table relationship rename constraint tie_other_id_fkey to relationship_other_id_fkey;
alter table relationship rename constraint tie_other_id_not_null to relationship_other_id_not_null;
alter table relationship rename constraint tie_pkey to relationship_pkey;
alter table relationship rename constraint tie_top to relationship_pinned;
alter index tie_listed rename to relationship_listed;
alter index tie_other rename to relationship_other;
alter sequence tie_id_seq rename to relationship_id_seq;

alter table notice rename to notification;
alter table notification rename column place to position;
alter table notification rename column thing to subject;
alter table notification rename column told_at to notified_at;
alter table notification rename constraint notice_facts_not_null to notification_facts_not_null;
alter table notification rename constraint notice_id_not_null to notification_id_not_null;
alter table notification rename constraint notice_member_id_fkey to notification_member_id_fkey;
alter table notification rename constraint notice_member_id_not_null to notification_member_id_not_null;
alter table notification rename constraint notice_pkey to notification_pkey;
alter table notification rename constraint notice_place_not_null to notification_position_not_null;
alter table notification rename constraint notice_thing_not_null to notification_subject_not_null;
alter table notification rename constraint notice_told_at_not_null to notification_notified_at_not_null;
alter table notification rename constraint notice_type to notification_type;
alter table notification rename constraint notice_type_not_null to notification_type_not_null;
alter table notification rename constraint notice_what_not_null to notification_what_not_null;
alter index notice_age rename to notification_age;
alter index notice_list rename to notification_list;
alter index notice_open rename to notification_open;
alter sequence notice_id_seq rename to notification_id_seq;

alter table notice_telling rename to notification_source;
alter table notification_source rename column notice_id to notification_id;
alter table notification_source rename column told_at to notified_at;
alter table notification_source rename constraint notice_telling_key_not_null to notification_source_key_not_null;
alter table notification_source rename constraint notice_telling_notice_id_fkey to notification_source_notification_id_fkey;
alter table notification_source rename constraint notice_telling_notice_id_not_null to notification_source_notification_id_not_null;
alter table notification_source rename constraint notice_telling_person_id_fkey to notification_source_person_id_fkey;
alter table notification_source rename constraint notice_telling_pkey to notification_source_pkey;
alter table notification_source rename constraint notice_telling_told_at_not_null to notification_source_notified_at_not_null;
alter index notice_telling_notice rename to notification_source_notification;
alter index notice_telling_person rename to notification_source_person;

alter table notice_pending rename to notification_pending;
alter table notification_pending rename constraint notice_pending_member_id_fkey to notification_pending_member_id_fkey;
alter table notification_pending rename constraint notice_pending_member_id_not_null to notification_pending_member_id_not_null;
alter table notification_pending rename constraint notice_pending_newest_at_not_null to notification_pending_newest_at_not_null;
alter table notification_pending rename constraint notice_pending_pkey to notification_pending_pkey;

alter table notice_state rename to notification_state;
alter table notification_state rename constraint notice_state_member_id_fkey to notification_state_member_id_fkey;
alter table notification_state rename constraint notice_state_member_id_not_null to notification_state_member_id_not_null;
alter table notification_state rename constraint notice_state_pkey to notification_state_pkey;

alter table notice_watermark rename to notification_watermark;
alter table notification_watermark rename constraint notice_watermark_only_one to notification_watermark_only_one;
alter table notification_watermark rename constraint notice_watermark_only_one_not_null to notification_watermark_only_one_not_null;
alter table notification_watermark rename constraint notice_watermark_pkey to notification_watermark_pkey;
alter table notification_watermark rename constraint notice_watermark_seen_until_not_null to notification_watermark_seen_until_not_null;

alter table hot_member rename to popular_member;
alter table popular_member rename column place to position;
alter table popular_member rename constraint hot_member_gender_not_null to popular_member_gender_not_null;
alter table popular_member rename constraint hot_member_member_id_fkey to popular_member_member_id_fkey;
alter table popular_member rename constraint hot_member_member_id_not_null to popular_member_member_id_not_null;
alter table popular_member rename constraint hot_member_pkey to popular_member_pkey;
alter table popular_member rename constraint hot_member_place to popular_member_position;
alter table popular_member rename constraint hot_member_place_not_null to popular_member_position_not_null;
alter index hot_member_gender rename to popular_member_gender;

alter table post_tongue rename to post_language;
alter table post_language rename column tongue to language;
alter table post_language rename constraint post_tongue_audience to post_language_audience;
alter table post_language rename constraint post_tongue_audience_not_null to post_language_audience_not_null;
alter table post_language rename constraint post_tongue_author_id_not_null to post_language_author_id_not_null;
alter table post_language rename constraint post_tongue_gender_not_null to post_language_gender_not_null;
alter table post_language rename constraint post_tongue_pkey to post_language_pkey;
alter table post_language rename constraint post_tongue_post_id_fkey to post_language_post_id_fkey;
alter table post_language rename constraint post_tongue_post_id_not_null to post_language_post_id_not_null;
alter table post_language rename constraint post_tongue_tongue_not_null to post_language_language_not_null;
alter index post_tongue_post rename to post_language_post;
alter index post_tongue_public rename to post_language_public;

alter table gift_share rename to free_gift_usage;
alter table free_gift_usage rename constraint gift_share_day_not_null to free_gift_usage_day_not_null;
alter table free_gift_usage rename constraint gift_share_member_id_fkey to free_gift_usage_member_id_fkey;
alter table free_gift_usage rename constraint gift_share_member_id_not_null to free_gift_usage_member_id_not_null;
alter table free_gift_usage rename constraint gift_share_pkey to free_gift_usage_pkey;
alter table free_gift_usage rename constraint gift_share_used_not_null to free_gift_usage_used_not_null;
alter index gift_share_day rename to free_gift_usage_day;

alter table call_share rename to free_call_minute_usage;
alter table free_call_minute_usage rename constraint call_share_day_not_null to free_call_minute_usage_day_not_null;
alter table free_call_minute_usage rename constraint call_share_member_id_fkey to free_call_minute_usage_member_id_fkey;
alter table free_call_minute_usage rename constraint call_share_member_id_not_null to free_call_minute_usage_member_id_not_null;
alter table free_call_minute_usage rename constraint call_share_pkey to free_call_minute_usage_pkey;
alter table free_call_minute_usage rename constraint call_share_used_not_null to free_call_minute_usage_used_not_null;

alter table translation_share rename to free_translation_usage;
alter table free_translation_usage rename constraint translation_share_day_not_null to free_translation_usage_day_not_null;
alter table free_translation_usage rename constraint translation_share_member_id_fkey to free_translation_usage_member_id_fkey;
alter table free_translation_usage rename constraint translation_share_member_id_not_null to free_translation_usage_member_id_not_null;
alter table free_translation_usage rename constraint translation_share_pkey to free_translation_usage_pkey;
alter table free_translation_usage rename constraint translation_share_used to free_translation_usage_used;
alter table free_translation_usage rename constraint translation_share_used_not_null to free_translation_usage_used_not_null;

alter table question_share rename to free_question_usage;
alter table free_question_usage rename constraint question_share_day_not_null to free_question_usage_day_not_null;
alter table free_question_usage rename constraint question_share_member_id_fkey to free_question_usage_member_id_fkey;
alter table free_question_usage rename constraint question_share_member_id_not_null to free_question_usage_member_id_not_null;
alter table free_question_usage rename constraint question_share_pkey to free_question_usage_pkey;
alter table free_question_usage rename constraint question_share_used_not_null to free_question_usage_used_not_null;
alter index question_share_day rename to free_question_usage_day;

alter table suggestion_share rename to free_suggestion_usage;
alter table free_suggestion_usage rename constraint suggestion_share_day_not_null to free_suggestion_usage_day_not_null;
alter table free_suggestion_usage rename constraint suggestion_share_member_id_fkey to free_suggestion_usage_member_id_fkey;
alter table free_suggestion_usage rename constraint suggestion_share_member_id_not_null to free_suggestion_usage_member_id_not_null;
alter table free_suggestion_usage rename constraint suggestion_share_pkey to free_suggestion_usage_pkey;
alter table free_suggestion_usage rename constraint suggestion_share_used_not_null to free_suggestion_usage_used_not_null;
alter index suggestion_share_day rename to free_suggestion_usage_day;

alter table social_attempt rename to social_login_attempt;
alter table social_login_attempt rename column is_inside to is_in_app;
alter table social_login_attempt rename constraint social_attempt_account_id_fkey to social_login_attempt_account_id_fkey;
alter table social_login_attempt rename constraint social_attempt_callback_url_not_null to social_login_attempt_callback_url_not_null;
alter table social_login_attempt rename constraint social_attempt_client_hash_not_null to social_login_attempt_client_hash_not_null;
alter table social_login_attempt rename constraint social_attempt_expires_at_not_null to social_login_attempt_expires_at_not_null;
alter table social_login_attempt rename constraint social_attempt_is_inside_not_null to social_login_attempt_is_in_app_not_null;
alter table social_login_attempt rename constraint social_attempt_pkey to social_login_attempt_pkey;
alter table social_login_attempt rename constraint social_attempt_provider_not_null to social_login_attempt_provider_not_null;
alter table social_login_attempt rename constraint social_attempt_state_hash_not_null to social_login_attempt_state_hash_not_null;
alter index social_attempt_expires_at rename to social_login_attempt_expires_at;

alter table social_claim rename to social_login_ticket;
alter table social_login_ticket rename constraint social_claim_client_hash_not_null to social_login_ticket_client_hash_not_null;
alter table social_login_ticket rename constraint social_claim_expires_at_not_null to social_login_ticket_expires_at_not_null;
alter table social_login_ticket rename constraint social_claim_pkey to social_login_ticket_pkey;
alter table social_login_ticket rename constraint social_claim_provider_not_null to social_login_ticket_provider_not_null;
alter table social_login_ticket rename constraint social_claim_subject_not_null to social_login_ticket_subject_not_null;
alter table social_login_ticket rename constraint social_claim_ticket_hash_not_null to social_login_ticket_ticket_hash_not_null;
alter index social_claim_expires_at rename to social_login_ticket_expires_at;

alter table code rename to verification_code;
alter table verification_code rename constraint code_account_id_fkey to verification_code_account_id_fkey;
alter table verification_code rename constraint code_address_hash_not_null to verification_code_address_hash_not_null;
alter table verification_code rename constraint code_expires_at_not_null to verification_code_expires_at_not_null;
alter table verification_code rename constraint code_id_not_null to verification_code_id_not_null;
alter table verification_code rename constraint code_pkey to verification_code_pkey;
alter table verification_code rename constraint code_purpose_not_null to verification_code_purpose_not_null;
alter table verification_code rename constraint code_sent_at_not_null to verification_code_sent_at_not_null;
alter table verification_code rename constraint code_tries_not_null to verification_code_tries_not_null;
alter index code_address rename to verification_code_address;
alter index code_expires_at rename to verification_code_expires_at;
alter sequence code_id_seq rename to verification_code_id_seq;

alter table device rename to known_device;
alter table known_device rename constraint device_account_id_fkey to known_device_account_id_fkey;
alter table known_device rename constraint device_account_id_not_null to known_device_account_id_not_null;
alter table known_device rename constraint device_client_hash_not_null to known_device_client_hash_not_null;
alter table known_device rename constraint device_first_at_not_null to known_device_first_at_not_null;
alter table known_device rename constraint device_last_at_not_null to known_device_last_at_not_null;
alter table known_device rename constraint device_pkey to known_device_pkey;

alter table account_country rename to known_country;
alter table known_country rename constraint account_country_account_id_fkey to known_country_account_id_fkey;
alter table known_country rename constraint account_country_account_id_not_null to known_country_account_id_not_null;
alter table known_country rename constraint account_country_country_not_null to known_country_country_not_null;
alter table known_country rename constraint account_country_pkey to known_country_pkey;

alter table staff_pass rename to staff_session;
alter table staff_session rename constraint staff_pass_member_id_fkey to staff_session_member_id_fkey;
alter table staff_session rename constraint staff_pass_member_id_not_null to staff_session_member_id_not_null;
alter table staff_session rename constraint staff_pass_opened_at_not_null to staff_session_opened_at_not_null;
alter table staff_session rename constraint staff_pass_pkey to staff_session_pkey;
alter table staff_session rename constraint staff_pass_seen_at_not_null to staff_session_seen_at_not_null;
alter table staff_session rename constraint staff_pass_session_id_fkey to staff_session_session_id_fkey;
alter table staff_session rename constraint staff_pass_session_id_not_null to staff_session_session_id_not_null;
alter index staff_pass_member rename to staff_session_member;

alter table question_wish rename to profile_request;
alter table profile_request rename column wished_at to requested_at;
alter table profile_request rename constraint question_wish_asked_id_fkey to profile_request_asked_id_fkey;
alter table profile_request rename constraint question_wish_asked_id_not_null to profile_request_asked_id_not_null;
alter table profile_request rename constraint question_wish_asker_id_fkey to profile_request_asker_id_fkey;
alter table profile_request rename constraint question_wish_asker_id_not_null to profile_request_asker_id_not_null;
alter table profile_request rename constraint question_wish_kind to profile_request_kind;
alter table profile_request rename constraint question_wish_kind_not_null to profile_request_kind_not_null;
alter table profile_request rename constraint question_wish_other to profile_request_other;
alter table profile_request rename constraint question_wish_pkey to profile_request_pkey;
alter table profile_request rename constraint question_wish_wished_at_not_null to profile_request_requested_at_not_null;
alter index question_wish_asked rename to profile_request_asked;

alter table payment_event rename to payment_webhook_event;
alter table payment_webhook_event rename column notice to event;
alter table payment_webhook_event rename constraint payment_event_body_hash_not_null to payment_webhook_event_body_hash_not_null;
alter table payment_webhook_event rename constraint payment_event_event_id_not_null to payment_webhook_event_event_id_not_null;
alter table payment_webhook_event rename constraint payment_event_gateway_not_null to payment_webhook_event_gateway_not_null;
alter table payment_webhook_event rename constraint payment_event_id_not_null to payment_webhook_event_id_not_null;
alter table payment_webhook_event rename constraint payment_event_notice_not_null to payment_webhook_event_event_not_null;
alter table payment_webhook_event rename constraint payment_event_once to payment_webhook_event_once;
alter table payment_webhook_event rename constraint payment_event_order_id_fkey to payment_webhook_event_order_id_fkey;
alter table payment_webhook_event rename constraint payment_event_pkey to payment_webhook_event_pkey;
alter table payment_webhook_event rename constraint payment_event_received_at_not_null to payment_webhook_event_received_at_not_null;
alter table payment_webhook_event rename constraint payment_event_state to payment_webhook_event_state;
alter table payment_webhook_event rename constraint payment_event_state_not_null to payment_webhook_event_state_not_null;
alter index payment_event_open rename to payment_webhook_event_open;
alter index payment_event_order rename to payment_webhook_event_order;
alter sequence payment_event_id_seq rename to payment_webhook_event_id_seq;

alter table album_guest rename column let_in_no to access_no;
alter table album_guest rename column let_in_at to granted_at;
alter table album_guest rename constraint album_guest_let_in_at_not_null to album_guest_granted_at_not_null;
alter table album_guest rename constraint album_guest_let_in_no_not_null to album_guest_access_no_not_null;
alter sequence album_guest_let_in_no_seq rename to album_guest_access_no_seq;

alter table call rename column is_told to is_message_sent;
alter table call rename column is_short to is_balance_short;
alter table call rename constraint call_is_short_not_null to call_is_balance_short_not_null;
alter table call rename constraint call_is_told_not_null to call_is_message_sent_not_null;
alter index call_untold rename to call_without_message;

alter table encounter_pass rename column no to pass_no;
alter table encounter_pass rename constraint encounter_pass_no_not_null to encounter_pass_pass_no_not_null;

alter table ledger_entry rename constraint ledger_entry_told to ledger_entry_statement;

alter table member_answer rename constraint member_answer_said to member_answer_filled;

alter table payment_order rename column looks to poll_count;
alter table payment_order rename column look_at to poll_at;
alter table payment_order rename constraint payment_order_look_at_not_null to payment_order_poll_at_not_null;
alter table payment_order rename constraint payment_order_looks_not_null to payment_order_poll_count_not_null;
alter index payment_order_look rename to payment_order_poll_at;

alter table post rename column tongues to author_languages;
alter table post rename constraint post_tongues_not_null to post_author_languages_not_null;

alter table saved_search rename column told_no to notified_no;
alter table saved_search rename column fresh to new_count;
alter table saved_search rename constraint saved_search_fresh_not_null to saved_search_new_count_not_null;
alter table saved_search rename constraint saved_search_told_no_not_null to saved_search_notified_no_not_null;

alter table social_login rename constraint social_login_once to social_login_account_provider_key;

alter table spending_day rename column told_at to notified_at;

alter table thread rename column waiting to unanswered_count;
alter table thread rename constraint thread_waiting_not_null to thread_unanswered_count_not_null;

alter table thread_member rename column told_read_seq to visible_read_seq;
alter table thread_member rename column is_top to is_pinned;
alter table thread_member rename constraint thread_member_is_top_not_null to thread_member_is_pinned_not_null;
alter table thread_member rename constraint thread_member_told_read_seq_not_null to thread_member_visible_read_seq_not_null;

alter table upload rename column look to perceptual_hash;
alter table upload rename column bands to hash_bands;
alter table upload rename column kept to renditions;
alter table upload rename column wave to waveform;
alter table upload rename constraint upload_bands_not_null to upload_hash_bands_not_null;
alter table upload rename constraint upload_kept_not_null to upload_renditions_not_null;
alter index upload_bands rename to upload_hash_bands;

alter table vip_grant rename column over_told_at to trial_end_notified_at;
alter index vip_grant_trial_over rename to vip_grant_trial_end;

-- Order of notifications.
alter sequence notice_place rename to notification_position;

-- Functions and triggers.
alter function forget_message_translation() rename to delete_message_translation;
alter function tell_suspension() rename to enqueue_account_suspended;
alter function payment_order_moves() rename to check_payment_order_change;
alter trigger payment_order_moves on payment_order rename to payment_order_change;
alter trigger ledger_transfer_stays on ledger_transfer rename to ledger_transfer_append_only;

-- States of an account after its grace period.
alter table account drop constraint account_status;
update account set status = case status when 'erasing' then 'deleting' else 'deleted' end where status in ('erasing', 'erased');
update account set name_key = 'deleted:' || id where name_key = 'erased:' || id;
alter table account add constraint account_status check (status in ('active', 'suspended', 'closed', 'deleting', 'deleted'));
drop index account_closed_at;
create index account_closed_at on account (closed_at) where status in ('closed', 'deleting');

-- Effects that wait in the outbox.
update outbox set topic = 'account.notification' where topic = 'account.noticed';
update outbox set topic = 'payments.webhook-event' where topic = 'payments.noticed';
update outbox set topic = 'member.suspended' where topic = 'member.put-out';
update outbox set topic = 'notifications.notification', payload = payload - 'thing' || jsonb_build_object('subject', payload -> 'thing')
where topic = 'notifications.notice';
