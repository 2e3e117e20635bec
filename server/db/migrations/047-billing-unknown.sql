-- An imported policy may not say who sends the bill.
alter table policies alter column billing_type drop not null;
