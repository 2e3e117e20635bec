-- The index of a document is told from an earlier one of it by number, also where both are of the same file.
alter table knowledge_documents
  -- Counted up each time the document is indexed.
  add column edition integer not null default 0,
  -- How many of its passages, in their order, the model was asked about that `embedded_with` names. Those it refuses have no vector.
  add column embedded_count integer not null default 0;
update knowledge_documents set embedded_count = passage_count where embedded_with is not null;

-- The steps of a run are seen with its workspace (decision 101): what was found for whoever asked stands in them.
create function sees_run(run uuid) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (select from runs where agency_id = current_agency() and id = run and sees_workspace(workspace_id))
  $$;
select show_seer(t::regclass, 'public.sees_run(run_id)') from unnest(array['run_steps', 'tool_results']) as t;
