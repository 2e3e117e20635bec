-- Presets an agency writes itself, and which presets a user's start page shows (decision 106).
create table custom_presets (
  agency_id uuid not null references agencies,
  id uuid not null,
  title text not null,
  description text not null,
  -- The agency's own instructions for this kind of work.
  base_prompt text not null,
  allow_file_upload boolean not null default true,
  -- The built-in preset whose way of working it keeps; null for none.
  inherits_preset text,
  created_by uuid references agency_users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  rev integer not null default 1,
  primary key (agency_id, id)
);
create index custom_presets_title on custom_presets (agency_id, lower(title), id);
create index custom_presets_updated on custom_presets (agency_id, updated_at desc, id desc);
select make_tenant_table('custom_presets');

-- The documents that go along with every run of a preset.
create table preset_files (
  agency_id uuid not null references agencies,
  preset_id uuid not null,
  file_id uuid not null references files,
  position integer not null,
  primary key (agency_id, preset_id, file_id),
  foreign key (agency_id, preset_id) references custom_presets (agency_id, id)
);
create index preset_files_file on preset_files (agency_id, file_id);
select make_tenant_table('preset_files');

-- What a user chose to see on the start page; no row is everything.
create table favorite_presets (
  agency_id uuid not null references agencies,
  agency_user_id uuid not null references agency_users,
  presets text[] not null,
  custom_preset_ids uuid[] not null,
  primary key (agency_id, agency_user_id)
);
select make_tenant_table('favorite_presets');

-- A workspace keeps the instructions it was started with: a preset that is changed later changes no conversation.
alter table workspaces add column custom_preset_id uuid,
  add column instructions jsonb,
  add foreign key (agency_id, custom_preset_id) references custom_presets (agency_id, id);
create index workspaces_custom_preset on workspaces (agency_id, custom_preset_id, updated_at desc, id desc) where custom_preset_id is not null;

alter table history add column custom_preset_id uuid;
create index history_custom_preset on history (agency_id, custom_preset_id, at desc, id desc) where custom_preset_id is not null;

-- A file reaches a preset only by being uploaded to one: it is the agency's, as the preset is.
create or replace function sees_file(file uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from files where agency_id = current_agency() and id = file and created_by = seer())
      or exists (select from message_files where agency_id = current_agency() and file_id = file and sees_workspace(workspace_id))
      or exists (select from policy_files where agency_id = current_agency() and file_id = file and sees_policy(policy_id))
      or exists (select from account_files where agency_id = current_agency() and id = file and sees_account(account_id))
      or exists (select from service_request_files where agency_id = current_agency() and file_id = file and sees_request(request_id))
      or exists (select from preset_files where agency_id = current_agency() and file_id = file)
  $$;
