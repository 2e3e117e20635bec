-- The client a workspace is about: what the agency keeps of it is what Cara answers from there.
alter table workspaces add column account_id uuid,
  add foreign key (agency_id, account_id) references accounts (agency_id, id);
create index workspaces_account on workspaces (agency_id, account_id, created_at desc, id desc) where account_id is not null;
