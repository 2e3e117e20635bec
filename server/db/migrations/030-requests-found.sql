-- Service requests are found by the one search too, but for those that were merged into others.
create index service_requests_title on service_requests (agency_id, lower(title)) where merged_into is null;
select make_searched('service_requests', 'lower(title)', 'title', 'search_text', 'merged_into is null', 'created_at desc', $$
  select service_requests.state, service_requests.account_id, coalesce(
    (select a.name from public.accounts a where a.agency_id = service_requests.agency_id and a.id = service_requests.account_id),
    service_requests.client_name) $$);
