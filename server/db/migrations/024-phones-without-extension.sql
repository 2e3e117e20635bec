-- Two numbers of one line are of one client, whatever their extensions: they are compared without them.
alter table accounts add column phone_key text not null generated always as (split_part(phone, 'x', 1)) stored;
drop index accounts_phone;
create index accounts_phone_key on accounts (agency_id, phone_key) where merged_into is null;
alter table contacts add column phone_key text not null generated always as (split_part(phone, 'x', 1)) stored;
drop index contacts_phone;
create index contacts_phone_key on contacts (agency_id, phone_key);
