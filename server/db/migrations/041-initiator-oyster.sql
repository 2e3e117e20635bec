-- The internal initiator bears the name of the specification (spec 3 §6).
alter table service_request_versions drop constraint if exists service_request_versions_initiator_type_listed;
update service_request_versions set initiator_type = 'OYSTER' where initiator_type = 'INTERNAL';
