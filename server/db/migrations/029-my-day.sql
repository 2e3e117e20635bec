-- What somebody put off on My Day: it comes back at the time.
create table day_delays (
  agency_id uuid not null references agencies,
  agency_user_id uuid not null references agency_users,
  -- The kind and the id of what waits: "REQUEST:0190…".
  item text not null,
  until timestamptz not null,
  primary key (agency_id, agency_user_id, item)
);
select make_tenant_table('day_delays');

-- Workspaces in which Cara waits for an answer.
create index workspaces_waiting on workspaces (agency_id, updated_at, id)
  where state = 'WAITING_FOR_INPUT' and archived_at is null;

-- What was done today.
create index history_at on history (agency_id, at desc, id desc);
