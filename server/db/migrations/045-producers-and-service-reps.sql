-- Who of the agency brought a client or a policy in, and who serves it.
alter table policies
  add column producer_id uuid references agency_users,
  add column service_rep_id uuid references agency_users;
create index policies_producer on policies (agency_id, producer_id, created_at desc, id desc) where deleted_at is null;
create index policies_service_rep on policies (agency_id, service_rep_id, created_at desc, id desc) where deleted_at is null;

alter table accounts
  add column producer_id uuid references agency_users,
  add column service_rep_id uuid references agency_users;
create index accounts_producer on accounts (agency_id, producer_id, sort_name, id) where merged_into is null;
create index accounts_service_rep on accounts (agency_id, service_rep_id, sort_name, id) where merged_into is null;
