-- Certificates of liability insurance, as they were issued: never changed, only replaced or revoked.
create table certificates (
  agency_id uuid not null references agencies,
  id uuid not null,
  account_id uuid not null,
  -- "2026-0042": the year and the place in it, in sequence for the agency.
  certificate_number text not null,
  holder_name text not null,
  holder_address jsonb not null default '{}',
  additional_insured boolean not null,
  description_of_operations text not null default '',
  form text not null,
  worksheet boolean not null,
  -- Every value that stands on it, with the record it is from and, where a file says so, its page.
  content jsonb not null,
  blob_key text not null,
  -- The certificate this one takes the place of.
  replaces uuid,
  batch_id uuid,
  revoked_at timestamptz,
  revoked_by uuid references agency_users,
  revoke_reason text,
  -- Whoever has it may ask whether the certificate is genuine; null when nobody may.
  check_token text,
  issued_by uuid references agency_users,
  created_at timestamptz not null,
  search_text text not null generated always as (lower(holder_name || ' ' || certificate_number)) stored,
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references accounts (agency_id, id),
  foreign key (agency_id, replaces) references certificates (agency_id, id)
);
create unique index certificates_number on certificates (agency_id, certificate_number);
create index certificates_account on certificates (agency_id, account_id, created_at desc, id desc);
create index certificates_created on certificates (agency_id, created_at desc, id desc);
create index certificates_batch on certificates (agency_id, batch_id) where batch_id is not null;
-- A certificate is replaced once at most.
create unique index certificates_replaced on certificates (agency_id, replaces) where replaces is not null;
create unique index certificates_check on certificates (check_token) where check_token is not null;

-- The policies a certificate speaks of, as they were on the day.
create table certificate_policies (
  agency_id uuid not null references agencies,
  certificate_id uuid not null,
  policy_id uuid not null,
  expires_at date not null,
  primary key (agency_id, certificate_id, policy_id),
  foreign key (agency_id, certificate_id) references certificates (agency_id, id) on delete cascade,
  foreign key (agency_id, policy_id) references policies (agency_id, id)
);
create index certificate_policies_policy on certificate_policies (agency_id, policy_id);

-- The last number given in a year. Its row is locked while one is given, so none is given twice; one whose drawing failed is left out.
create table certificate_numbers (
  agency_id uuid not null references agencies,
  year integer not null,
  last integer not null,
  primary key (agency_id, year)
);

-- One request for many holders, and what came of each.
create table certificate_batches (
  agency_id uuid not null references agencies,
  id uuid not null,
  account_id uuid not null,
  policy_ids uuid[] not null,
  description_of_operations text not null default '',
  -- How many lines named a holder that another line had named before.
  repeats integer not null default 0,
  asked_by uuid references agency_users,
  stop_requested boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references accounts (agency_id, id)
);
create index certificate_batches_account on certificate_batches (agency_id, account_id, created_at desc);

create table certificate_batch_items (
  agency_id uuid not null references agencies,
  batch_id uuid not null,
  position integer not null,
  holder_name text not null,
  holder_address jsonb not null default '{}',
  additional_insured boolean not null,
  state text not null default 'WAITING',
  -- Why it was blocked or could not be issued.
  message text,
  certificate_id uuid,
  primary key (agency_id, batch_id, position),
  foreign key (agency_id, batch_id) references certificate_batches (agency_id, id) on delete cascade
);

select make_tenant_table(name::regclass) from unnest(array['certificates', 'certificate_policies', 'certificate_numbers',
  'certificate_batches', 'certificate_batch_items']) as name;

-- The one door for somebody who is not signed in: a token gives the number, the day and the holder's name, and whether it still stands.
create function check_certificate(token text)
  returns table (certificate_number text, issued_on timestamptz, holder_name text, revoked boolean, replaced boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select c.certificate_number, c.created_at, c.holder_name, c.revoked_at is not null,
      exists (select from certificates r where r.agency_id = c.agency_id and r.replaces = c.id)
    from certificates c where c.check_token = token
  $$;
