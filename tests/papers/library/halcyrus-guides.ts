import { type LibraryDocument, printed } from './types.ts'

export const HALCYRUS_GUIDES: LibraryDocument[] = [
  {
    name: 'Halcyrus Professional Lines - Miscellaneous Professional Liability',
    pages: printed(`Halcyrus Professional Lines
Miscellaneous Professional Liability: appetite statement
Version 6.2, released May 2025

Overview
Halcyrus offers claims-made errors and omissions coverage to firms that earn fees by giving
advice or performing a service. We prefer firms with written engagement letters on at least 75%
of their revenue, and principals with five or more years in their field.

Limits, retentions, premiums
  Limits offered               $250,000 to $5,000,000, each claim and aggregate
  Retention, revenue < $1M     $2,500
  Retention, $1M to $5M        $5,000
  Retention, above $5M         $15,000
  Minimum premium              $1,150
  Defense                      inside the limit; outside for 10% more on limits up to $2M
  Prior acts                   full, where continuous coverage of three years is shown

Target professions
  Bookkeepers and tax preparers (no audits), marketing agencies, translators, property managers
  with fewer than 1,500 doors, staffing consultants, event planners, home inspectors (see
  below), executive coaches, court reporters, notaries, trustees in bankruptcy.

Professions outside our appetite
  Attorneys, architects and engineers, insurance agents, physicians, security brokers, real
  estate appraisers, title and escrow agents, mortgage brokers, environmental consultants.
%%
Halcyrus Professional Lines | MPL v6.2                                                Page 2

Home inspectors
  Written with a retention of $5,000 in every case. Each inspector belongs to a trade
  association and has completed 250 inspections. Mold, radon and septic services are excluded.
  Signed agreements that limit liability to the fee earn a credit of 10%.

Extended reporting period
  Automatic: 60 days at no charge.
  Optional: 12 months for 100% of the annual premium, 24 months for 150%, 36 months for 185%.
  The request and the payment are received within 60 days of the end of the policy.

Exclusions worth a conversation
  Bodily injury (carve-back on request), contractual guarantees, cost overruns, intellectual
  property other than copyright, funds transfer, prior knowledge as of the first policy.

First-party extras
  Disciplinary proceedings $25,000. Subpoena assistance $15,000. Loss of earnings $500 a day.

Submitting
  Completed application dated within 45 days, sample engagement letter, resumes of principals
  for a firm under three years old, five years of loss runs. Warranty statement for limits
  above $3M.

Contact: mpl@halcyrus.example, attention Sunniva Adebowale-Reyes
%%
Halcyrus Professional Lines | MPL v6.2                                                Page 3

Property managers
  Written to 1,500 doors, retention $7,500. Tenant discrimination is sublimited at $250,000.
  Trust accounts are reconciled monthly by someone other than the person who signs checks.

Event planners
  Retention $2,500. Cancellation of an event is not covered. Alcohol service: only when a
  caterer has its own liquor policy.

Premium credits and debits
  Written quality control procedures      -5%
  Continuing education, 20 hours a year   -5%
  Contracts reviewed by counsel           -7.5%
  No written engagement letters           +15%
  Prior claim paid                        +10% to +40%
  New firm, under 3 years                 +15%

Renewals
  Firms with revenue under $1M and no claims renew on a short form of one page. All others
  complete the full application every second year. Terms are released 30 days ahead.

Mergers and new owners
  A firm bought during the term is covered for 90 days if its revenue is below 15% of the
  insured's. A change of control turns the policy into runoff on that day.`),
  },
  {
    name: 'Halcyrus Professional Lines - Cyber and Privacy',
    pages: printed(`Halcyrus Professional Lines
Cyber and Privacy: appetite statement
Version 4.0, released May 2025

Overview
Halcyrus offers primary cyber to organizations with revenue of up to $150 million. Response and
liability are in one form. Admitted paper is used up to $25 million of revenue.

Limits, retentions, premiums
  Limits offered               $500,000 to $5,000,000
  Retention, revenue < $5M     $2,500
  Retention, $5M to $25M       $10,000
  Retention, above $25M        $50,000
  Minimum premium              $1,450
  Waiting period, income loss  8 hours (12 hours above $25M)
  Social engineering           $100,000 standard; $250,000 with call-back procedures in writing

Controls without which we do not quote
  1. Multi-factor authentication for remote access, e-mail and every privileged account
  2. Backups kept offline or immutable, restored as a test within the last six months
  3. Endpoint detection on all servers and workstations
  4. Critical patches within 14 days
  5. No end-of-life systems reachable from outside

Between $0 and $2 million of revenue controls 3 and 4 are recommended and not required.
%%
Halcyrus Professional Lines | Cyber v4.0                                              Page 2

Preferred classes
  Manufacturers, distributors, professional firms, nonprofits, private schools, contractors.

Referred classes
  Hospitals, municipalities, universities, payment processors with fewer than 1 million cards.

Declined classes
  Adult content, crypto exchanges, data brokers, gambling, managed service providers, social
  media.

Ransomware
  Full limit with all five controls. Where control 2 is missing we may offer a sublimit of
  $100,000 with coinsurance of 50%. Payment of a demand is made only with our consent.

Biometric data
  Collection of fingerprints or face scans is excluded, unless consent forms were on file
  before the first collection; then a sublimit of $250,000 is available.

Panel vendors
  Breach counsel, forensics and notification are by our panel. Own vendors: agreed before
  binding, at no more than $450 an hour.

Contact: cyber@halcyrus.example
%%
Halcyrus Professional Lines | Cyber v4.0                                              Page 3

Sublimits
  Dependent business income        $250,000 (full limit for named providers on request)
  System failure                   $500,000
  Bricking of hardware             $100,000
  Reputation                       $100,000, 90 days
  Payment card assessments         $250,000
  Betterment                       10% of the cost of restoration

Scanning
  Each applicant is scanned from outside before a quote. Open remote desktop ports are a stop.
  Findings of high severity must be closed within 21 days of binding.

Wrongful collection
  Excluded for websites that pass visitors' behavior to advertisers, unless a banner asks
  beforehand.

War
  Widespread attacks between states are excluded; assets outside the affected state are carved
  back.

Renewal
  Short application up to $10 million of revenue. The scan is repeated 75 days before
  expiration, and the broker receives the list first.`),
  },
]
