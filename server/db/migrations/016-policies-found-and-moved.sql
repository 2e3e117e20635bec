-- What a policy is found by, in one text: its account, its numbers (also without what stands between their letters and digits), its
-- carrier, its line of business. A trigger writes it, since accounts and carriers change without the policy.
alter table policies add column search_text text not null default '';

create function set_policy_search_text() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      new.search_text = lower(concat_ws(' ',
        (select concat_ws(' ', a.name, a.dba, a.email) from accounts a
          where a.agency_id = new.agency_id and a.id = new.account_id),
        new.policy_number, new.quote_number,
        regexp_replace(new.policy_number, '[^[:alnum:]]+', '', 'g'), regexp_replace(new.quote_number, '[^[:alnum:]]+', '', 'g'),
        (select c.name from carriers c where c.agency_id = new.agency_id and c.id = new.carrier_id),
        replace(new.type, '_', ' ')));
      return new;
    end
  $$;
create trigger policies_search_text before insert or update of account_id, carrier_id, policy_number, quote_number, type
  on policies for each row execute function set_policy_search_text();

-- A policy follows the names it is found by.
create function refresh_policy_search_text() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      if tg_table_name = 'accounts' then
        update policies set account_id = account_id where agency_id = new.agency_id and account_id = new.id;
      else
        update policies set carrier_id = carrier_id where agency_id = new.agency_id and carrier_id = new.id;
      end if;
      return null;
    end
  $$;
create trigger accounts_policy_search after update of name, dba, email on accounts for each row
  when ((old.name, old.dba, old.email) is distinct from (new.name, new.dba, new.email))
  execute function refresh_policy_search_text();
create trigger carriers_policy_search after update of name on carriers for each row
  when (old.name is distinct from new.name) execute function refresh_policy_search_text();
update policies set account_id = account_id;

create index policies_search on policies using gin (agency_id, search_text gin_trgm_ops);
create index policies_carrier on policies (agency_id, carrier_id) where deleted_at is null;

-- What lists are sorted by, in columns of their own: under row-level security neither an expression nor a comparison of numerics serves
-- a late page from an index, since both are taken for leaky. One that never expires comes last in the list of what expires next.
alter table policies
  add column expires_sort date not null generated always as (coalesce(expires_at, 'infinity')) stored,
  add column premium_cents bigint not null generated always as ((premium * 100)::bigint) stored;
drop index policies_expires;
drop index policies_premium;
create index policies_expires on policies (agency_id, expires_sort, id) where deleted_at is null;
create index policies_premium on policies (agency_id, premium_cents desc, id desc) where deleted_at is null;
-- What the agency's midnight looks for.
create index policies_running on policies (agency_id, expires_at) where deleted_at is null and state in ('BINDING', 'INFORCE');
