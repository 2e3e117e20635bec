-- Letters are folded in one place for what is searched and for what is typed: without case and marks, with letters that are one letter with a
-- stroke or two letters in one as people type them. shared/search.ts does the same (`foldedLetters`); a test compares them letter by letter.
create function search_folded(said text) returns text language sql immutable parallel safe
  as $$
    select translate(replace(replace(replace(replace(lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øđłıðħŧŋς', 'odlidhtnσ')
  $$;

create or replace function search_words(said text) returns text[] language sql immutable parallel safe
  as $$
    select array(select left(word, 40) from pg_catalog.regexp_split_to_table(
      translate(public.search_folded(said), '''’ʼ', ''), '[^[:alnum:]]+') as word
      where word not in ('', 'and'))
  $$;

-- What compares the letters of a row with what was typed takes the folded ones.
do $do$
  declare found record;
  begin
    for found in
      select oid from pg_proc where pronamespace = 'public'::regnamespace and proname in ('make_searched', 'find_accounts', 'find_contacts',
        'find_policies', 'find_certificates', 'find_workspaces', 'find_service_requests')
    loop
      execute replace(replace(replace(replace(pg_get_functiondef(found.oid),
        'position(word in lower(', 'position(word in public.search_folded('),
        'and '' '' || lower(', 'and public.search_folded('' '' || ('),
        ' like all (beginnings)', ') like all (beginnings)'),
        'where lower(', 'where public.search_folded(');
    end loop;
  end
$do$;
reindex index accounts_found;
reindex index contacts_found;
reindex index policies_found;
reindex index certificates_found;
reindex index workspaces_found;
reindex index service_requests_found;

-- Every search_text is kept folded, whoever writes it. The trigger's name puts it behind those that write the text.
create function fold_search_text() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      if tg_op = 'INSERT' or new.search_text is distinct from old.search_text then
        new.search_text = search_folded(new.search_text);
      end if;
      return new;
    end
  $$;
-- An account is also found by what it was called in the systems it came from, and what was merged into it.
create function fold_account_search_text() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      if tg_op = 'INSERT' or new.search_text is distinct from old.search_text then
        new.search_text = search_folded(new.search_text);
        new.search_text = concat_ws(' ', new.search_text, (
          select string_agg(search_folded(r.reference_key), ' ' order by r.reference_key) from import_references r
          where r.agency_id = new.agency_id
            and (r.record_id = new.id
              or r.record_id in (select a.id from accounts a where a.agency_id = new.agency_id and a.merged_into = new.id))
            and position(' ' || search_folded(r.reference_key) || ' ' in ' ' || new.search_text || ' ') = 0));
      end if;
      return new;
    end
  $$;
create trigger search_text_folded before insert or update on accounts for each row execute function fold_account_search_text();
create trigger search_text_folded before insert or update on contacts for each row execute function fold_search_text();
create trigger search_text_folded before insert or update on policies for each row execute function fold_search_text();
create trigger search_text_folded before insert or update on service_requests for each row execute function fold_search_text();

create function find_by_references() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      update accounts set search_text = search_text || added.keys
        from (select agency_id, record_id, string_agg(' ' || reference_key, '' order by reference_key) as keys
          from new_references group by agency_id, record_id) as added
        where accounts.agency_id = added.agency_id and accounts.id = added.record_id;
      return null;
    end
  $$;
create trigger import_references_found after insert on import_references referencing new table as new_references
  for each statement execute function find_by_references();

-- The space makes each text another one, so that it is written again.
update accounts set search_text = search_text || ' ';
update contacts set search_text = search_text || ' ';
update policies set search_text = search_text || ' ';
update service_requests set search_text = search_text || ' ';
drop index certificates_search;
alter table certificates drop column search_text;
alter table certificates
  add column search_text text not null generated always as (search_folded(holder_name || ' ' || certificate_number)) stored;
create index certificates_search on certificates using gin (agency_id, search_text gin_trgm_ops);
