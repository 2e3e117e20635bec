-- Accounts whose e-mail or phone nobody knows: both stay blank, and these are found to be completed (decision 81).
create index accounts_to_complete on accounts (agency_id, sort_name, id) where merged_into is null and (email = '' or phone = '');
