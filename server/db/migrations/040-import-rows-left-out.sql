-- A row may be left out by whoever imports; rows that the sheet hides are left out until somebody takes them in.
alter table import_rows
  add column hidden boolean not null default false,
  add column left_out boolean not null default false;
