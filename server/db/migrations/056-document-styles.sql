-- How documents of an agency look (decision 104). A style is the agency's: everybody in it sees it.
create table document_styles (
  agency_id uuid not null references agencies,
  id uuid not null,
  title text not null,
  title_sort text not null generated always as (lower(title)) stored,
  description text not null,
  base_style text not null,
  page_size text not null,
  -- "#1f4e5f"; null is the color of the base style.
  accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
  second_color text check (second_color ~ '^#[0-9a-f]{6}$'),
  logo_name text,
  logo_blob_key text,
  -- PDFs before and behind what is written.
  prefix_name text,
  prefix_blob_key text,
  suffix_name text,
  suffix_blob_key text,
  created_by uuid references agency_users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  rev integer not null default 1,
  primary key (agency_id, id),
  constraint document_styles_logo check ((logo_name is null) = (logo_blob_key is null)),
  constraint document_styles_prefix check ((prefix_name is null) = (prefix_blob_key is null)),
  constraint document_styles_suffix check ((suffix_name is null) = (suffix_blob_key is null))
);
create index document_styles_listed on document_styles (agency_id, title_sort, id);
create index document_styles_changed on document_styles (agency_id, updated_at desc, id desc);
select make_tenant_table('document_styles');

-- The style that was chosen for a document: one of the agency's, or a base style. Of a deleted style nothing is left here, so that its
-- documents fall back to the usual one.
create table artifact_styles (
  agency_id uuid not null references agencies,
  artifact_id uuid not null,
  workspace_id uuid not null references workspaces on delete cascade,
  base_style text,
  style_id uuid,
  primary key (agency_id, artifact_id),
  foreign key (agency_id, style_id) references document_styles (agency_id, id) on delete cascade,
  constraint artifact_styles_one check ((base_style is null) <> (style_id is null))
);
create index artifact_styles_style on artifact_styles (agency_id, style_id) where style_id is not null;
create index artifact_styles_workspace on artifact_styles (agency_id, workspace_id);
select make_tenant_table('artifact_styles');
select show_seer('artifact_styles', 'public.sees_workspace(workspace_id)');
