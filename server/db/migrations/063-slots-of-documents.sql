-- The input of a preset's dialog that a document on file was put in ('[Policy]'); '' for none. A file that was sent carries it in its name.
alter table message_files add column slot text not null default '';
