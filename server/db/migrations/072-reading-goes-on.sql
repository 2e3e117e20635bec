-- What was read of a file so far, step by step: whoever goes on with it begins behind the last one. Once all is read, its pages take their place.
create table file_reading_steps (
  agency_id uuid not null references agencies,
  file_id uuid not null references files on delete cascade,
  -- The edition of the reader: what another one read is not gone on with.
  reader integer not null,
  step text not null,
  -- What the step gave, as JSON that a jsonb could not hold: it may name null characters.
  answer text not null,
  primary key (agency_id, file_id, reader, step)
);
select make_tenant_table('file_reading_steps');
select show_seer('file_reading_steps', 'public.sees_file(file_id)');

-- How often the reading of a file was begun since it last came further.
alter table files add column attempts integer not null default 0;
