/**
 * Every refusal of the product, once. `code` goes over the wire, the message comes from the catalogue
 * `packages/i18n/locales/<lang>/errors.po` under `error.<code>`; the English here is the source of that catalogue.
 * 4000xx are the specification's; own ones begin at 400100; a code's first three digits are not its HTTP status: that
 * is `status`, 400 unless said otherwise. Every message names the reason and the way out.
 */
export interface ErrorEntry {
  readonly code: number;
  readonly status: number;
  readonly message: string;
  /** Id of the text where it is not `error.<code>`: two situations may share a code of the specification. */
  readonly text?: string;
  /** A refusal of status 500 and above that is no failure. */
  readonly isIntended?: true;
}

function refusal(code: number, message: string, status = 400): ErrorEntry {
  return { code, status, message };
}

/** An operator wanted it so: 503 with Retry-After, and nothing for the error log. */
function stopped(code: number, message: string): ErrorEntry {
  return { code, status: 503, message, isIntended: true };
}

export const errors = {
  code_sent: refusal(400010, 'If this address belongs to an account, a code is on its way to it.'),
  account_suspended: refusal(400015, 'This account is suspended. Please contact us to find out why.'),
  account_closed: refusal(
    400016,
    'This account was closed. You can reactivate it within {days, plural, one {# day} other {# days}}.',
  ),
  gold_short: refusal(400022, 'You do not have enough gold to proceed'),
  posts_used_up: refusal(400057, 'Please upgrade to VIP to send more than {posts} news feed in 24 hours'),
  conversations_used_up: refusal(
    400058,
    'You have started as many new chats as you can today. Verify your e-mail address or upgrade to VIP to start more.',
  ),
  profile_for_friends: refusal(
    400059,
    'This profile is for friends and VIP members. Become friends or upgrade to VIP.',
  ),
  list_for_vip: refusal(400060, 'The rest of this list is for VIP members. Upgrade to see everyone.'),
  filters_for_vip: refusal(400061, 'These search filters are for VIP members. Upgrade to use them.'),
  daily_share_used_up: refusal(
    400062,
    'You have reached today’s limit. Try again tomorrow, or upgrade to VIP for more.',
  ),
  payment_locked: refusal(400073, 'Payments are locked for this account. Please contact us.'),
  login_code_required: refusal(400074, 'Please enter the code we sent you.'),
  login_devices_exceeded: {
    ...refusal(400074, 'Your account has been signed to more than {devices} devices, please verify your status.'),
    text: 'error.400074.devices',
  },
  free_share_used_up: refusal(400085, 'You have reached today’s free limit. Upgrade to VIP for more.'),
  call_minutes_used_up: {
    ...refusal(400085, 'You have used today’s free call minutes. You get new ones tomorrow; add gold to call now.'),
    text: 'error.400085.calls',
  },

  input_invalid: refusal(400100, 'Something in this form is not right: {field}. Please check it and try again.'),
  contact_empty: refusal(400101, 'Email or phone Can not be empty'),
  email_invalid: refusal(400102, 'Email address is invalid'),
  phone_invalid: refusal(
    400103,
    'This phone number is not valid. Write it with the country code, such as +49 171 1234567.',
  ),
  name_invalid: refusal(400104, 'Name is invalid, {least}-{most} symbols'),
  name_sign: refusal(
    400108,
    '{sign} cannot be part of a name. Use letters, digits, spaces, apostrophes, hyphens and dots.',
  ),
  name_taken: refusal(400105, 'This name is taken. Please choose another one.'),
  password_invalid: refusal(400106, 'Password is invalid, {least} symbols minimum'),
  /** Of a registration, in the specification's own words; the form says the minimum beside the field. */
  new_password_invalid: { ...refusal(400106, 'Password is invalid'), text: 'error.400106.register' },
  password_common: refusal(400107, 'This password is too easy to guess. Please choose another one.'),
  login_failed: refusal(400109, 'The login or password is incorrect. Check both, or reset your password.'),
  login_paused: refusal(
    400110,
    'Too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}} and try again, or reset your password.',
    429,
  ),
  age_too_low: refusal(400111, 'You must be {age} or older to use this service.'),
  birthday_invalid: refusal(400112, 'This date does not exist. Please check your birthday.'),
  birthday_fixed: refusal(400113, 'Your birthday can be changed only once. Please contact us if it is wrong.'),
  gender_fixed: refusal(400114, 'Gender cannot be changed after registration. Please contact us if it is wrong.'),
  place_unknown: refusal(400115, 'We do not know this place. Please choose one from the list.'),
  birthday_in_review: refusal(
    400117,
    'You gave another birthday before, so our team checks your age first. Contact us if you have questions.',
  ),
  steps_missing: refusal(400116, 'Please tell us your gender and birthday first.'),

  message_unanswered: refusal(400120, 'Please wait for response before you can send more messages.'),
  member_blocked_by_me: refusal(400121, 'You are blocking this user, he/she can NOT reply your message.'),
  message_not_accepted: refusal(400122, 'This member accepts messages from friends only. Send a friend request first.'),
  message_to_self: refusal(400123, 'This is your own profile. Choose someone else.'),
  message_too_long: refusal(
    400124,
    'A message can have up to {most, plural, one {# character} other {# characters}}. Please shorten it.',
  ),

  file_missing: refusal(400130, 'We did not receive a file. Please choose one and try again.'),
  file_kind_refused: refusal(
    400131,
    'This kind of file cannot be used here. Please choose a jpg, png, webp or gif picture, or a mov or mp4 video.',
  ),
  file_broken: refusal(400132, 'This file cannot be read. Please choose another one.'),
  picture_too_large: refusal(
    400133,
    'This picture has more than {megapixels, plural, one {# megapixel} other {# megapixels}}. Please choose a smaller one.',
  ),
  picture_too_small: refusal(
    400134,
    'This picture is too small for a main photo. It needs at least 200 by 200 pixels.',
  ),
  files_too_many: refusal(
    400138,
    'Please choose at most {max, plural, one {# file} other {# files}} at a time. None of them was uploaded.',
  ),
  upload_incomplete: refusal(400139, 'The upload did not arrive completely. Please try again.'),
  picture_removed: refusal(
    400136,
    'This picture was removed before because it breaks our rules. Please choose another one. If that was a mistake, appeal under “Reports and decisions” in your settings or write to support.',
  ),
  uploads_used_up: refusal(
    400137,
    'You have reached today’s upload limit. Continue tomorrow, or upgrade to VIP for more. Smaller files help too.',
  ),
  desk_file_kind: refusal(
    400550,
    'This kind of file cannot be sent here. Please choose a PDF or a jpg, png, webp or gif picture.',
  ),
  desk_file_too_large: refusal(400551, 'This file is larger than {megabytes} MB. Please choose a smaller one.'),
  desk_files_used_up: refusal(400552, 'You have reached today’s limit of files. You can continue tomorrow.'),
  upload_unknown: refusal(400135, 'This file is no longer available. Please upload it again.'),

  code_invalid: refusal(400150, 'This code is incorrect or has expired. Check it, or request a new one.'),
  code_too_soon: refusal(
    400151,
    'Please wait {seconds, plural, one {# second} other {# seconds}} before you request another code.',
    429,
  ),
  captcha_required: refusal(400152, 'Please click on the validation area'),
  passwords_differ: refusal(400153, 'Passwords are not the same'),
  password_wrong: refusal(400154, 'Your current password is incorrect. Check it, or reset it with a code.'),
  code_empty: refusal(400155, 'Code Can not be empty'),
  social_failed: refusal(
    400156,
    'The other service did not confirm who you are. Please try again, or log in with your password.',
  ),
  social_taken: refusal(400157, 'This account is linked to another member. Log in there, or unlink it first.'),
  social_only_way: refusal(400158, 'This is your only way to log in. Set a password first, then unlink it.'),
  social_unknown: refusal(400159, 'This login method is not available. Please use another one.'),
  illegal_access: refusal(400160, 'Illegal access'),
  support_content_empty: refusal(400161, 'Please write what we can help you with.'),
  support_name_invalid: refusal(400162, 'Name is invalid'),
  social_address_taken: refusal(
    400170,
    'There is already an account with this e-mail address. Log in to it, then link this login in your settings.',
  ),
  social_expired: refusal(400171, 'This login took too long or was started in another browser. Please start again.'),
  reauthentication_required: refusal(
    400390,
    'Please confirm that it is you: enter your password, or a code that we send to your current address.',
  ),
  second_step_required: refusal(400395, 'Please enter the code that your authenticator app shows now.'),
  second_step_wrong: refusal(
    400396,
    'This code is incorrect or was used already. Wait for the next one, or use a recovery code.',
  ),
  second_step_paused: refusal(
    400397,
    'Too many wrong codes. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    429,
  ),
  second_step_set: refusal(400398, 'Two-step login is already on. Turn it off first to use another app.'),
  second_step_missing: refusal(400399, 'Please start again: show the QR code and scan it with your app.'),
  passkey_failed: refusal(400400, 'This passkey could not be used. Please try again, or log in with your password.'),
  passkeys_too_many: refusal(400401, 'You have reached the limit of passkeys. Remove one first.'),
  owner_code_invalid: refusal(
    400394,
    'The code from your current address is incorrect or has expired. Check it, or request a new one.',
  ),
  login_again: refusal(
    400391,
    'Please log in again, then make this change within {minutes, plural, one {# minute} other {# minutes}}.',
  ),
  undo_expired: refusal(
    400392,
    'This link has expired or was used already. If your account is not as you left it, reset your password or contact us.',
  ),
  address_unproven: refusal(400393, 'Verify your e-mail address or phone number first, then link this login.'),
  close_login_again: refusal(
    400172,
    'Please log in again, then close your account within {minutes, plural, one {# minute} other {# minutes}}.',
  ),
  push_refused: refusal(
    400173,
    'This browser’s push service is not supported. Notifications go to your e-mail address instead.',
  ),
  export_gone: refusal(400174, 'This download has expired. Please request a new one.'),
  export_too_often: refusal(
    400176,
    'You have requested several archives today. Download the last one, or try again tomorrow.',
  ),
  link_invalid: refusal(
    400175,
    'This link is incomplete. Open it from the e-mail again, or change the setting after logging in.',
  ),

  price_changed: refusal(
    400180,
    'The price has changed. Please look at the new price before you pay; nothing was charged.',
  ),
  contact_changed: refusal(
    400197,
    'What this contact information holds has changed. Please look at it again before you pay; nothing was charged.',
  ),
  gateway_unknown: refusal(400181, 'This payment method is not available. Please choose another one.'),
  gateway_away: refusal(
    400182,
    'The payment service is not responding. Nothing was charged. Please try again in a minute, or choose another payment method.',
  ),
  purchase_refused: refusal(
    400196,
    'The store does not confirm this purchase. If you were charged, please write to us with the receipt of the store.',
  ),
  spending_capped: refusal(
    400183,
    'This is more than the daily limit you have set. It resets tomorrow; you can change it under Spending.',
  ),
  trial_used: refusal(400184, 'The 7-day trial is available once per person. Please choose another pack.'),
  balance_too_low: refusal(
    400185,
    'You need more than {gold} gold to pay from your balance. Add gold first, or choose another payment method.',
  ),
  agree_missing: refusal(400186, 'please check this option'),
  presents_used_up: refusal(400187, 'You have given all your free trials this month. You can give more next month.'),
  gift_unknown: refusal(400188, 'This gift is no longer available. Please choose another one.'),
  vip_for_life: refusal(400189, 'This member is already VIP for life. There is nothing to add.'),

  video_too_long: refusal(
    400240,
    'This video or recording is too long. A video can be up to {minutes, plural, one {# minute} other {# minutes}} long, a voice message {limit, plural, one {# second} other {# seconds}}.',
  ),
  videos_away: refusal(400241, 'Videos and voice messages cannot be uploaded at the moment. Photos can.'),
  price_missing: refusal(400242, 'Please set a price from {least} to {most} gold.'),
  upload_not_ready: refusal(400243, 'This file is still being prepared. Please try again in a moment.'),
  upload_removed: refusal(
    400244,
    'This file was removed after a review and cannot be shown again. Please choose another one.',
  ),
  upload_offset_wrong: refusal(400245, 'The upload was interrupted. It continues from where it stopped.', 409),
  upload_in_use: refusal(400246, 'This file is already being uploaded elsewhere. Please wait a moment.', 409),

  phone_needed: refusal(400230, 'Please register with your phone number. A code is sent to it.'),
  purpose_closed: refusal(400231, 'One of your choices is not available on this site. Please choose others.'),

  post_too_long: refusal(
    400250,
    'A post can have up to {most, plural, one {# character} other {# characters}}. Please shorten it.',
  ),
  post_files_refused: refusal(
    400251,
    'A post can have up to {most, plural, one {# photo} other {# photos}} or one video. Please remove the rest.',
  ),

  request_unseen: refusal(
    400260,
    'Your profile is hidden, so they could not see who is asking. Show your profile to registered members first.',
  ),
  request_declined: refusal(
    400261,
    'This member has not accepted your last request. You can ask again after {days, plural, one {# day} other {# days}}.',
  ),

  search_slow: refusal(400270, 'This search takes too long. Please try other words or fewer filters.'),

  like_notes_used_up: refusal(
    400305,
    'You have sent all your notes with likes for today. You can still like without a note, or upgrade to VIP for more notes.',
  ),
  saved_searches_full: refusal(
    400306,
    'You have reached your limit of saved searches. Delete one, or upgrade to VIP to save more.',
  ),
  saved_views_full: refusal(400307, 'You have reached the limit of saved views for this page. Delete one first.'),
  question_unknown: refusal(400315, 'This question is no longer available. Please choose another one.'),
  question_length: refusal(
    400316,
    'Please write a question of up to {most, plural, one {# character} other {# characters}}.',
  ),
  nothing_missing: refusal(400317, 'This is already on the profile. Open it again to see what is new.'),
  answer_empty: refusal(400318, 'Please choose an answer, or write one.'),
  answer_length: refusal(
    400319,
    'An answer can have up to {most, plural, one {# character} other {# characters}}. Please shorten it.',
  ),
  question_answered: refusal(400320, 'You have already answered this question. You can write more in the chat.'),
  answer_unknown: refusal(400321, 'This answer is no longer available. Please answer the question again.'),
  selfie_photo_missing: refusal(
    400325,
    'Please add a main photo first, so that we can compare your selfie with it. A photo in review counts once it is approved.',
  ),
  sign_over: refusal(400326, 'This hand sign has expired. Please use the new one.'),
  selfies_used_up: refusal(
    400327,
    'You have used {tries, plural, one {the one try of today} other {today’s # tries}}. You can try again tomorrow.',
  ),
  selfie_waiting: refusal(400328, 'Your selfie is already in review. We will notify you as soon as it is decided.'),
  selfie_done: refusal(400329, 'You are already verified. There is nothing more to do.'),
  selfie_photo_changed: refusal(
    400330,
    'The member has changed the main photo since you looked. Please compare with the new one.',
  ),
  staff_locked: refusal(400331, 'Staff pages require a code from your second factor. Please enter one.', 403),
  staff_network: refusal(
    400565,
    'Staff pages are open from the networks of the operator only. Please connect to one of them and try again.',
    403,
  ),
  staff_factor_missing: refusal(400332, 'Staff pages need a second factor. Please set one up first.', 403),
  staff_step_up: refusal(
    400604,
    'This step needs a code of your second factor that is at most {minutes, plural, one {# minute} other {# minutes}} old. Nothing was changed; please enter a code and try again.',
    403,
  ),
  staff_code_wrong: refusal(
    400333,
    'This code is incorrect. Please enter the one your app shows now, or a recovery code.',
  ),
  staff_code_paused: refusal(
    400334,
    'Too many wrong codes. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
    429,
  ),
  staff_factor_set: refusal(400335, 'A second factor is already set up. An operator can remove it.'),
  complaint_taken: refusal(400336, 'A colleague is handling this complaint. Please take another one.'),
  undo_over: refusal(
    400347,
    'This decision can no longer be taken back. Too much time has passed, or something has changed since.',
  ),
  ticket_taken: refusal(400345, 'A colleague is handling this ticket. Please take another one.'),
  ticket_of_another: refusal(400346, 'These tickets are not from the same person, so they cannot be merged.'),
  complaint_decided: refusal(400337, 'This has already been decided. Reload to see how.'),
  appeal_same_person: refusal(400338, 'An appeal must be decided by someone else. Please leave it to a colleague.'),
  appeal_over: refusal(
    400339,
    'You can appeal once, within {days, plural, one {# day} other {# days}} of the decision. This is no longer possible.',
  ),

  order_unpaid: refusal(
    400210,
    'This payment was not completed, so nothing was added. Please try again or choose another payment method.',
  ),

  recall_too_late: refusal(
    400340,
    'A message can be recalled within {minutes, plural, one {# minute} other {# minutes}}. You can still delete it for yourself.',
  ),
  message_not_recallable: refusal(
    400341,
    'Gifts, calls and purchased files stay in the chat. You can delete them for yourself.',
  ),
  edit_too_late: refusal(
    400530,
    'A message can be edited within {minutes, plural, one {# minute} other {# minutes}}. Please send a new message to correct it.',
  ),
  message_not_editable: refusal(
    400531,
    'Only text messages that are still there can be edited. Please send a new message instead.',
  ),
  message_human_translated: refusal(
    400532,
    'A person is translating this message, so its text can no longer change. Please send a new message instead.',
  ),
  message_files_wrong: refusal(
    400342,
    'Please choose 1 to {most} photos or videos, one voice message, or one photo or video for sale.',
  ),
  upload_sent_before: refusal(
    400343,
    'This file belongs to another chat or to your album. Please choose it from your device again.',
  ),
  messages_slowed: refusal(
    400344,
    'Some of your messages look like ones members report. Please wait {minutes, plural, one {# minute} other {# minutes}} before you write to others.',
    429,
  ),

  call_running: refusal(400355, 'You are already in a call. End it before you start another one.'),
  call_over: refusal(400356, 'This call is over. You can call again.'),
  call_out_of_order: refusal(400357, 'The call has changed in the meantime. Check it again, or hang up.'),
  call_not_yours: refusal(400358, 'Only the other person can do this in your call. You can hang up.'),
  call_elsewhere: refusal(400359, 'This call is on another of your devices. Continue there, or hang up.'),
  call_relay_missing: refusal(
    400360,
    'Calls are not available at the moment: there is no relay to hide your IP address. Two friends who both agree can connect directly; you can still write.',
  ),
  call_direct_needed: refusal(
    400361,
    'This call only works if you agree to connect directly. You could then find out each other’s IP address. Agree, or decline it.',
  ),
  call_signals_full: refusal(400362, 'This connection failed after several attempts. Hang up and call again.'),
  call_unanswered: refusal(400364, 'You can call this member once they reply to you.'),
  call_not_accepted: refusal(
    400363,
    'This member only takes calls from people they have accepted. Write a message, and call once they reply.',
  ),
  question_taken_back: refusal(400381, 'This question was withdrawn, so there is nothing left to answer.'),
  suggestion_text_missing: refusal(400380, 'Please write a few words first, then we can polish them.'),
  translation_closed: refusal(
    400365,
    'Machine translation is not set up on this site. Your browser may be able to translate.',
  ),
  transcription_closed: refusal(400386, 'This site cannot turn recordings into text.'),
  transcription_running: refusal(
    400387,
    'This recording is still being turned into text. Please try again in a moment.',
  ),
  transcription_failed: refusal(400388, 'This recording could not be turned into text. Please try again.'),
  transcription_used_up: refusal(
    400389,
    'You have reached today’s limit for turning recordings into text. Please try again tomorrow.',
  ),
  message_foreign: refusal(
    400366,
    'This member only accepts messages in languages they read: {languages}. Please write in one of them.',
  ),
  translation_empty: refusal(400372, 'There is nothing in this message that a person could translate.'),
  translation_same_language: refusal(400373, 'This message is already in the language it would be translated into.'),
  translator_missing: refusal(400374, 'We have no translators for these two languages yet. Nothing was charged.'),
  translation_quote_over: refusal(
    400375,
    'This price is no longer valid. Please ask for it again; nothing was charged.',
  ),
  translation_taken: refusal(400376, 'A colleague is working on this translation. Please take another one.'),
  translation_over: refusal(
    400377,
    'This translation is no longer yours: it was given back, refunded or already delivered.',
  ),
  translation_marks_wrong: refusal(
    400378,
    'The translation must keep every mark of the text unchanged, and no others. Please check {marks}.',
  ),
  staff_second_person: refusal(400420, 'You asked for this yourself. Another member of staff has to confirm it.'),
  payment_act_open: refusal(400421, 'A request about this payment is already waiting. Please decide it first.'),
  payment_act_sending: refusal(
    400424,
    'What a colleague confirmed is on its way to the provider. Please try again once it has arrived.',
  ),
  payment_act_over: refusal(400422, 'This payment has changed in the meantime. Please look at it again.'),
  refund_too_large: refusal(400423, 'This is more than what is left of the payment. At most {amount} can be refunded.'),
  identity_missing: refusal(400430, 'A verified identity is needed first. The selfie check takes a few minutes.'),
  two_step_missing: refusal(400431, 'Two-step login is needed first. Turn it on under Security.'),
  partner_application_open: refusal(
    400432,
    'You cannot apply now: an application or an invitation is waiting, or you are already a partner.',
  ),
  partner_needed: refusal(400433, 'This is for partners only.'),
  pid_taken: refusal(400434, 'This code is taken. Please choose another one.'),
  partner_links_full: refusal(
    400435,
    'You already have {count, plural, one {# link} other {# links}}, the most you can have.',
  ),
  partner_invited: refusal(400438, 'This member is a partner, has applied, or has an invitation that is still open.'),
  partner_invitation_over: refusal(400439, 'This invitation is no longer open. Look at where it stands now.'),
  partner_terms_missing: refusal(
    400518,
    'This member has not accepted the terms for partners. Invite them: they accept the terms with the invitation.',
  ),
  payout_number_wrong: refusal(
    400436,
    'This is not a valid account for this kind of payout. Please check the number for typing mistakes.',
  ),
  payout_information_missing: refusal(
    400437,
    'Please say more: the name of the wallet, or the bank with its BIC and country.',
  ),
  translator_busy: refusal(400379, 'Please deliver or give back your current translation before you take another one.'),

  game_session: refusal(400490, 'This round is over or was counted already. Start a new one.'),
  game_signature: refusal(400491, 'This round was not started by your account. Start a new one.'),
  game_too_fast: refusal(400492, 'This score came faster than anybody can play, so it does not count.'),
  game_score: refusal(400493, 'No round can end with this score, so it does not count.'),
  game_day_full: refusal(400494, 'That was a lot of rounds for one day. Come back tomorrow.'),

  announcement_period: refusal(400450, 'The end has to be after the start.'),
  announcement_audience: refusal(400451, 'Choose at least one country or language for this audience.'),
  announcement_markup: refusal(
    400452,
    'Images, code, tables and HTML are not possible in an announcement. Use paragraphs, headings, lists and links.',
  ),
  announcement_english: refusal(400453, 'Write the English text first: readers of other languages may need it.'),
  act_on_oneself: refusal(400470, 'You cannot act on your own account. Ask a colleague to do it.'),
  act_on_staff: refusal(400471, 'This account belongs to the staff. Ask an admin to act on it.'),
  role_request_open: refusal(400500, 'A change of roles is already waiting for this member. Please decide it first.'),
  role_request_over: refusal(400501, 'This change was already decided. Please look at the list again.'),
  role_changed: refusal(400502, 'The roles have changed since this was asked. Decline it and ask again.'),
  role_unchanged: refusal(400503, 'The member already has exactly these roles.'),
  role_last_admin: refusal(400504, 'This is the last administrator. Make somebody else an administrator first.'),
  payout_open: refusal(400505, 'A cash-out of yours is still open. You can request the next one when it is paid.'),
  payout_below_minimum: refusal(400506, 'You can cash out from {amount}.'),
  payout_above_maximum: refusal(400507, 'You can cash out at most {amount} at a time.'),
  payout_short: refusal(400508, 'You have less earned gold than that. Please choose a smaller amount.'),
  payout_rate_changed: refusal(
    400509,
    'The rate has changed. Please look at the new amount before you request it; nothing was taken.',
  ),
  payout_method_missing: refusal(400510, 'Add the account that we should pay to first.'),
  payout_method_waiting: refusal(
    400511,
    'Your payout account was changed recently. Nothing is paid to it before {date}.',
  ),
  payout_paused: refusal(
    400512,
    'Payouts are paused while we check our books. Your gold is safe; please try again later.',
  ),
  payout_moved: refusal(400513, 'This payout has moved on in the meantime. Please look at where it is now.'),
  payout_day_full: refusal(400514, 'Only {amount} can still be approved today. Please approve it tomorrow.'),
  payout_debtor_missing: refusal(
    400516,
    'No account of ours is set to pay from, so there is no bank file. Use a CSV file, or ask the operator to set it.',
  ),
  payout_file_empty: refusal(
    400517,
    'No approved payout is left for this kind of file. Payouts that you approved are for a colleague.',
  ),
  payout_tax_missing: refusal(
    400587,
    'We need to know where you pay taxes before we can pay you. Please complete your tax residence.',
  ),
  payout_held: refusal(400515, 'Something stands in the way of this payout. Please look at it again.'),
  announcement_over: refusal(400454, 'This announcement has ended or was withdrawn. Write a new one.'),
  announcement_moved: refusal(
    400455,
    'A colleague has changed this announcement in the meantime. Please open it again; copy what you wrote first.',
    409,
  ),

  spin_used: refusal(400440, 'You have already spun the wheel today. Come back tomorrow.'),
  spin_email_unverified: refusal(400441, 'Verify your e-mail address first, then spin the wheel.'),

  order_recipient: refusal(
    400460,
    'You can send gifts to friends and to members you have a conversation with. Please choose one of them.',
  ),
  order_address_missing: refusal(400461, 'Please enter the address that the shop should deliver to.'),
  order_region: refusal(400462, 'The shop does not deliver this to that country. Please choose something else.'),
  order_moved: refusal(400463, 'This order has moved on in the meantime. Please look at where it is now.'),
  product_unknown: refusal(400464, 'This product is no longer offered. Please choose another one.'),
  product_sold_out: refusal(400465, 'There are not enough pieces left of this. Please order fewer, or another one.'),

  travel_open: refusal(
    400480,
    'You already have an open travel request. Finish or cancel it before you begin another.',
  ),
  travel_incomplete: refusal(
    400481,
    'Please enter your name, your e-mail address, the destination and whom you want to meet before you pay.',
  ),
  travel_moved: refusal(400482, 'This travel request has moved on in the meantime. Please look at where it is now.'),
  travel_plan_moved: refusal(
    400484,
    'A colleague has changed this plan in the meantime. Copy what you wrote, discard it, and add it to the newer plan.',
    409,
  ),
  travel_unplanned: refusal(400483, 'Add at least one day to the plan before you mark it as arranged.'),

  maintenance: stopped(
    400520,
    'We are working on the site and will be back shortly. Nothing you have written or bought is lost; please try again in a few minutes.',
  ),
  payments_stopped: stopped(
    400521,
    'Payments are paused at the moment, so nothing was charged. Please try again later; payments you have already made are credited as usual.',
  ),
  calls_stopped: stopped(400522, 'Calls are paused at the moment. You can write a message, and call again later.'),
  uploads_stopped: stopped(
    400523,
    'Uploads are paused at the moment. Please try again later; text can be sent as usual.',
  ),
  registration_stopped: stopped(
    400524,
    'New accounts are paused at the moment. Please come back later; existing members can log in as usual.',
  ),
  translation_stopped: stopped(
    400525,
    'Machine translation is paused at the moment. The original text stays readable; please try again later.',
  ),
  feature_closed: refusal(
    400526,
    'This is not open for your account at the moment. What you have already begun stays available.',
    403,
  ),
  switch_moved: refusal(400527, 'A colleague has changed this switch in the meantime. Please look at it again.', 409),
  switch_audience: refusal(
    400528,
    'Please choose whom this is for: a share, or at least one role, member or country. Stops and maintenance are for everybody.',
  ),
  books_month_open: refusal(
    400580,
    'No day of this month is closed yet. A day is closed the night after it; please choose an earlier month.',
  ),
  settlement_column: refusal(
    400570,
    'This file has no column “{column}”. Please download the itemised settlement report of this provider as CSV.',
  ),
  settlement_too_large: refusal(
    400571,
    'This report is too large: at most {megabytes} MB and {lines, plural, one {# line} other {# lines}}. Please import a shorter span of time.',
  ),
  settlement_empty: refusal(
    400572,
    'This report holds no line. Please choose a span of time in which something was paid.',
  ),
  difference_moved: refusal(400573, 'This difference was settled in the meantime. Please look at it again.'),
  correction_open: refusal(400574, 'A correction is waiting for a second person. Please decide it first.'),
  differences_empty: refusal(400576, 'This part of the list is empty. Please choose another one to download.'),
  correction_accounts: refusal(
    400575,
    'A correction moves gold between clearing and one other account. Please choose the accounts again.',
  ),
  receipt_missing: refusal(
    400605,
    'There is no receipt, because no money has arrived. You find the state of the payment on its page.',
  ),
  receipt_not_for_trade: refusal(
    400606,
    'There are receipts for gold that was spent. You find what you paid in money under “Payments”.',
  ),
  payout_unpaid: refusal(
    400607,
    'There is a receipt as soon as this cash-out is paid. You see its steps on this page.',
  ),
  price_value: refusal(400581, 'These values cannot stand in a price list: {names}. Please look at the marked fields.'),
  price_time: refusal(400582, 'The day has to be in the future, and at most a year ahead. Please choose another one.'),
  price_list_moved: refusal(
    400583,
    'This price list, or the one that it follows, has changed in the meantime. Please look at it again.',
    409,
  ),
  price_list_time_taken: refusal(
    400584,
    'Another price list begins at the same time. Please choose another time, or cancel that list first.',
  ),
  switch_until: refusal(400529, 'The end has to be in the future. Please choose a later time.'),

  birthday_under_age: refusal(
    400601,
    'With this birthday the member would be under age. Leave it as it is and suspend the account for being under age.',
  ),
  birthday_missing: refusal(
    400602,
    'This member has not given a birthday yet, so there is nothing to correct. They choose it in their first steps.',
  ),
  account_closed_already: refusal(
    400561,
    'This account is closed already. It is deleted at the end of its {days, plural, one {# day} other {# days}}; nothing more is needed.',
  ),
  sanction_missing: refusal(
    400562,
    'This member is not suspended, so there is nothing to carry over. Suspend them first, then choose the accounts.',
  ),
  account_not_similar: refusal(
    400563,
    'One of these accounts is suspended by now, or has nothing in common with the member. Reload the page and choose again.',
  ),
  sanction_single: refusal(
    400650,
    'Fewer than two suspensions of this member run, so there is nothing to merge. Reload the page to see how it stands.',
  ),
  sanction_not_carried: refusal(
    400564,
    'This account is not suspended together with this member any more. Reload the page to see how it stands.',
  ),
  view_read_only: refusal(
    400577,
    'A view as a member only reads profiles, news and lists. End the view to do anything else.',
    403,
  ),
  view_over: refusal(400578, 'This view has ended. Open it again from the page of the member.'),
  view_inactive: refusal(
    400579,
    'This account is closed or suspended, so it sees nothing at the moment. Its page says more.',
  ),
  figure_without_groups: refusal(
    400600,
    'This figure counts no members, so there are no groups of it. Please choose another figure.',
  ),
  ticket_translation_failed: refusal(
    400603,
    'The translation service did not answer. Please try again, or write in the language of the ticket.',
  ),
  post_own_liked: refusal(400630, 'This is your own post. Others can like it.'),
  post_edits_used_up: refusal(400631, 'This post was changed too often. You can delete it and write a new one.'),

  grant_refused: refusal(400140, 'This connection was not allowed. Reload the page and try again.', 403),

  key_reused: refusal(
    409000,
    'This action was sent twice with different contents. Reload the page and try again; nothing was paid twice.',
    409,
  ),
  session_over: refusal(401000, 'Your session has ended. Please log in again.', 401),
  forbidden: refusal(403000, 'Your account does not have access to this.', 403),
  not_found: refusal(404000, 'User does not exist or is hidden, or the page was not found.', 404),
  route_unknown: refusal(404001, 'There is nothing at this address.', 404),
  portal_missing: refusal(400560, 'This area is not open here. Please write to us if you need it.'),
  catalogue_english: refusal(400615, 'Write the English text first: readers of other languages may need it.'),
  catalogue_incomplete: refusal(
    400616,
    'Members find it in eight languages: write the missing texts, or hide the item until they are there.',
  ),
  catalogue_choices: refusal(
    400617,
    'A question has no choices or at least two, the same number in every language. Please complete them.',
  ),
  catalogue_price: refusal(400618, 'The price has to be between {least} and {most} gold, with two decimals at most.'),
  catalogue_picture: refusal(400619, 'This picture is not available any more. Please upload one.'),
  catalogue_moved: refusal(
    400620,
    'A colleague has published another version in the meantime. Please open the item again.',
    409,
  ),
  catalogue_text: refusal(
    400621,
    'A text is too long: {most, plural, one {# character} other {# characters}} at most. Please shorten it.',
  ),
  catalogue_flowers: refusal(400622, 'Flowers are delivered within China only: CN has to be their only country.'),
  page_moved: refusal(
    400608,
    'A colleague has saved or published this page in the meantime. Please open it again; copy what you wrote first.',
    409,
  ),
  page_incomplete: refusal(
    400609,
    'These languages are not complete: {languages}. Each needs a title, a description and a text.',
  ),
  page_markup: refusal(
    400610,
    'Line {line} of the text ({language}) has a form that pages do not have: {form}. Please write it more plainly.',
  ),
  page_anchors: refusal(
    400611,
    'The sections of {language} are not those of the English text. Please use the same headings and anchors.',
  ),
  page_placeholder: refusal(400612, 'Nothing stands for {name} in the text ({language}). Please correct or remove it.'),
  page_day: refusal(
    400613,
    'The day has to be in the future, within {days, plural, one {# day} other {# days}}. Please choose another.',
  ),
  page_summary_missing: refusal(
    400566,
    'Please write what changed in every language: members read it before they agree. Missing: {languages}.',
  ),
  page_not_agreed: refusal(400567, 'Members agree to the terms and the privacy policy only.'),
  consent_moved: refusal(400568, 'The text has changed in the meantime. Please read it again before you agree.'),
  page_unchanged: refusal(400614, 'The draft is the same as the running version. Please change it, or discard it.'),
  page_running: refusal(400623, 'This version runs already. Publish an earlier one again to replace it.'),
  desk_translation_failed: refusal(
    400624,
    'The translation service could not translate this text. Please try again, or write it yourself.',
  ),
  social_away: refusal(400640, 'The other service does not answer at the moment. Please try again in a minute.'),
  page_foreign: refusal(400641, 'This is not a page of this site. Please open it by its own address.'),
  test_mail_unaddressed: refusal(400646, 'Please verify your e-mail address first: the test goes there.'),
  file_too_large: refusal(413000, 'The uploaded file is too large, please do not exceed {megabytes}MB.', 413),
  content_type_refused: refusal(415000, 'This content type is not accepted here.', 415),
  too_many_requests: refusal(
    429000,
    'That was a little fast. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
    429,
  ),
  server_failed: refusal(500000, 'Something went wrong on our side. Please try again; nothing you typed is lost.', 500),
  server_busy: refusal(503000, 'We are busy at the moment. Please try again in a few seconds.', 503),
} as const satisfies { readonly [name: string]: ErrorEntry };

export type ErrorName = keyof typeof errors;

/** Refusals any endpoint may answer, so none has to name them. */
export const commonErrors = [
  'input_invalid',
  'content_type_refused',
  'too_many_requests',
  'server_failed',
  'server_busy',
  'maintenance',
] as const satisfies readonly ErrorName[];

// Reversed, so that of two names of one code the first, the general one, is found.
const nameByCode = new Map<number, ErrorName>(
  Object.entries(errors)
    .toReversed()
    .map(([name, entry]) => [entry.code, name as ErrorName]),
);

/** The name of a code that arrived over the wire, or undefined for one this version does not know. */
export function errorNameOf(code: number): ErrorName | undefined {
  return nameByCode.get(code);
}
