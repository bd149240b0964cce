-- A recipient reports a gift from the mall.
alter table complaint drop constraint complaint_type;
alter table complaint add constraint complaint_type check (
  report_type in ('feed', 'user', 'message', 'translation', 'contact', 'photo', 'gift', 'call', 'question', 'order')
);
