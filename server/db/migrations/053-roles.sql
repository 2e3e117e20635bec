-- What a user may do, and which accounts a user sees (decision 101).
alter table agency_users
  add column role text not null default 'OWNER' check (role in ('OWNER', 'PRODUCER', 'SERVICE', 'READ_ONLY')),
  add column sees text not null default 'ALL_ACCOUNTS' check (sees in ('ALL_ACCOUNTS', 'ASSIGNED_ACCOUNTS')),
  add check (role <> 'OWNER' or sees = 'ALL_ACCOUNTS');

drop function find_user_by_email(text);
create function find_user_by_email(address text)
  returns table (id uuid, agency_id uuid, name text, email text, state text, role text, sees text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select id, agency_id, name, email, state, role, sees from agency_users where lower(email) = lower(address) $$;
revoke execute on function find_user_by_email from public;
grant execute on function find_user_by_email to cara_app;

-- The user of this transaction, where that user sees assigned accounts only; null where all are seen.
create function seer() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('cara.seer', true), '')::uuid $$;

-- Begins the work of a user in an agency, or of nobody, and gives the user's rights as they are now. No row for a user of another agency.
create function enter_agency(agency uuid, agency_user uuid) returns table (role text, sees text) language plpgsql
  as $$
    #variable_conflict use_column
    begin
      perform set_config('cara.agency_id', agency::text, true), set_config('cara.seer', '', true);
      if agency_user is null then return; end if;
      select u.role, u.sees into enter_agency.role, enter_agency.sees from public.agency_users u where u.id = agency_user;
      if not found then return; end if;
      if enter_agency.sees = 'ASSIGNED_ACCOUNTS' then
        perform set_config('cara.seer', agency_user::text, true), set_config('role', 'cara_seer', true);
      end if;
      return next;
    end
  $$;

-- The accounts that the seer is assigned to, with those that were merged into them.
create function seen_accounts() returns uuid[] language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with assigned as (
      select id from accounts where agency_id = current_agency() and (producer_id = seer() or service_rep_id = seer())
    )
    select array(select id from assigned union all
      select id from accounts where agency_id = current_agency() and merged_into in (select id from assigned))
  $$;

-- Whether the seer sees one record. What belongs to an account is seen with it, what belongs to none by who made it; a request or follow-up
-- also by whom it is assigned to.
create function sees_account(account uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from accounts a left join accounts kept on kept.agency_id = a.agency_id and kept.id = a.merged_into
      where a.agency_id = current_agency() and a.id = account
        and seer() in (a.producer_id, a.service_rep_id, kept.producer_id, kept.service_rep_id))
  $$;
create function sees_contact(contact uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from account_contacts where agency_id = current_agency() and contact_id = contact and sees_account(account_id))
  $$;
create function sees_policy(policy uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from policies where agency_id = current_agency() and id = policy and sees_account(account_id))
  $$;
create function sees_request(request uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from service_requests where agency_id = current_agency() and id = request
      and (assignee_id = seer() or sees_account(account_id)))
  $$;
create function sees_workspace(workspace uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from workspaces where agency_id = current_agency() and id = workspace
      and case when account_id is null then agency_user_id = seer() else sees_account(account_id) end)
  $$;
create function sees_file(file uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from files where agency_id = current_agency() and id = file and created_by = seer())
      or exists (select from message_files where agency_id = current_agency() and file_id = file and sees_workspace(workspace_id))
      or exists (select from policy_files where agency_id = current_agency() and file_id = file and sees_policy(policy_id))
      or exists (select from account_files where agency_id = current_agency() and id = file and sees_account(account_id))
      or exists (select from service_request_files where agency_id = current_agency() and file_id = file and sees_request(request_id))
  $$;

-- Shows a seer those rows of a table for which `seen` is true. The policy is of a role of its own, which a transaction takes for a seer: nothing
-- is asked where all is seen, and rows are counted without a look at them.
create function show_seer(t regclass, seen text) returns void language plpgsql set search_path = pg_catalog, public
  as $$
    begin
      execute format('create policy seen on %s as restrictive to cara_seer using (%s) with check (true)', t, seen);
    end
  $$;
revoke execute on function show_seer from cara_app;

-- By its own columns: a row that is being written is not among the accounts of the statement yet.
select show_seer('accounts', '(producer_id = (select public.seer()) or service_rep_id = (select public.seer()) '
  'or merged_into is not null and public.sees_account(id))');
select show_seer(t::regclass, 'account_id in (select id from public.accounts)')
  from unnest(array['account_contacts', 'account_files', 'certificate_batches', 'certificates', 'policies']) as t;
select show_seer('account_merges', 'public.sees_account(kept_id)');
select show_seer('history', 'account_id is null or account_id in (select id from public.accounts)');
select show_seer('service_requests', 'assignee_id = (select public.seer()) or account_id in (select id from public.accounts)');
select show_seer('tasks', 'assignee_id = (select public.seer()) or account_id in (select id from public.accounts) '
  'or policy_id in (select id from public.policies) or request_id in (select id from public.service_requests)');
select show_seer('workspaces', 'case when account_id is null then agency_user_id = (select public.seer()) '
  'else account_id in (select id from public.accounts) end');
select show_seer('contacts', 'public.sees_contact(id)');
select show_seer(t::regclass, 'public.sees_policy(policy_id)') from unnest(array['policy_cancellations', 'policy_files']) as t;
select show_seer(t::regclass, 'public.sees_request(request_id)')
  from unnest(array['service_request_comments', 'service_request_files', 'service_request_talks', 'service_request_versions']) as t;
select show_seer(t::regclass, 'public.sees_workspace(workspace_id)')
  from unnest(array['artifacts', 'message_files', 'messages', 'plan_stage_events', 'plan_stages', 'runs']) as t;
select show_seer('files', 'created_by = (select public.seer()) or public.sees_file(id)');
select show_seer('file_pages', 'public.sees_file(file_id)');
-- An import is of all accounts.
select show_seer(t::regclass, 'false') from unnest(array['imports', 'import_rows']) as t;

-- The one search reads as the owner and names the agency itself: it names what is seen as well.
do $$
declare searched record;
begin
  for searched in
    select * from (values
      ('accounts', 'id = any ((select public.seen_accounts())::uuid[])'),
      ('certificates', 'account_id = any ((select public.seen_accounts())::uuid[])'),
      ('contacts', 'public.sees_contact(id)'),
      ('policies', 'account_id = any ((select public.seen_accounts())::uuid[])'),
      ('service_requests', 'public.sees_request(id)'),
      ('workspaces', 'public.sees_workspace(id)')) as searched (name, seen)
  loop
    execute replace(pg_get_functiondef(to_regproc('find_' || searched.name)), 'agency_id = agency',
      format('agency_id = agency and ((select public.seer()) is null or %s)', searched.seen));
  end loop;
end $$;
