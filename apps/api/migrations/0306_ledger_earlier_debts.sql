-- Debts from before: the worker takes back the shares of what was never paid.
insert into outbox (topic, payload)
select 'ledger.debt-moved', jsonb_build_object('member_id', member_id)
from ledger_account where member_id is not null and kind = 'debt' and balance < 0;
