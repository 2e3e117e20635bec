-- The agency's own library, and how Cara finds passages in it (decision 116).
create table knowledge_bases (
  agency_id uuid not null references agencies,
  id uuid not null,
  title text not null,
  created_by uuid references agency_users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  rev integer not null default 1,
  primary key (agency_id, id)
);
create index knowledge_bases_first on knowledge_bases (agency_id, created_at, id);
select make_tenant_table('knowledge_bases');

create sequence knowledge_numbers as integer;
grant usage on sequence knowledge_numbers to cara_app;
create table knowledge_documents (
  agency_id uuid not null references agencies,
  id uuid not null,
  -- Names it in the index of words: a number takes a tenth of an id.
  number integer not null default nextval('knowledge_numbers'),
  base_id uuid not null,
  title text not null,
  -- The text of one that was written here, as safe HTML; null for an upload. Its words are read from its file as well.
  content text,
  file_id uuid not null references files,
  -- The file that the index was made of: an earlier version until the newest one is indexed.
  indexed_file_id uuid references files,
  -- What it says of itself.
  summary text,
  purpose text,
  status text not null default 'UNKNOWN' check (status in ('UNKNOWN', 'INDEXING', 'COMPLETED', 'FAILED')),
  error text,
  progress real not null default 0,
  started_at timestamptz,
  completed_at timestamptz,
  page_count integer not null default 0,
  passage_count integer not null default 0,
  -- The presets in whose runs it is a rule of the agency.
  rule_for text[] not null default '{}',
  created_by uuid references agency_users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  rev integer not null default 1,
  primary key (agency_id, id),
  unique (agency_id, number),
  foreign key (agency_id, base_id) references knowledge_bases (agency_id, id)
);
create index knowledge_documents_title on knowledge_documents (agency_id, base_id, lower(title), id);
create index knowledge_documents_created on knowledge_documents (agency_id, base_id, created_at desc, id desc);
create index knowledge_documents_waiting on knowledge_documents (agency_id, created_at, id) where status in ('UNKNOWN', 'INDEXING');
create index knowledge_documents_file on knowledge_documents (agency_id, file_id);
create index knowledge_documents_indexed_file on knowledge_documents (agency_id, indexed_file_id);
select make_tenant_table('knowledge_documents');

-- A few neighboring lines of a page, in their order.
create table knowledge_passages (
  agency_id uuid not null references agencies,
  number integer not null,
  at integer not null,
  page integer not null,
  words text not null,
  primary key (agency_id, number, at),
  foreign key (agency_id, number) references knowledge_documents (agency_id, number) on delete cascade
);
select make_tenant_table('knowledge_passages');

-- In which passages of a document a stem stands, and how often (server/domains/knowledge/postings.ts).
create table knowledge_terms (
  agency_id uuid not null references agencies,
  term text collate "C" not null,
  number integer not null,
  -- In how many passages.
  held integer not null,
  postings bytea not null,
  primary key (agency_id, term, number) include (held),
  foreign key (agency_id, number) references knowledge_documents (agency_id, number) on delete cascade
);
create index knowledge_terms_document on knowledge_terms (agency_id, number);
select make_tenant_table('knowledge_terms');

-- What Cara found there for a conversation: its pages may be cited in it. `place` names it to a model (K1, K2, …).
create table workspace_knowledge (
  agency_id uuid not null references agencies,
  workspace_id uuid not null references workspaces on delete cascade,
  document_id uuid not null,
  place integer not null,
  primary key (agency_id, workspace_id, document_id),
  foreign key (agency_id, document_id) references knowledge_documents (agency_id, id) on delete cascade
);
create index workspace_knowledge_document on workspace_knowledge (agency_id, document_id);
select make_tenant_table('workspace_knowledge');
select show_seer('workspace_knowledge', 'public.sees_workspace(workspace_id)');

-- What is in the library is the agency's, as a preset's files are.
create or replace function sees_file(file uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from files where agency_id = current_agency() and id = file and created_by = seer())
      or exists (select from message_files where agency_id = current_agency() and file_id = file and sees_workspace(workspace_id))
      or exists (select from policy_files where agency_id = current_agency() and file_id = file and sees_policy(policy_id))
      or exists (select from account_files where agency_id = current_agency() and id = file and sees_account(account_id))
      or exists (select from service_request_files where agency_id = current_agency() and file_id = file and sees_request(request_id))
      or exists (select from preset_files where agency_id = current_agency() and file_id = file)
      or exists (select from knowledge_documents where agency_id = current_agency() and file in (file_id, indexed_file_id))
  $$;
