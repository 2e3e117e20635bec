-- Service requests are found by the one search too, but for those that were merged into others.
create index service_requests_title on service_requests (agency_id, lower(title)) where merged_into is null;
select make_searched('service_requests', 'lower(title)', 'title', 'search_text', 'merged_into is null', 'created_at desc', $$
  select service_requests.state, service_requests.account_id, coalesce(
    (select a.name from public.accounts a where a.agency_id = service_requests.agency_id and a.id = service_requests.account_id),
    service_requests.client_name) $$);

-- Records of every kind, found in one call: to make the settings and change the role for each kind took as long as to find. `@@` is not
-- leakproof, so under row-level security it would use no index: the function reads as the owner, and those of 027 name the agency themselves.
create function find_records(typed text, words text[], strictly tsquery, loosely tsquery, glance integer, most integer)
  returns table (kind text, id uuid, likeness integer, title text, type text, account_id uuid, account text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  as $find$
    begin
      return query select 'ACCOUNT', found.* from public.find_accounts(typed, words, strictly, loosely, glance, most) as found;
      return query select 'WORKSPACE', found.* from public.find_workspaces(typed, words, strictly, loosely, glance, most) as found;
      return query select 'POLICY', found.* from public.find_policies(typed, words, strictly, loosely, glance, most) as found;
      return query select 'CERTIFICATE', found.* from public.find_certificates(typed, words, strictly, loosely, glance, most) as found;
      return query select 'REQUEST', found.* from public.find_service_requests(typed, words, strictly, loosely, glance, most) as found;
      return query select 'CONTACT', found.* from public.find_contacts(typed, words, strictly, loosely, glance, most) as found;
    end
  $find$;
revoke execute on function find_records from public;
grant execute on function find_records to cara_app;
