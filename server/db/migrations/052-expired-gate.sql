-- Whether the agency's subscription has expired is known with the session: every door asks for it.
drop function find_session(bytea);
create function find_session(hash bytea)
  returns table (id uuid, agency_id uuid, agency_user_id uuid, is_expired boolean)
  language sql stable security definer set search_path = public
  as $$
    select s.id, s.agency_id, s.agency_user_id, p.state = 'EXPIRED'
    from sessions s
      join agency_users u on u.id = s.agency_user_id
      join subscriptions p on p.agency_id = s.agency_id
    where s.token_hash = hash and s.expires_at > now() and u.state = 'ACTIVE'
  $$;

-- Runs of an agency whose subscription has expired wait for its renewal.
create or replace function open_runs() returns table (id uuid, agency_id uuid, state text)
  language sql stable security definer set search_path = public
  as $$
    select r.id, r.agency_id, r.state from runs r join subscriptions p on p.agency_id = r.agency_id
    where r.state in ('QUEUED', 'RUNNING') and p.state <> 'EXPIRED' order by r.created_at limit 500
  $$;

-- What is open in a browser looks again at once.
create function tell_of_subscription() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    perform pg_notify('user', u.id::text) from agency_users u where u.agency_id = new.agency_id;
    return null;
  end
$$;
revoke execute on function tell_of_subscription from public;
create trigger tell_of_subscription after update on subscriptions for each row
  when (old.state is distinct from new.state) execute function tell_of_subscription();
