-- What each agency pays for and may use. An agency that runs Cara itself begins without limits and without a bill (decision 096).
create table subscriptions (
  agency_id uuid primary key references agencies,
  plan text not null default 'ENTERPRISE',
  period text not null default 'ANNUAL',
  state text not null default 'ACTIVE',
  -- Null where seats are not counted.
  seats integer check (seats >= 1),
  -- All of them, the one included among them.
  voice_agents integer not null default 1 check (voice_agents >= 1),
  -- Prices and limits that were agreed with the agency, in place of the plan's.
  prices jsonb,
  limits jsonb,
  trial_ends_on date,
  -- The period that is paid for: its first day, and the day the next one begins.
  period_starts_on date,
  period_ends_on date,
  -- Until when agreed prices hold.
  contract_ends_on date,
  state_since timestamptz not null default now(),
  rev integer not null default 1,
  constraint subscriptions_trial check (state <> 'TRIAL' or trial_ends_on is not null),
  constraint subscriptions_period check (period_ends_on > period_starts_on)
);
select make_tenant_table('subscriptions');
insert into subscriptions (agency_id) select id from agencies;

-- Every agency has one from its first moment.
create function begin_subscription() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
  begin
    insert into public.subscriptions (agency_id) values (new.id);
    return new;
  end
$$;
revoke execute on function begin_subscription from public;
create trigger begin_subscription after insert on agencies for each row execute function begin_subscription();
