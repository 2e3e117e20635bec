-- A workspace can be deleted for good: whatever hangs on its messages and stages goes with them.
alter table runs drop constraint runs_message_id_fkey,
  add constraint runs_message_id_fkey foreign key (message_id) references messages on delete cascade;
alter table run_steps drop constraint run_steps_message_id_fkey,
  add constraint run_steps_message_id_fkey foreign key (message_id) references messages on delete cascade;
alter table plan_stages drop constraint plan_stages_message_id_fkey,
  add constraint plan_stages_message_id_fkey foreign key (message_id) references messages on delete cascade;
alter table artifacts drop constraint artifacts_stage_id_fkey,
  add constraint artifacts_stage_id_fkey foreign key (stage_id) references plan_stages on delete cascade;
create index runs_message on runs (agency_id, message_id);
create index run_steps_message on run_steps (agency_id, message_id);
create index plan_stages_message on plan_stages (agency_id, message_id);
create index artifacts_stage on artifacts (agency_id, stage_id);
