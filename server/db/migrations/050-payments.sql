-- What connects an agency with the payment provider (decision 099). One act at a time speaks to the provider for an agency: whoever has the
-- turn has it until `busy_until`, and keeps for a client's key from when it prorates and how often the provider refused.
create table payment_accounts (
  agency_id uuid primary key references agencies,
  customer_id text unique,
  subscription_id text unique,
  turn uuid,
  busy_until timestamptz,
  change_key uuid,
  change_at timestamptz,
  change_try integer not null default 0
);
select make_tenant_table('payment_accounts');

-- As of which second a change was previewed: it is charged as of that second.
create table payment_previews (
  agency_id uuid not null references agencies,
  quote text not null,
  prorates_at timestamptz not null,
  primary key (agency_id, quote)
);
select make_tenant_table('payment_previews');

-- What the provider told, each event once.
create table payment_events (
  event_id text primary key,
  agency_id uuid not null references agencies,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_agency on payment_events (agency_id, received_at);
select make_tenant_table('payment_events');

-- Keeps an event of a customer and says whose it is; null when it was kept before, or nobody's. No agency is known before.
create function keep_payment_event(event text, customer text, kind text, at timestamptz) returns uuid
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    insert into payment_events (event_id, agency_id, type, received_at)
      select event, a.agency_id, kind, at from payment_accounts a where a.customer_id = customer
      on conflict do nothing
      returning agency_id
  $$;
