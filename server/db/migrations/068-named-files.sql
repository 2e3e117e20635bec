-- Whether the user named the file in the message with "@": what is asked there is asked of it.
alter table message_files add column named boolean not null default false;
