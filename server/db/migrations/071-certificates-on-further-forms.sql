-- Certificates of property and evidence of it are issued as those of liability are: what else they are asked for with, and the form of each of many.
alter table certificates add column particulars jsonb not null default '{}';
alter table certificate_batch_items add column form text not null default '25', add column particulars jsonb not null default '{}';
