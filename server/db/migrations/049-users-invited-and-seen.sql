-- When a user was last here. A session says what it is of and where from.
alter table agency_users add column seen_at timestamptz;
alter table sessions
  add column user_agent text not null default '',
  add column network text,
  add column seen_at timestamptz not null default now();
update agency_users u set seen_at = (select max(s.created_at) from sessions s where s.agency_user_id = u.id);

-- A link by e-mail that signs a new user in once. Only its hash is kept.
create table invitations (
  id uuid primary key,
  agency_id uuid not null references agencies,
  agency_user_id uuid not null references agency_users,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitations_user on invitations (agency_id, agency_user_id, created_at desc);
select make_tenant_table('invitations');

-- A new e-mail address of a user, until a code sent to the old one and a code sent to the new one were both entered.
create table email_changes (
  agency_id uuid not null references agencies,
  agency_user_id uuid not null references agency_users,
  email text not null,
  current_code_hash bytea not null,
  new_code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (agency_id, agency_user_id)
);
select make_tenant_table('email_changes');

-- A link names an invitation before an agency is known.
create function find_invitation(hash bytea) returns table (id uuid, agency_id uuid, agency_user_id uuid, agency_name text, email text,
    expires_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select i.id, i.agency_id, i.agency_user_id, a.name, u.email, i.expires_at, i.used_at
    from invitations i join agency_users u on u.id = i.agency_user_id join agencies a on a.id = i.agency_id
    where i.token_hash = hash and u.state = 'ACTIVE'
  $$;

revoke execute on function find_invitation from public;
grant execute on function find_invitation to cara_app;
