-- What the callee earns of a minute, in hundredths of a per cent, as the price list said when the call began. Calls from
-- before have none: the list of their minutes counts.
alter table call add column earner_share integer;
