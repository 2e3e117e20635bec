-- The tabs of the list of policies that show one state, the newest first.
create index policies_state on policies (agency_id, state, created_at desc, id desc) where deleted_at is null;

-- The policies of an agent.
create index policies_agent on policies (agency_id, agency_user_id, created_at desc, id desc) where deleted_at is null;
