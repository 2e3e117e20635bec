-- One helper makes a table a tenant's: a migration that creates a table with an agency_id calls it once.
create function make_tenant_table(t regclass) returns void language plpgsql set search_path = pg_catalog, public
  as $$
    begin
      execute format('alter table %s enable row level security', t);
      execute format('alter table %s force row level security', t);
      execute format('create policy own_agency on %s to cara_app using (agency_id = public.current_agency())', t);
      execute format('create policy owner on %s to %I using (true)', t, current_user);
      execute format('grant select, insert, update, delete on %s to cara_app', t);
    end
  $$;
revoke execute on function make_tenant_table from public;

-- Cara acts for the user who asked.
alter table runs add column asked_by uuid references agency_users;
update runs set asked_by = (select agency_user_id from workspaces where workspaces.id = runs.workspace_id);

-- A message that was typed while Cara works waits in line until the run before it has ended.
alter table messages
  add column said_by uuid references agency_users,
  add column in_line boolean not null default false;

-- A version of an artifact names who made it and why. Typing goes on in one version, and counts its saves in `edits`.
alter table artifacts
  add column made_by uuid references agency_users,
  add column reason text not null default 'CARA',
  add column restored_from integer,
  add column edits integer not null default 0;
update artifacts set reason = 'EDITED' where version > 1;

-- The words of a thought while it grows, beside the event they belong to: short rows that are only added, so that keeping a
-- word never writes the whole text again. They go when the thought is written whole. `start` counts UTF-16 code units, as
-- both sides do. No foreign key: its check would lock the event's row at every word.
create table event_words (
  agency_id uuid not null references agencies,
  event_id uuid not null,
  start integer not null,
  words text not null,
  primary key (agency_id, event_id, start)
);
select make_tenant_table('event_words');

drop function append_words, events_since;

-- Keeps the words that all runs of a process were told in a frame: [{agency, event, start, words}]. Many agencies are written
-- in one statement, so the function names the agency itself, and takes words only for an event of that agency that is open.
create function keep_words(entries jsonb, news text[]) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    insert into event_words (agency_id, event_id, start, words)
      select e.agency, e.event, e.start, e.words
      from jsonb_to_recordset(entries) as e(agency uuid, event uuid, start integer, words text)
      join plan_stage_events open on open.id = e.event and open.agency_id = e.agency and open.state = 'IN_PROGRESS'
      on conflict do nothing;
    select pg_notify('words', one) from unnest(news) as one;
  $$;
revoke execute on function keep_words from public;
grant execute on function keep_words to cara_app;

-- Columns that hold one of a list of shared/ have their checks from the lists (server/db/checks.ts).
alter table agency_users drop constraint agency_users_state_check;
alter table files drop constraint files_state_check;
alter table workspaces drop constraint workspaces_state_check, drop constraint workspaces_schema_version_check;
alter table messages drop constraint messages_role_check;
alter table runs drop constraint runs_state_check;
alter table plan_stages drop constraint plan_stages_type_check, drop constraint plan_stages_state_check;
alter table plan_stage_events drop constraint plan_stage_events_type_check, drop constraint plan_stage_events_state_check;
alter table artifacts drop constraint artifacts_type_check;
