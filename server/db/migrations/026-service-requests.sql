-- What the agency's clients ask for, from open to resolved.
create table service_requests (
  agency_id uuid not null references agencies,
  id uuid not null,
  type text not null,
  state text not null default 'OPEN',
  channel text not null default 'STAFF',
  -- The client it is of; null where whoever asked is none of the agency's records.
  account_id uuid,
  client_name text,
  client_email text,
  client_phone text,
  details text,
  title text not null default '',
  -- What its type says besides: a holder, a question, a reason.
  data jsonb not null default '{}',
  policy_id uuid,
  assignee_id uuid references agency_users,
  due_at timestamptz,
  resolution_notes text,
  closed_at timestamptz,
  closed_by uuid references agency_users,
  -- The request this one was merged into: it is closed, and its history stays.
  merged_into uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts the changes, as the versions of its history are counted.
  rev integer not null default 1,
  due_sort timestamptz not null generated always as (coalesce(due_at, '9999-12-31 00:00:00+00')) stored,
  search_text text not null default '',
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references accounts (agency_id, id),
  foreign key (agency_id, policy_id) references policies (agency_id, id),
  foreign key (agency_id, merged_into) references service_requests (agency_id, id)
);
create index service_requests_opened on service_requests (agency_id, state, created_at desc, id desc);
create index service_requests_due on service_requests (agency_id, state, due_sort, id);
create index service_requests_updated on service_requests (agency_id, state, updated_at desc, id desc);
create index service_requests_all on service_requests (agency_id, created_at desc, id desc);
create index service_requests_account on service_requests (agency_id, account_id, created_at desc, id desc);
create index service_requests_all_due on service_requests (agency_id, due_sort, id);
create index service_requests_all_updated on service_requests (agency_id, updated_at desc, id desc);
-- What hangs on a policy is looked for before one is taken back.
create index service_requests_policy on service_requests (agency_id, policy_id) where policy_id is not null;
create index service_requests_assignee on service_requests (agency_id, assignee_id, due_sort, id) where state = 'OPEN';
create index service_requests_closed on service_requests (agency_id, closed_at desc) where closed_at is not null;
create index service_requests_search on service_requests using gin (agency_id, search_text gin_trgm_ops);

-- What a request is found by: its client, whoever asked, its type and what it says. A trigger writes it, since accounts change without it.
create function set_service_request_search_text() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      new.search_text = lower(concat_ws(' ',
        (select concat_ws(' ', a.name, a.dba) from accounts a where a.agency_id = new.agency_id and a.id = new.account_id),
        new.client_name, new.client_email, new.client_phone, replace(new.type, '_', ' '),
        new.title, left(new.data ->> 'question', 500), left(new.details, 500)));
      return new;
    end
  $$;
create trigger service_requests_search_text
  before insert or update of account_id, client_name, client_email, client_phone, type, title, data, details on service_requests
  for each row execute function set_service_request_search_text();

create function refresh_service_request_search_text() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      update service_requests set account_id = account_id where agency_id = new.agency_id and account_id = new.id;
      return null;
    end
  $$;
create trigger accounts_service_request_search after update of name, dba on accounts for each row
  when ((old.name, old.dba) is distinct from (new.name, new.dba)) execute function refresh_service_request_search_text();

-- Each state a request was in: who brought it about, and what it said then.
create table service_request_versions (
  agency_id uuid not null references agencies,
  request_id uuid not null,
  version integer not null,
  created_at timestamptz not null,
  update_types text[] not null,
  initiator_type text not null,
  initiator_id uuid,
  snapshot jsonb not null,
  -- Why it was reopened, which request was merged into it, what was added.
  about jsonb not null default '{}',
  primary key (agency_id, request_id, version),
  foreign key (agency_id, request_id) references service_requests (agency_id, id) on delete cascade
);

create table service_request_comments (
  agency_id uuid not null references agencies,
  id uuid not null,
  request_id uuid not null,
  content text not null,
  agency_user_id uuid references agency_users,
  created_at timestamptz not null,
  primary key (agency_id, id),
  foreign key (agency_id, request_id) references service_requests (agency_id, id) on delete cascade
);
create index service_request_comments_request on service_request_comments (agency_id, request_id, created_at, id);

-- Calls and mail threads a request came from, with what was said in them.
create table service_request_talks (
  agency_id uuid not null references agencies,
  id uuid not null,
  request_id uuid not null,
  kind text not null,
  began_at timestamptz not null,
  said jsonb not null,
  primary key (agency_id, id),
  foreign key (agency_id, request_id) references service_requests (agency_id, id) on delete cascade
);
create index service_request_talks_request on service_request_talks (agency_id, request_id, began_at, id);

-- Files that resolved a request, or came with a mail (`talk_id`).
create table service_request_files (
  agency_id uuid not null references agencies,
  request_id uuid not null,
  file_id uuid not null references files,
  talk_id uuid,
  position integer not null,
  primary key (agency_id, request_id, file_id),
  foreign key (agency_id, request_id) references service_requests (agency_id, id) on delete cascade,
  foreign key (agency_id, talk_id) references service_request_talks (agency_id, id) on delete cascade
);
create index service_request_files_file on service_request_files (agency_id, file_id);

select make_tenant_table(name::regclass) from unnest(array['service_requests', 'service_request_versions',
  'service_request_comments', 'service_request_talks', 'service_request_files']) as name;

-- The request a workspace was opened from.
alter table workspaces add column service_request_id uuid,
  add foreign key (agency_id, service_request_id) references service_requests (agency_id, id);
create index workspaces_service_request on workspaces (agency_id, service_request_id, created_at, id)
  where service_request_id is not null;
