-- Who started an import, beside who uploaded its file.
alter table imports add column started_by uuid references agency_users;
