-- Where an agency's own blank has its boxes and words, by which papers of that edition are read. Null: the blank does not say.
alter table form_templates add column taught jsonb;
