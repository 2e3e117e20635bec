-- Where an agency's day begins and ends: what happens at its midnight (policies begin, close, expire) is done by this clock.
alter table agencies
  add column time_zone text not null default 'America/New_York',
  -- The last day whose midnight has been worked through; null before the first.
  add column day_done date;

-- Trigrams find words anywhere in a text; with btree_gin the agency comes first in the index. Both are trusted extensions, so the
-- owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table carriers (
  agency_id uuid not null references agencies,
  id uuid not null,
  name text not null,
  is_carrier boolean not null default true,
  is_broker boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (agency_id, id)
);
create unique index carriers_name on carriers (agency_id, lower(name));

create table accounts (
  agency_id uuid not null references agencies,
  id uuid not null,
  type text not null,
  name text not null,
  dba text,
  website text,
  email text not null,
  phone text not null,
  mailing_address jsonb not null default '{}',
  -- Another account this one was merged into: it is out of every list, and comes back when the merge is undone.
  merged_into uuid,
  created_by uuid references agency_users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts the changes: whoever writes says which one was read.
  rev integer not null default 1,
  primary key (agency_id, id),
  foreign key (agency_id, merged_into) references accounts (agency_id, id)
);
create index accounts_name on accounts (agency_id, lower(name), id) where merged_into is null;
create index accounts_updated on accounts (agency_id, updated_at desc, id desc) where merged_into is null;
create index accounts_created on accounts (agency_id, created_at desc, id desc) where merged_into is null;
create index accounts_merged on accounts (agency_id, merged_into) where merged_into is not null;

create table contacts (
  agency_id uuid not null references agencies,
  id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, id)
);
create index contacts_name on contacts (agency_id, lower(name), id);

-- A contact may speak for several accounts; the first of an account (by position) is its primary contact.
create table account_contacts (
  agency_id uuid not null references agencies,
  account_id uuid not null,
  contact_id uuid not null,
  position integer not null default 0,
  primary key (agency_id, account_id, contact_id),
  foreign key (agency_id, account_id) references accounts (agency_id, id) on delete cascade,
  foreign key (agency_id, contact_id) references contacts (agency_id, id) on delete cascade
);
create index account_contacts_contact on account_contacts (agency_id, contact_id);

create table policies (
  agency_id uuid not null references agencies,
  id uuid not null,
  account_id uuid not null,
  state text not null default 'BINDING',
  type text not null,
  policy_number text,
  quote_number text,
  market text,
  source text not null default 'AGENCY',
  carrier_id uuid,
  broker_id uuid,
  agency_user_id uuid references agency_users,
  issued_at date,
  inforce_at date,
  expires_at date,
  billing_type text not null default 'DIRECT',
  payment_interval text not null default 'ANNUAL',
  premium numeric(15, 2) not null default 0,
  taxes numeric(15, 2) not null default 0,
  agency_fees numeric(15, 2) not null default 0,
  broker_fees numeric(15, 2) not null default 0,
  policy_fees numeric(15, 2) not null default 0,
  other_fees numeric(15, 2) not null default 0,
  total numeric(16, 2) not null
    generated always as (premium + taxes + agency_fees + broker_fees + policy_fees + other_fees) stored,
  estimated_commission numeric(15, 2) not null default 0,
  minimum_earned_premium numeric(15, 2) not null default 0,
  limits jsonb not null default '{}',
  details jsonb not null default '{}',
  -- Where accepted values stand, by the path of their field.
  sources jsonb not null default '{}',
  -- The policy this one renews.
  previous_id uuid,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  rev integer not null default 1,
  primary key (agency_id, id),
  foreign key (agency_id, account_id) references accounts (agency_id, id),
  foreign key (agency_id, carrier_id) references carriers (agency_id, id),
  foreign key (agency_id, broker_id) references carriers (agency_id, id),
  foreign key (agency_id, previous_id) references policies (agency_id, id)
);
create index policies_account on policies (agency_id, account_id, created_at desc, id desc) where deleted_at is null;
create index policies_created on policies (agency_id, created_at desc, id desc) where deleted_at is null;
create index policies_expires on policies (agency_id, expires_at, id) where deleted_at is null;
create index policies_premium on policies (agency_id, premium desc, id desc) where deleted_at is null;
create index policies_inforce on policies (agency_id, inforce_at) where deleted_at is null and state = 'BINDING';
-- A policy is renewed once at most: two at the same time make one.
create unique index policies_renewal on policies (agency_id, previous_id) where deleted_at is null and previous_id is not null;

create table policy_cancellations (
  agency_id uuid not null references agencies,
  id uuid not null,
  policy_id uuid not null,
  canceled_at timestamptz not null default now(),
  canceled_by text not null,
  effective_at date not null,
  type text not null,
  reason text not null,
  reason_description text,
  return_premium numeric(15, 2) not null default 0,
  return_commission numeric(15, 2) not null default 0,
  -- When the policy was closed for it; null while it is pending.
  closed_at timestamptz,
  reinstated_at timestamptz,
  reinstatement_effective_at date,
  reinstatement_description text,
  primary key (agency_id, id),
  foreign key (agency_id, policy_id) references policies (agency_id, id) on delete cascade
);
create index policy_cancellations_policy on policy_cancellations (agency_id, policy_id, canceled_at desc);
-- One cancellation at a time: the next needs a reinstatement first.
create unique index policy_cancellations_open on policy_cancellations (agency_id, policy_id) where reinstated_at is null;
create index policy_cancellations_due on policy_cancellations (agency_id, effective_at)
  where closed_at is null and reinstated_at is null;

create table policy_files (
  agency_id uuid not null references agencies,
  policy_id uuid not null,
  file_id uuid not null references files,
  type text not null,
  notes text,
  visible boolean not null,
  created_by uuid references agency_users,
  created_at timestamptz not null default now(),
  primary key (agency_id, policy_id, file_id),
  foreign key (agency_id, policy_id) references policies (agency_id, id) on delete cascade
);
create index policy_files_file on policy_files (agency_id, file_id);

-- Who did what when and why to accounts, policies and certificates. Written once, never changed.
create table history (
  agency_id uuid not null references agencies,
  id uuid not null,
  kind text not null,
  actor text not null,
  agency_user_id uuid references agency_users,
  account_id uuid,
  policy_id uuid,
  certificate_id uuid,
  reason text,
  changes jsonb not null default '[]',
  -- What is named besides: numbers, names of files, how many.
  about jsonb not null default '{}',
  at timestamptz not null,
  -- The `rev` that the record had afterwards.
  rev integer,
  primary key (agency_id, id)
);
create index history_account on history (agency_id, account_id, at desc, id desc);
create index history_policy on history (agency_id, policy_id, at desc, id desc);

-- What a mutation with a client's key came to: the same key again is answered from here.
create table mutation_keys (
  agency_id uuid not null references agencies,
  client_key uuid not null,
  verb text not null,
  input_hash bytea not null,
  result jsonb not null,
  created_at timestamptz not null default now()
);
create unique index mutation_keys_client_key on mutation_keys (agency_id, client_key);

select make_tenant_table(name::regclass) from unnest(array['carriers', 'accounts', 'contacts', 'account_contacts', 'policies',
  'policy_cancellations', 'policy_files', 'history', 'mutation_keys']) as name;
