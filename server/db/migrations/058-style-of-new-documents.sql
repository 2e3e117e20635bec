-- Which style new documents of an agency get, from when on: a document keeps that of the day it was made. What was chosen for a document
-- itself stands in artifact_styles.
create table style_defaults (
  agency_id uuid not null references agencies,
  since timestamptz not null,
  base_style text,
  style_id uuid,
  primary key (agency_id, since),
  foreign key (agency_id, style_id) references document_styles (agency_id, id),
  constraint style_defaults_one check ((base_style is null) <> (style_id is null))
);
create index style_defaults_style on style_defaults (agency_id, style_id) where style_id is not null;
select make_tenant_table('style_defaults');
