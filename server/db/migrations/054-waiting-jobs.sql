-- Jobs of agencies whose subscription has expired: set aside by the queue, and queued again once it is renewed (decision 102).
create table waiting_jobs (
  agency_id uuid not null references agencies,
  name text not null,
  payload jsonb not null,
  primary key (agency_id, name, payload)
);
select make_tenant_table('waiting_jobs');

-- What is open in a browser looks again at whatever changes, not at the state alone.
drop trigger tell_of_subscription on subscriptions;
create trigger tell_of_subscription after update on subscriptions for each row
  when (old is distinct from new) execute function tell_of_subscription();
