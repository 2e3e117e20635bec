-- The app signs in as a role of its own, which cannot become the owner. Its name and secret are here, for the owner's eyes only.
create table app_login (
  single boolean primary key default true check (single),
  role text not null,
  secret text not null
);
revoke all on app_login from public, cara_app;

-- A function that runs as the owner looks names up in the catalogue, then in our schema, and in no schema of the caller's.
do $$
declare f record;
begin
  for f in
    select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', f.name);
  end loop;
end $$;

-- Nobody but the app may call what is ours; this holds for functions that later migrations make, too.
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to cara_app;
revoke execute on function make_tenant_table from cara_app;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant execute on functions to cara_app;
