import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './ovens-gold.ts'

const first = sheet(`
306^ 30 15b CORBEL & LYLE BROKERAGE
306^ 50 8.5 1900 Assay Street, Fifth Floor      Brasswater, PA 15999      Telephone (724) 555-0150      Fax (724) 555-0151
_ 36 64 540

# 80 10 13.5 54
August 10, 2026

# +9 9.5 13 54
Mr. Rafe Winslow, Senior Underwriter
Sable River Insurance Company
40 Compass Court
Fairhaven Mills, NJ 07999

# +9 9.5b 13 54
Re: Thistledown Oven Works, Inc. - property, general liability and umbrella, November 1, 2026 to November 1, 2027

# +9 9.5 13 54
Dear Rafe:

# +9 9.5 13 54
We are pleased to submit Thistledown Oven Works, Inc. for your package and umbrella. This is new
business to Sable River. The insured builds commercial deck ovens and spiral mixers for bakeries and
services them. It is a Pennsylvania corporation, its federal identification number is 25-5550274, and it
began business on April 2, 1996. It is a subsidiary of Ember Row Holdings, Inc., which owns 100 percent
of it, and has no subsidiaries of its own. The insured's mailing address is P.O. Box 1180, Brasswater,
PA 15999; its telephone is (724) 555-0160 and its website thistledownovens.example.com.

# +9 9.5 13 54
There are two locations. Location 1 is the plant and office at 2100 Hearthstone Road, Brasswater, PA
15998, in Pell County, which the insured owns. The building has 61,000 square feet and the insured
occupies all of it. There are 58 full-time and 4 part-time employees, 62 in all, with a payroll of
$3,480,000 and gross sales of $12,600,000, of which $310,000 is foreign. Location 2 is the service depot
at 35 Tannery Lane, Cutler's Ford, PA 15997, in Moraine County, where the insured is a tenant of 4,800
square feet. There are 9 full-time employees with a payroll of $540,000; the depot's gross sales are
$1,150,000.

# +9 9.5 13 54
For general liability we need an occurrence form with limits of $1,000,000 each occurrence, $2,000,000
general aggregate applying per location, $2,000,000 products and completed operations aggregate,
$1,000,000 personal and advertising injury, $300,000 damage to rented premises and $10,000 medical
expense, subject to a property damage deductible of $5,000 per occurrence. The expiring policy carries a
products aggregate of $1,000,000 and a $10,000 deductible. Please include employee benefits liability of
$1,000,000 with a deductible of $1,000 per claim and a retroactive date of November 1, 2019.

# +9 9.5 13 54
Location 1 is rated under class 56654, Machinery manufacturing NOC, on gross sales of $12,600,000, and
location 2 under class 97222, Machinery installation and repair, on a payroll of $540,000. The sales are
of deck ovens, $8,900,000 from about 410 units a year, and of spiral mixers, $3,700,000 from about 960
units. The motors of the mixers come from Italy, so foreign products are used as components. The insured
installs and services its own products. It sells nothing under the label of others and has had no
recall.

# +9 9.5 13 54
The umbrella should be written on an occurrence basis at $5,000,000 each occurrence and $5,000,000
aggregate with a retained limit of $10,000. Kestrel Surety, which has the umbrella today at $3,000,000,
offers to renew it at $19,800 without an increase; the insured's customers ask for the higher limit.
`)

const second = sheet(`
36 30 9 Mr. Rafe Winslow
36 42 9 August 10, 2026
36 54 9 Page 2

# 78 9.5 13 54
The umbrella would lie over your general liability and two policies that stay where they are. Automobile
liability is insured by Tollway Mutual under policy TM-CA-330981, from November 1, 2026 to November 1,
2027, with a combined single limit of $1,000,000 and a premium of $24,100. Employers liability is
insured by Anvil Compensation Fund under policy ACF-77-4410, from January 1, 2026 to January 1, 2027,
with $1,000,000 each accident, $1,000,000 disease each employee and $1,000,000 disease policy limit, at
a premium of $88,700. The fleet has 3 owned private passenger cars, 7 owned light trucks and 2 owned
medium trucks. Hired and non-owned automobile coverage is provided. No vehicles are leased or rented to
others, and neither passengers for a fee nor dangerous cargo are carried.

# +9 9.5 13 54
Thistledown spends $46,000 a year to advertise in trade magazines and uses the services of an
advertising agency. It owns no aircraft and no watercraft, uses no cranes and does no bridge, dam or
marine work. Its products contain no hazardous materials, and none is used in aircraft. A first aid
facility is not maintained. It is not self-insured for employers liability in any state.

# +9 9.5 13 54
The package expires at Kestrel Surety & Casualty. The general liability is policy KSC-GL-51180 from
November 1, 2025 to November 1, 2026 at $48,200, and was KSC-GL-49022 from November 1, 2024 to November
1, 2025 at $45,750. The property is policy KSC-PR-51181 from November 1, 2025 to November 1, 2026 at
$61,400. Automobile was policy TM-CA-319204 at Tollway Mutual from November 1, 2025 to November 1, 2026
at $22,940. No policy was declined, canceled or non-renewed in the last three years.

# +9 9.5 13 54
We have reviewed five years of losses. On March 14, 2024 the guard of a mixer failed at a customer's
bakery and a helper's hand was hurt; Kestrel paid $42,600 under the general liability policy, nothing is
reserved and the claim is closed. This is also the only product liability loss in the past three years.
On January 22, 2026 one of the light trucks ran into the back of a car; Tollway has paid $8,350 under
the automobile policy, holds a reserve of $15,000, and the claim is open. You may recall the fire of
2017, for which $210,000 was paid. It was at the former plant on Slag Street, which was sold in 2018.

# +9 9.5 13 54
Inspections may be arranged with the plant manager, Odalys Crane, at (724) 555-0163 or
odalys@thistledownovens.example.com. For the audit please call the controller, Bram Yelland, at (724)
555-0164 or byelland@thistledownovens.example.com. Please do not confuse the account with Thistledown
Catering Company on the same road, which is a stranger to us.

# +9 9.5 13 54
The insured has a written safety program with a safety manual and monthly meetings. There has been no
bankruptcy, foreclosure, judgment or lien in the last five years. Statements of values and currently
valued loss runs are enclosed. We hope to have your quotation by September 18 and would like the premium
billed through our agency.

# +9 9.5 13 54
Sincerely yours,

# +26 10 13.5 54
Anneliese Corbel
Vice President
acorbel@corbellyle.example.com
`)

/** A broker's letter to an underwriter: limits wanted, underlying policies and losses in paragraphs, beside what expires. */
export const OVENS: SubmissionPaper = { name: 'hickory-ovens', pages: [first, second], forms: FORMS }
