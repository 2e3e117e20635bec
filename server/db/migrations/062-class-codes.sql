-- The agency's own table of GL class codes. An agency has one at most; the next import replaces it.
create table class_code_tables (
  agency_id uuid primary key references agencies,
  -- Another one with each import.
  id uuid not null,
  file_name text not null,
  -- How many codes it has.
  codes integer not null,
  -- What of the file was left out, a sentence each.
  notes text[] not null,
  imported_by uuid references agency_users,
  imported_at timestamptz not null
);
select make_tenant_table('class_code_tables');

create table class_codes (
  agency_id uuid not null references class_code_tables,
  code text not null,
  title text not null,
  -- In the order of the file.
  position integer not null,
  primary key (agency_id, code)
);
select make_tenant_table('class_codes');
