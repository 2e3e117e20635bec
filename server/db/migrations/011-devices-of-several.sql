-- Several people may sign in from one browser, and it is known for each of them.
alter table known_devices drop constraint known_devices_pkey, add primary key (token_hash, address_hash);
