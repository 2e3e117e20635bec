-- The day that stands on a certificate: the agency's on which it was issued, whatever its clock is set to since. Whoever checks one reads
-- that day, wherever the reader is.
alter table certificates add column issued_on date;
update certificates c set issued_on = coalesce(
  (select to_date(field ->> 'value', 'MM/DD/YYYY') from jsonb_array_elements(c.content -> 'fields') field
    where field ->> 'name' = 'Form_CompletionDate_A'),
  (select (c.created_at at time zone a.time_zone)::date from agencies a where a.id = c.agency_id));
alter table certificates alter column issued_on set not null;

drop function check_certificate(text);
create function check_certificate(token text)
  returns table (certificate_number text, issued_on date, holder_name text, revoked boolean, replaced boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select c.certificate_number, c.issued_on, c.holder_name, c.revoked_at is not null,
      exists (select from certificates r where r.agency_id = c.agency_id and r.replaces = c.id)
    from certificates c where c.check_token = token
  $$;

-- Whom certificates of liability name as the agency's contact (spec 3 §3); what is not set stays blank on them, and the phone is the agency's.
alter table agencies
  add column coi_contact_name text,
  add column coi_contact_email text,
  add column coi_contact_phone text;
