-- What leaves the house after a commit: mail now, later calls and writes to other systems. A row is added in the transaction
-- that decides it, and delivered by a job. `key` is the same for the same effect, however often it is asked for or tried.
create table effects (
  id uuid primary key,
  -- Null for what leaves before anybody is signed in.
  agency_id uuid references agencies,
  kind text not null,
  key text not null unique,
  -- Forgotten once it is over.
  payload jsonb,
  state text not null default 'WAITING',
  tries integer not null default 0,
  -- Until when a delivery is under way; one that died lets go of it then.
  taken_until timestamptz,
  error text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index effects_agency on effects (agency_id, created_at desc);
create index effects_given_up on effects (agency_id, ended_at) where state = 'GAVE_UP';
select make_tenant_table('effects');

-- Doors for what has no agency yet, and for the job that delivers for all of them.
create function add_effect(id uuid, agency uuid, kind text, key text, payload jsonb, expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    insert into effects (id, agency_id, kind, key, payload, expires_at) values ($1, $2, $3, $4, $5, $6)
      on conflict do nothing
  $$;

-- One delivery at a time: a row that is under way elsewhere is answered with `taken`, so that the queue comes back to it.
create function take_effect(effect uuid, at timestamptz, lease interval)
  returns table (taken boolean, kind text, key text, payload jsonb, tries integer, expires_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    #variable_conflict use_column
    begin
      return query update public.effects e set tries = e.tries + 1, taken_until = at + lease
        where e.id = effect and e.state = 'WAITING' and (e.taken_until is null or e.taken_until <= at)
        returning false, e.kind, e.key, e.payload, e.tries, e.expires_at;
      if not found then
        return query select true, e.kind, e.key, null::jsonb, e.tries, e.expires_at from public.effects e
          where e.id = effect and e.state = 'WAITING';
      end if;
    end
  $$;

-- A try that failed lets the next one begin at once.
create function release_effect(effect uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$ update effects set taken_until = null where id = effect and state = 'WAITING' $$;

create function end_effect(effect uuid, ending text, why text, at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update effects set state = ending, error = why, ended_at = at, payload = case when ending = 'GAVE_UP' then payload end
    where id = effect
  $$;

-- A code belongs to the browser that asked for it: its guesses count for themselves, so that nobody else can use them up.
alter table sign_in_codes add column attempt_hash bytea, add column tries_elsewhere integer not null default 0;

-- Browsers that have signed in as an address before.
create table known_devices (
  token_hash bytea primary key,
  address_hash bytea not null,
  seen_at timestamptz not null
);
create index known_devices_seen on known_devices (seen_at);
grant select, insert, update, delete on known_devices to cara_app;

revoke execute on function add_effect, take_effect, release_effect, end_effect from public;
grant execute on function add_effect, take_effect, release_effect, end_effect to cara_app;
