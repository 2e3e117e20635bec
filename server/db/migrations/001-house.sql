-- Agencies are tenants: every table with an agency_id lets a transaction see only the agency named by the setting
-- cara.agency_id. The rules at the end of this file are put on every such table, and a test walks the catalogue for gaps.

create function current_agency() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('cara.agency_id', true), '')::uuid $$;

create table agencies (
  id uuid primary key,
  name text not null,
  mailing_address jsonb not null default '{}',
  phone text,
  created_at timestamptz not null default now()
);

create table agency_users (
  id uuid primary key,
  agency_id uuid not null references agencies,
  email text not null,
  name text not null,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'DISABLED')),
  created_at timestamptz not null default now()
);
create unique index agency_users_email on agency_users (lower(email));
create index agency_users_agency on agency_users (agency_id, name, id);

create table sessions (
  id uuid primary key,
  agency_id uuid not null references agencies,
  agency_user_id uuid not null references agency_users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (agency_id, agency_user_id);

-- Codes belong to an address, known or not, so that both are treated alike.
create table sign_in_codes (
  id uuid primary key,
  address_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_codes_address on sign_in_codes (address_hash, created_at desc);

-- How often something happened in a window, by key ("code:<address hash>"). Counts guesses, not requests.
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table files (
  id uuid primary key,
  agency_id uuid not null references agencies,
  name text not null,
  mime_type text not null,
  size bigint not null,
  sha256 text not null,
  blob_key text not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'READING', 'READ', 'FAILED')),
  progress real not null default 0,
  error text,
  reading_kind text,
  kind text,
  page_count integer,
  warnings jsonb not null default '[]',
  facts jsonb,
  created_by uuid references agency_users,
  created_at timestamptz not null default now()
);
create index files_agency on files (agency_id, created_at desc);

create table file_pages (
  agency_id uuid not null references agencies,
  file_id uuid not null references files on delete cascade,
  number integer not null,
  page jsonb not null,
  words tsvector not null,
  primary key (agency_id, file_id, number)
);

create table workspaces (
  id uuid primary key,
  agency_id uuid not null references agencies,
  agency_user_id uuid references agency_users,
  title text not null,
  title_edited boolean not null default false,
  state text not null default 'CREATED' check (state in ('CREATED', 'WAITING_FOR_INPUT', 'WORKING', 'IDLE')),
  preset text,
  client_name text,
  keywords text[] not null default '{}',
  schema_version text not null default 'V1' check (schema_version in ('V0', 'V1')),
  client_key uuid,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts the changes of a workspace; each changed row carries the count it was changed at, so a watcher reads what is new.
  rev bigint not null default 0
);
create index workspaces_recent on workspaces (agency_id, updated_at desc, id desc) where archived_at is null;
create unique index workspaces_client_key on workspaces (agency_id, client_key);

create table messages (
  id uuid primary key,
  agency_id uuid not null references agencies,
  workspace_id uuid not null references workspaces on delete cascade,
  role text not null check (role in ('AGENT', 'TOOL_INVOCATION', 'TOOL_RESULT', 'USER')),
  content text not null,
  citations jsonb not null default '[]',
  choices jsonb not null default '[]',
  client_key uuid,
  created_at timestamptz not null default now(),
  rev bigint not null
);
create index messages_workspace on messages (agency_id, workspace_id, created_at, id);
create unique index messages_client_key on messages (agency_id, workspace_id, client_key);

create table message_files (
  agency_id uuid not null references agencies,
  message_id uuid not null references messages on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  file_id uuid not null references files,
  position integer not null,
  primary key (agency_id, message_id, file_id)
);
create index message_files_workspace on message_files (agency_id, workspace_id);
create index message_files_file on message_files (agency_id, file_id);

create table runs (
  id uuid primary key,
  agency_id uuid not null references agencies,
  workspace_id uuid not null references workspaces on delete cascade,
  message_id uuid not null references messages,
  state text not null default 'QUEUED'
    check (state in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT', 'SUCCESS', 'FAILED', 'STOPPED')),
  model text not null,
  error text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  milliseconds integer not null default 0,
  stop_requested boolean not null default false,
  -- Steps done before the last retry: the limits of a run count from there.
  steps_before integer not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  rev bigint not null
);
create index runs_workspace on runs (agency_id, workspace_id, created_at desc);
create index runs_open on runs (created_at) where state in ('QUEUED', 'RUNNING');
-- One run at a time works in a workspace.
create unique index runs_one_open on runs (workspace_id) where state in ('QUEUED', 'RUNNING', 'WAITING_FOR_INPUT');

-- What the model answered, step by step; with tool_results this is all that is needed to go on after a crash.
create table run_steps (
  agency_id uuid not null references agencies,
  run_id uuid not null references runs on delete cascade,
  number integer not null,
  -- The user's message it answers: a run that asked back goes on with the answer.
  message_id uuid not null references messages,
  content jsonb not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  model text not null,
  milliseconds integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (agency_id, run_id, number)
);

create table tool_results (
  agency_id uuid not null references agencies,
  run_id uuid not null references runs on delete cascade,
  call_id text not null,
  output jsonb not null,
  refused boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (agency_id, run_id, call_id)
);

create table plan_stages (
  id uuid primary key,
  agency_id uuid not null references agencies,
  workspace_id uuid not null references workspaces on delete cascade,
  run_id uuid not null references runs on delete cascade,
  message_id uuid references messages,
  type text not null check (type in ('PROCESS_ATTACHMENTS', 'TASK')),
  state text not null default 'PLANNED' check (state in ('PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED')),
  started_at timestamptz,
  ended_at timestamptz,
  result text,
  error text,
  progress jsonb,
  created_at timestamptz not null default now(),
  rev bigint not null
);
create index plan_stages_workspace on plan_stages (agency_id, workspace_id, created_at, id);
create index plan_stages_run on plan_stages (agency_id, run_id);

create table plan_stage_events (
  id uuid primary key,
  agency_id uuid not null references agencies,
  workspace_id uuid not null references workspaces on delete cascade,
  stage_id uuid not null references plan_stages on delete cascade,
  step integer not null,
  part integer not null,
  type text not null check (type in ('THOUGHT', 'TOOL_CALL')),
  state text not null check (state in ('PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED')),
  title text not null,
  content text not null default '',
  -- Goes up when content is started anew, so a watcher knows to throw away what it has.
  restarts integer not null default 0,
  tool_call jsonb,
  error text,
  started_at timestamptz,
  ended_at timestamptz,
  rev bigint not null
);
create index plan_stage_events_stage on plan_stage_events (agency_id, stage_id, step, part);
create index plan_stage_events_rev on plan_stage_events (agency_id, workspace_id, rev);

create table artifacts (
  agency_id uuid not null references agencies,
  workspace_id uuid not null references workspaces on delete cascade,
  id uuid not null,
  version integer not null,
  stage_id uuid not null references plan_stages,
  type text not null check (type in ('DOCUMENT', 'DOCUMENT_HTML', 'EMAIL', 'HTML_DOCUMENT', 'PDF_FILE')),
  title text not null,
  body jsonb not null,
  blob_key text,
  created_at timestamptz not null default now(),
  rev bigint not null,
  primary key (agency_id, id, version)
);
create index artifacts_workspace on artifacts (agency_id, workspace_id, created_at);

create table form_templates (
  id uuid primary key,
  agency_id uuid not null references agencies,
  form text not null,
  edition text,
  file_name text not null,
  blob_key text not null,
  matched jsonb not null,
  unmatched jsonb not null,
  missing jsonb not null,
  licence_confirmed_at timestamptz not null,
  licence_confirmed_by uuid not null references agency_users,
  created_at timestamptz not null default now()
);
create unique index form_templates_form on form_templates (agency_id, form);

-- Doors without an agency yet: sign-in looks an address up, a cookie names a session, a worker looks for runs to go on with.
create function find_user_by_email(address text) returns table (id uuid, agency_id uuid, name text, email text, state text)
  language sql stable security definer set search_path = public
  as $$ select id, agency_id, name, email, state from agency_users where lower(email) = lower(address) $$;

create function find_session(hash bytea) returns table (id uuid, agency_id uuid, agency_user_id uuid)
  language sql stable security definer set search_path = public
  as $$
    select s.id, s.agency_id, s.agency_user_id from sessions s join agency_users u on u.id = s.agency_user_id
    where s.token_hash = hash and s.expires_at > now() and u.state = 'ACTIVE'
  $$;

create function open_runs() returns table (id uuid, agency_id uuid, state text)
  language sql stable security definer set search_path = public
  as $$ select id, agency_id, state from runs where state in ('QUEUED', 'RUNNING') order by created_at limit 500 $$;

-- Full-text operators are not leakproof, so under row-level security they cannot use what narrows a search first.
-- This function names the agency itself.
create function search_pages(files uuid[], question tsquery, most integer)
  returns table (file_id uuid, number integer, rank real)
  language sql stable security definer set search_path = public
  as $$
    select p.file_id, p.number, ts_rank(p.words, question) as rank from file_pages p
    where p.agency_id = current_agency() and p.file_id = any (files) and p.words @@ question
    order by rank desc, p.file_id, p.number limit most
  $$;

do $$
declare t record;
begin
  for t in
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'agency_id'
  loop
    execute format('alter table %I enable row level security', t.table_name);
    execute format('alter table %I force row level security', t.table_name);
    execute format('create policy own_agency on %I to cara_app using (agency_id = current_agency())', t.table_name);
    execute format('create policy owner on %I to %I using (true)', t.table_name, current_user);
  end loop;
  alter table agencies enable row level security;
  alter table agencies force row level security;
  create policy own_agency on agencies to cara_app using (id = current_agency());
  -- The owner migrates, seeds and lends the functions above their eyes; the app never runs as the owner.
  execute format('create policy owner on agencies to %I using (true)', current_user);
end $$;

grant usage on schema public to cara_app;
grant select, insert, update, delete on all tables in schema public to cara_app;
revoke all on kysely_migration, kysely_migration_lock from cara_app;
