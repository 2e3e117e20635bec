-- Who started an import, beside who uploaded its file.
alter table imports add column started_by uuid references agency_users;

-- Which records an import wrote.
create index import_rows_written on import_rows (agency_id, (written ->> 'id')) where written is not null;
