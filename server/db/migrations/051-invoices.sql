-- What an agency was billed (decision 100).
create table invoices (
  agency_id uuid not null references agencies,
  id uuid not null,
  -- In sequence for the agency, without gaps: given under the lock of its subscription.
  number integer not null check (number >= 1),
  issued_on date not null,
  -- What is paid for: "Cara Pro (Monthly, 6 seats)", from the first day up to the day the next period begins.
  title text not null,
  period_starts_on date not null,
  period_ends_on date not null,
  -- The agency's name and address of the day.
  billed_to jsonb not null,
  -- Cents, as in the lines. A total below zero is a credit, which stands on the next invoice.
  lines jsonb not null,
  sub_total bigint not null,
  discount_total bigint not null,
  tax_total bigint not null,
  total bigint not null,
  amount_due bigint not null check (amount_due >= 0),
  state text not null,
  created_at timestamptz not null,
  primary key (agency_id, id),
  constraint invoices_period check (period_ends_on > period_starts_on)
);
create unique index invoices_number on invoices (agency_id, number desc);
select make_tenant_table('invoices');

alter table subscriptions
  -- Of changes within the period, and a credit that was left over: they stand on the next invoice.
  add column pending_lines jsonb not null default '[]',
  -- The day of the month on which periods begin, where the month has it.
  add column billing_day integer check (billing_day between 1 and 31);
