-- Follow-up tasks: something to do about one record by a day of the agency's calendar.
create table tasks (
  agency_id uuid not null references agencies,
  id uuid not null,
  title text not null,
  due_on date not null,
  -- Null for nobody in particular.
  assignee_id uuid references agency_users,
  account_id uuid,
  policy_id uuid,
  request_id uuid,
  created_at timestamptz not null,
  created_by uuid references agency_users,
  done_at timestamptz,
  done_by uuid references agency_users,
  rev integer not null default 1,
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references accounts (agency_id, id) on delete cascade,
  foreign key (agency_id, policy_id) references policies (agency_id, id) on delete cascade,
  foreign key (agency_id, request_id) references service_requests (agency_id, id) on delete cascade,
  constraint tasks_of_one_record check (num_nonnulls(account_id, policy_id, request_id) = 1)
);
create index tasks_open on tasks (agency_id, assignee_id, due_on, id) where done_at is null;
create index tasks_done on tasks (agency_id, done_at desc) where done_at is not null;
create index tasks_account on tasks (agency_id, account_id, due_on, id) where account_id is not null;
create index tasks_policy on tasks (agency_id, policy_id, due_on, id) where policy_id is not null;
create index tasks_request on tasks (agency_id, request_id, due_on, id) where request_id is not null;
select make_tenant_table('tasks');
