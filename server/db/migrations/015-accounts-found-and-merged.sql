-- Accounts and contacts are found by whatever stands in them. `search_text` holds it in lower case, written by the store with every
-- change, since it says more than the row does: phones and streets in their other spellings, and what hangs on an account.
-- The sorted and compared columns stand for themselves: `lower()` is not leakproof, so under row-level security an expression
-- in an index would serve no comparison, and a late page of a list would read all pages before it.
alter table accounts
  add column sort_name text not null generated always as (lower(name)) stored,
  add column email_key text not null generated always as (lower(email)) stored,
  add column zone text generated always as (mailing_address ->> 'zone') stored,
  add column search_text text not null default '',
  -- The name and the street without what people spell differently: two that are equal look like the same client.
  add column name_key text not null default '',
  add column street_key text not null default '';
drop index accounts_name;
create index accounts_name on accounts (agency_id, sort_name, id) where merged_into is null;
-- Counted by type, in all states or some, without a look at the rows.
create index accounts_type on accounts (agency_id, type) where merged_into is null;
create index accounts_zone on accounts (agency_id, zone, type) where merged_into is null;
create index accounts_email_key on accounts (agency_id, email_key) where merged_into is null;
create index accounts_phone on accounts (agency_id, phone) where merged_into is null;
create index accounts_street_key on accounts (agency_id, street_key) where merged_into is null and street_key <> '';
create index accounts_search on accounts using gin (agency_id, search_text gin_trgm_ops);
create index accounts_name_alike on accounts using gin (agency_id, name_key gin_trgm_ops);

alter table contacts
  add column sort_name text not null generated always as (lower(name)) stored,
  add column email_key text not null generated always as (lower(email)) stored,
  add column search_text text not null default '';
drop index contacts_name;
create index contacts_name on contacts (agency_id, sort_name, id);
create index contacts_email_key on contacts (agency_id, email_key);
create index contacts_phone on contacts (agency_id, phone);
create index contacts_search on contacts using gin (agency_id, search_text gin_trgm_ops);

-- LIKE is not leakproof, so under row-level security it cannot use a trigram index. This function names the agency itself. It takes
-- only tables of ours that have a search_text, never one of the caller, and gives `most` ids at most.
create function ids_holding(name text, patterns text[], most integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    declare conditions text := '';
    begin
      if not exists (
        select from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = name and a.attname = 'search_text'
      ) then raise exception 'nothing is searched in %', name; end if;
      -- The patterns stand in the text, so that the planner sees how rare each is.
      select coalesce(string_agg(format(' and search_text like %L', lower(pattern)), ''), '') into conditions
        from unnest(patterns) as pattern;
      return query execute format('select id from public.%I where agency_id = $1%s limit $2', name, conditions)
        using public.current_agency(), most;
    end
  $$;

-- Accounts whose name is like this one, the most alike first. It names the agency itself for the same reason.
create function accounts_named_alike(wanted text, least_like real, most integer) returns table (id uuid, likeness real)
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    #variable_conflict use_column
    begin
      perform set_config('pg_trgm.similarity_threshold', least_like::text, true);
      return query select a.id, similarity(a.name_key, wanted) as likeness from public.accounts a
        where a.agency_id = public.current_agency() and a.merged_into is null and a.name_key % wanted
        order by likeness desc, a.id limit most;
    end
  $$;

revoke execute on function ids_holding, accounts_named_alike from public;
grant execute on function ids_holding, accounts_named_alike to cara_app;

-- Two accounts that are the same client become one. The merged one stays as it was, out of every list.
create table account_merges (
  agency_id uuid not null references agencies,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  merged_by uuid references agency_users,
  merged_at timestamptz not null,
  undone_by uuid references agency_users,
  undone_at timestamptz,
  -- What was blank on the kept account and was taken from the other.
  filled jsonb not null default '{}',
  primary key (agency_id, id),
  foreign key (agency_id, kept_id) references accounts (agency_id, id),
  foreign key (agency_id, merged_id) references accounts (agency_id, id)
);
create index account_merges_kept on account_merges (agency_id, kept_id, merged_at desc);
-- An account is merged into one other at a time.
create unique index account_merges_merged on account_merges (agency_id, merged_id) where undone_at is null;

-- Every row that a merge moved to the kept account, so that undoing it moves just those back.
create table account_merge_moves (
  agency_id uuid not null references agencies,
  merge_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  primary key (agency_id, merge_id, table_name, row_id),
  foreign key (agency_id, merge_id) references account_merges (agency_id, id) on delete cascade
);

select make_tenant_table(name::regclass) from unnest(array['account_merges', 'account_merge_moves']) as name;
