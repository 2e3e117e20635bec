-- The book of holders: every certificate of the agency by who holds it. In a column of its own, since under row-level security an
-- expression serves no page from an index.
alter table certificates add column holder_sort text not null generated always as (lower(holder_name)) stored;
create index certificates_holder on certificates (agency_id, holder_sort, id);
create index certificates_search on certificates using gin (agency_id, search_text gin_trgm_ops);
