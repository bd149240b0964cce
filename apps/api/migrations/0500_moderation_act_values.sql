-- Values that an act changed, apart from its reason. Null for acts that change none, and for those before.
alter table staff_act add column before text, add column after text;
