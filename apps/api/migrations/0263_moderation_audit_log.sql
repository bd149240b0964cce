-- The audit log is read by act too.
create index staff_act_act on staff_act (act text_pattern_ops, id desc);
