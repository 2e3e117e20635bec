-- Files of accounts and policies that an agency brings along. A file is kept as its rows; nothing of it is a record before it is imported.
create table imports (
  agency_id uuid not null references agencies,
  id uuid not null,
  kind text not null,
  file_name text not null,
  state text not null,
  -- The sheets that hold rows, with their columns as they are matched; the one that is looked at is `sheet`.
  sheets jsonb not null,
  sheet integer not null default 0,
  -- How far it is in the state it is in: the last row that was done, how many were, and of how many.
  at_row integer not null default 0,
  done integer not null default 0,
  total integer not null,
  -- How many rows come to what, and what an undo came to.
  counts jsonb not null default '{}',
  asked_by uuid references agency_users,
  undone_by uuid references agency_users,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, id)
);
create index imports_created on imports (agency_id, created_at desc, id desc);

create table import_rows (
  agency_id uuid not null references agencies,
  import_id uuid not null,
  sheet integer not null,
  -- Its number in the file, as a spreadsheet counts.
  position integer not null,
  cells text[] not null,
  -- By what two rows of a file are told to speak of one record, and what the row says in all.
  keys text[] not null default '{}',
  said text,
  -- Another row that speaks of the same record, and whether it says something else.
  twin integer,
  twin_differs boolean not null default false,
  outcome text,
  -- What the record is called, what becomes of it field by field, and why it is refused.
  title text not null default '',
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- The record that is changed, or the account that a policy is created for.
  about_id uuid,
  -- The record that was written, and what is needed to take it back; null for a row that wrote nothing.
  written jsonb,
  -- Whether an undo came by, and why the record was kept.
  undone boolean not null default false,
  kept text,
  primary key (agency_id, import_id, sheet, position),
  foreign key (agency_id, import_id) references imports (agency_id, id) on delete cascade
);

-- What an account was called in the system it came from, so that later files refer to it.
create table import_references (
  agency_id uuid not null references agencies,
  reference_key text not null,
  record_id uuid not null,
  import_id uuid not null,
  primary key (agency_id, reference_key),
  foreign key (agency_id, record_id) references accounts (agency_id, id) on delete cascade
);
create index import_references_record on import_references (agency_id, record_id);

select make_tenant_table(name::regclass) from unnest(array['imports', 'import_rows', 'import_references']) as name;
