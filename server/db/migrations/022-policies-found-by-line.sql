-- A policy is found by what its line of business is called, where that is not what it is named.
create or replace function set_policy_search_text() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      new.search_text = lower(concat_ws(' ',
        (select concat_ws(' ', a.name, a.dba, a.email) from accounts a
          where a.agency_id = new.agency_id and a.id = new.account_id),
        new.policy_number, new.quote_number,
        regexp_replace(new.policy_number, '[^[:alnum:]]+', '', 'g'), regexp_replace(new.quote_number, '[^[:alnum:]]+', '', 'g'),
        (select c.name from carriers c where c.agency_id = new.agency_id and c.id = new.carrier_id),
        case new.type when 'ERRORS_AND_OMISSION' then 'errors and omissions liability' else replace(new.type, '_', ' ') end));
      return new;
    end
  $$;
update policies set account_id = account_id where type = 'ERRORS_AND_OMISSION';
