-- Two people may edit what the agency says of itself: the second is told what changed meanwhile.
alter table agencies add column rev integer not null default 1;
create index history_of_agency on history (agency_id, rev) where kind = 'AGENCY_CHANGED';
