-- A code that was mailed beyond all limits, of which a mailbox gets one an hour: its guesses are its own.
alter table sign_in_codes add column is_reserve boolean not null default false;
