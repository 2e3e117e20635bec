-- What somebody does for a business. Who is the primary contact says the order.
alter table account_contacts add column role text not null default 'OTHER';

-- Documents of a client that belong to no single policy. `id` is the file's.
create table account_files (
  agency_id uuid not null references agencies,
  id uuid not null references files,
  account_id uuid not null,
  type text not null,
  notes text,
  created_by uuid references agency_users,
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references accounts (agency_id, id) on delete cascade
);
create index account_files_newest on account_files (agency_id, account_id, created_at desc, id desc);
select make_tenant_table('account_files');
