-- What a user signs e-mails with, as it is put under them. Empty where the user has none.
alter table agency_users add column signature text not null default '' check (length(signature) <= 1000);
