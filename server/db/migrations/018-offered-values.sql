-- Values a file offered for a policy that somebody left aside, by the path of their field.
alter table policy_files add column left_values text[] not null default '{}';
