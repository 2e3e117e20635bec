-- One search over all records (decision 67). What a record is found by stands in a GIN index as lexemes that begin with its agency, so that
-- an agency's search reads its own part of the index alone, however many agencies there are.

-- The words of a text in their order, without case, accents and apostrophes. "&" and "and" are one.
create function search_words(said text) returns text[] language sql immutable parallel safe
  as $$
    select array(select left(word, 40) from pg_catalog.regexp_split_to_table(
      translate(lower(said), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ''’', 'aaaaaaceeeeiiiinooooouuuuyy'), '[^[:alnum:]]+') as word
      where word not in ('', 'and'))
  $$;

-- What a record is found by: every word said of it (w), what the words of its title and its numbers end in (s), and what the words of its title
-- are taken for (d): each as it is, and without any one of its letters. Two words share one of these when one letter is wrong, missing, too many
-- or changed places with the next. Short words and numbers are always meant as they are typed. It is a loop, since it is asked for each record
-- that is written or analyzed: a query takes five times as long.
create function search_lexemes(agency uuid, title text, said text) returns tsvector language plpgsql immutable parallel safe
  as $$
    declare
      head text := right(agency::text, 8);
      named text[] := public.search_words(title);
      words text[] := public.search_words(said);
      lexemes text[] := '{}';
      word text;
    begin
      foreach word in array named || words loop
        lexemes := lexemes || (head || 'w' || word);
      end loop;
      foreach word in array named loop
        for at in 2 .. length(word) - 1 loop
          lexemes := lexemes || (head || 's' || substr(word, at));
        end loop;
        if word ~ '^\D{4,}$' then
          lexemes := lexemes || (head || 'd' || word);
          for at in 1 .. length(word) loop
            lexemes := lexemes || (head || 'd' || left(word, at - 1) || substr(word, at + 1));
          end loop;
        end if;
      end loop;
      foreach word in array words loop
        if word ~ '\d{4}' then
          for at in 2 .. length(word) - 2 loop
            lexemes := lexemes || (head || 's' || substr(word, at));
          end loop;
        end if;
      end loop;
      return array_to_tsvector(lexemes);
    end
  $$;

-- Makes the records of a table found: their index, and `find_<table>`. It is given what was typed, its words, and two questions made of them
-- (server/domains/search/rules.ts). It gives the records whose `key` begins with what was typed, then those that answer the strict question, and where
-- there is neither those that answer the loose one; `likeness` says which (1 to 4, 4 for letters that are wrong). What very many have is found
-- among the newest records, of which it looks at `glance`: the index would give them all before the first is seen.
-- It is called by `find_records` alone, with the settings and as the owner that it needs.
-- `(…) is true` keeps the planner from reading a whole agency by another index. `title` and `said` are what a record is called and what it is
-- found by besides, `standing` is which records are found, `ordered` how those that are as like are ordered, and `about` selects what is
-- shown beside a title: type, account_id, account.
create function make_searched(t regclass, key text, title text, said text, standing text, ordered text, about text) returns void
  language plpgsql
  as $make$
    begin
      execute format('create index %s_found on %s using gin (search_lexemes(agency_id, %s, %s)) with (gin_pending_list_limit = 256) where %s',
        t, t, title, said, standing);
      execute format($define$
        create function find_%1$s(typed text, words text[], strictly tsquery, loosely tsquery, glance integer, most integer)
          returns table (id uuid, likeness integer, title text, type text, account_id uuid, account text)
          language plpgsql stable
          as $find$
            #variable_conflict use_column
            declare
              agency uuid := public.current_agency();
              ids uuid[];
              alike integer[];
              more uuid[];
              beginnings text[] := string_to_array('%% ' || array_to_string(words, '%%|%% ') || '%%', '|');
              parts text[] := string_to_array('%%' || array_to_string(words, '%%|%%') || '%%', '|');
            begin
              ids := array(select id from public.%1$s
                where agency_id = agency and %7$s >= typed and %7$s < typed || chr(65535) and starts_with(%7$s, typed) and %4$s
                order by %7$s, id limit most);
              alike := array_fill(1, array[cardinality(ids)]);
              if cardinality(ids) < most then
                more := '{}';
                if glance > 0 then
                  more := array(
                    select id from (select * from public.%1$s where agency_id = agency and %4$s order by id desc limit glance) as %1$s
                    where id <> all (ids) and ' ' || lower(%2$s) || ' ' || %3$s like all (beginnings)
                    limit most - cardinality(ids));
                end if;
                if cardinality(ids) + cardinality(more) < most then
                  more := array(
                    select id from (select * from public.%1$s where (agency_id = agency) is true and %4$s
                      and public.search_lexemes(agency_id, %2$s, %3$s) @@ strictly limit 100) as %1$s
                    where id <> all (ids)
                    order by (select count(*) from unnest(words) as word where position(word in lower(%2$s)) > 0) desc, %5$s, id
                    limit most - cardinality(ids));
                end if;
                ids := ids || more;
                alike := alike || array_fill(2, array[cardinality(more)]);
              end if;
              if cardinality(ids) = 0 and glance > 0 then
                ids := array(
                  select id from (select * from public.%1$s where agency_id = agency and %4$s order by id desc limit glance) as %1$s
                  where lower(%2$s) like all (parts) limit most);
                alike := array_fill(3, array[cardinality(ids)]);
                if cardinality(ids) < most then ids := '{}'; end if;
              end if;
              if cardinality(ids) = 0 then
                select array_agg(id), array_agg(4 - holds::integer) into ids, alike from (
                  select id, not exists (select from unnest(words) as word where position(word in lower(%2$s || ' ' || %3$s)) = 0) as holds
                  from (select * from public.%1$s where (agency_id = agency) is true and %4$s
                    and public.search_lexemes(agency_id, %2$s, %3$s) @@ loosely limit 100) as %1$s
                  order by holds desc, %5$s, id limit most) as looser;
              end if;
              if cardinality(ids) is null then return; end if;
              return query select %1$s.id, alike[place], %2$s, about.type, about.account_id, about.account
                from generate_subscripts(ids, 1) as place
                join public.%1$s on %1$s.agency_id = agency and %1$s.id = ids[place]
                left join lateral (%6$s) as about (type, account_id, account) on true
                order by place;
            end
          $find$
        $define$, t, title, said, standing, ordered, about, key);
      execute format('revoke execute on function find_%s from public, cara_app', t);
    end
  $make$;
revoke execute on function make_searched from public, cara_app;

-- The words of a list as one text: array_to_string is not taken for immutable.
create function search_joined(words text[]) returns text language sql immutable parallel safe as $$ select array_to_string(words, ' ') $$;

create index policies_number on policies (agency_id, lower(policy_number)) where deleted_at is null;
create index workspaces_title on workspaces (agency_id, lower(title)) where archived_at is null;
select make_searched('accounts', 'sort_name', 'name', 'search_text', 'merged_into is null', 'sort_name',
  'select accounts.type, accounts.id, accounts.dba');
select make_searched('contacts', 'sort_name', 'name', 'search_text', 'true', 'sort_name', $$
  select null::text, a.id, a.name from public.account_contacts c
    join public.accounts a on a.agency_id = c.agency_id and a.id = c.account_id and a.merged_into is null
    where c.agency_id = contacts.agency_id and c.contact_id = contacts.id order by a.sort_name, a.id limit 1 $$);
select make_searched('policies', 'lower(policy_number)', $$coalesce(policy_number, quote_number, '')$$, 'search_text', 'deleted_at is null',
  'created_at desc', $$
  select policies.type, a.id, a.name from public.accounts a where a.agency_id = policies.agency_id and a.id = policies.account_id $$);
select make_searched('certificates', 'certificate_number', $$certificate_number || ' ' || holder_name$$,
  $$replace(certificate_number, '-', '')$$, 'true', 'created_at desc', $$
  select null::text, a.id, a.name from public.accounts a where a.agency_id = certificates.agency_id and a.id = certificates.account_id $$);
select make_searched('workspaces', 'lower(title)', 'title', $$coalesce(client_name, '') || ' ' || search_joined(keywords)$$,
  'archived_at is null', 'updated_at desc', $$
  select workspaces.preset, workspaces.account_id, coalesce(workspaces.client_name,
    (select a.name from public.accounts a where a.agency_id = workspaces.agency_id and a.id = workspaces.account_id)) $$);

-- How a person looks at a list, kept under a name. `query` is what stands behind the list's address.
create table saved_views (
  agency_id uuid not null references agencies,
  id uuid not null,
  agency_user_id uuid not null references agency_users,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  primary key (agency_id, id)
);
create unique index saved_views_name on saved_views (agency_id, agency_user_id, list, lower(name));
select make_tenant_table('saved_views');
