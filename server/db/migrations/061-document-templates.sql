-- Documents whose [[WORDS]] are places to fill (decision 112). A template is the agency's: everybody in it sees it.
create table document_templates (
  agency_id uuid not null references agencies,
  id uuid not null,
  title text not null,
  title_sort text not null generated always as (lower(title)) stored,
  html text not null,
  -- How many places its text has.
  places integer not null,
  created_by uuid references agency_users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  rev integer not null default 1,
  primary key (agency_id, id)
);
create index document_templates_listed on document_templates (agency_id, title_sort, id);
create index document_templates_changed on document_templates (agency_id, updated_at desc, id desc);
select make_tenant_table('document_templates');
