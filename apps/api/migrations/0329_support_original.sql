-- What staff wrote before it was translated into the language of the ticket.
alter table support_message add column original text;
