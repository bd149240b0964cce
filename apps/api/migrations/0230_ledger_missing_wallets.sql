-- Accounts that were not opened by a registration get their wallets, so that gold they buy can be credited.
insert into ledger_account (member_id, kind)
select a.id, k.kind from account a, unnest(array['bonus', 'purchased', 'earned', 'debt']) as k (kind)
on conflict on constraint ledger_account_once do nothing;
