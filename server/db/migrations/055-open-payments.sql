-- A payment at the provider that did not go through: what the subscription page says of it (decision 103).
alter table payment_accounts add column open_payment jsonb;
