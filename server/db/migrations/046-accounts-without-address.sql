-- Imported accounts may have no whole address yet; they are found to be completed like those without e-mail or phone (decision 81).
drop index accounts_to_complete;
create index accounts_to_complete on accounts (agency_id, sort_name, id)
  where merged_into is null
    and (email = '' or phone = '' or not mailing_address ?& array['line1', 'city', 'zone', 'postalCode']);
