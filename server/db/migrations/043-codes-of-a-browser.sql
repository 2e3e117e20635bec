-- A code is used by the browser that asked for it, and by no other: guesses from elsewhere are not counted any more.
alter table sign_in_codes drop column tries_elsewhere;
create index sign_in_codes_attempt on sign_in_codes (attempt_hash);
