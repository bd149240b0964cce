-- French texts of the catalogue with a narrow no-break space before signs and inside « », as docs/words asks: an
-- ordinary one puts the sign alone at the start of a line. Templates of messages stay: they are recognized by their text
-- in what members have sent.
-- small table: a catalogue has some hundred questions
update question_text set text = replace(regexp_replace(text, ' ([?!:;»%])', E'\u202f\\1', 'g'), '« ', E'«\u202f')
where language = 'fr' and text ~ ' [?!:;»%]|« ';
-- small table: support has some dozens
update support_template_text
set content = replace(regexp_replace(content, ' ([?!:;»%])', E'\u202f\\1', 'g'), '« ', E'«\u202f')
where language = 'fr' and content ~ ' [?!:;»%]|« ';
-- small table: a shop has a few hundred products
update product_text
set description = replace(regexp_replace(description, ' ([?!:;»%])', E'\u202f\\1', 'g'), '« ', E'«\u202f')
where language = 'fr' and description ~ ' [?!:;»%]|« ';
