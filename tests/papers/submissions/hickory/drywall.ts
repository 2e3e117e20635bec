import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './drywall-gold.ts'

const first = sheet(`
36 22 7.5 8/4/26, 8:52 AM
306^ 22 7.5 Millrace Insurance Agency Mail - insurance for October
36 40 12b insurance for October
576> 42 8 2 messages
_ 36 58 540
36 66 9b Tamsin Loveridge
122 66 9 <tamsin@loveridgedrywall.example.com>
576> 66 8.5 Mon, Aug 3, 2026 at 9:47 PM
36 79 9 To: Dorrit Finch <dfinch@millrace.example.com>

# 102 9.5 13 36
Hi Dorrit,

# +7 9.5 13 36
Thanks for calling me back. Please shop our workers compensation and our general liability for the year that starts on
October 1, 2026 and ends on October 1, 2027; both of the policies we have run out that day. I'd rather write it all down
once than fill in the forms, so here is everything I can think of.

# +7 9.5 13 36
The company is Loveridge Drywall & Plaster LLC. I started it on June 4, 2012. It is a limited liability company with three
members, and the federal tax number is 41-5550338. Mail goes to P.O. Box 226, Stillbrook, MN 55999. The shop is at 1407
Cooperage Lane, Stillbrook, MN 55998. That is inside the city limits, in Wabena County. We rent it and use all of its
3,600 square feet; no customers come there and we lease no part of it to anybody. The phone is (651) 555-0137 and the web
page is loveridgedrywall.example.com.

# +7 9.5 13 36
We hang, tape and finish drywall in new houses and small commercial jobs, and restore ornamental plaster.

# +7 9.5 13 36
Now the payroll. For the twelve months from October 1 we figure $486,000 for the nine full-time and two part-time people
who hang and finish board, which is class 5445 on the policy we have. The three plasterers, all of them full time, will make
$182,500; that is class 5480. Then there is $52,000 for Oriel in the office, full time, class 8810. Nobody else is on the
payroll.

# +7 9.5 13 36
There are three owners. I am the president and own 50 percent; I run the jobs and I want to be excluded. My brother Emrys
Loveridge, the vice president, owns 30 percent. He works with the plasterers, so he has to be included under class 5480, and
his $64,000 is already in the figure for the plasterers. Our mother, Hesper Loveridge, is the treasurer and owns the other
20 percent. She signs checks and does no other work, so please exclude her too.

# +7 9.5 13 36
Our compensation has been with Granite Plains Mutual for two years. The policy that began on October 1, 2025 is number
GPM-WC-40418. It costs $31,260 with an experience mod of 0.94, and there was one claim, a cut hand, with $1,140 paid. The one
that began on October 1, 2024 was GPM-WC-38807. It cost $29,975 with a mod of 0.97 and had no claims. Before that, from
October 1, 2023, we were with Tollgate Casualty, number TC-55-20931, at $33,410 with a mod of 1.08. That year there were two
claims and $18,650 was paid. Nothing is in reserve for any of these claims. The mod that goes with October 1, 2026 is 0.91.

# +7 9.5 13 36
For employers liability we need $500,000 each accident, $500,000 disease for each employee and $500,000 disease policy
limit. All our jobs are in Minnesota, and MN is the only state we need under 3.A. Please have them bill us direct, quarterly.

576> 762 7 1/2
36 762 7 https://mail.millrace.example.com/print?thread=7741
`)

const second = sheet(`
36 22 7.5 8/4/26, 8:52 AM
306^ 22 7.5 Millrace Insurance Agency Mail - insurance for October

# 44 9.5 13 36
The general liability is with Harrow & Vane Insurance, policy HV-CGL-771903, from October 1, 2025 to October 1, 2026, and
costs $9,480. It has only $500,000 for each occurrence and $1,000,000 in the aggregate. The new one must be on an occurrence
form with $1,000,000 each occurrence, a general aggregate of $2,000,000 that applies per project, a $2,000,000 products and
completed operations aggregate, $1,000,000 personal and advertising injury, $100,000 damage to rented premises and $5,000
medical expense. A property damage deductible of $1,000 per claim is fine with us.

# +7 9.5 13 36
About 15 percent of our work is subcontracted, which is insulation and painting, and we pay subcontractors $230,000 a year.
None of them comes on a job without a certificate of insurance, and none carries lower limits than we do. We have 13 people
full time and two part time. We draw no plans or designs for others. We do no blasting and no excavation, and we do not lease
equipment to others. We are in no joint venture and we sponsor no social or sporting events. We do have a written safety
program, with a safety manual and monthly meetings.

# +7 9.5 13 36
You asked about a few more things. We own no aircraft and no boats. There is no work underground, but we work from scaffolds
up to 22 feet, so the answer on work above 15 feet is yes. None of it is over water. We use no volunteers. Two students help
every summer, so yes, there are seasonal employees. A health plan is provided for everybody full time. No physicals are
required. Nobody is leased to us or by us, nobody works mostly at home and nobody is under 16 or over 60. We sponsor no
athletic teams. There has been no bankruptcy, foreclosure, judgment or lien in the last five years, and no insurer has
declined, canceled or non-renewed us in the last three. We own no drones and hire nobody who flies one. The company has no
subsidiaries and is no subsidiary of anybody.

# +7 9.5 13 36
When they audit the payroll, please have them call Oriel Pask at (651) 555-0138. For an inspection or a claim they should call
me at the shop.

# +7 9.5 13 36
One more thing. My son's company, Loveridge Stucco Inc. (federal number 41-5550990), has payroll of $145,000 in class 5022
and its own policy with Tollgate. It has nothing to do with this, so leave it out. And just so you know, Bluffside Insurance
showed me $8,950 for the liability from Cobalt Surety, but with a $5,000 deductible.

# +7 9.5 13 36
Thank you!
Tamsin

_ 36 468 540
36 476 9b Dorrit Finch
98 476 9 <dfinch@millrace.example.com>
576> 476 8.5 Thu, Jul 30, 2026 at 4:05 PM
36 489 9 To: Tamsin Loveridge <tamsin@loveridgedrywall.example.com>

# 510 9.5 13 48
Tamsin,

# +7 9.5 13 48
Good talking with you. Last year's worksheet had $455,200 for 5445, $141,000 for 5480 and $50,000 for 8810, and
$180,000 paid to subcontractors. Let me know what it will be this time, and whether Uncle Hob is still a member.

# +7 9.5 13 48
Dorrit Finch
Millrace Insurance Agency
118 Ferry Street, Stillbrook, MN 55999
(651) 555-0110

576> 762 7 2/2
36 762 7 https://mail.millrace.example.com/print?thread=7741
`)

/** A mail of an owner, printed: all in sentences, with the agent's mail and last year's payroll under it. */
export const DRYWALL: SubmissionPaper = { name: 'hickory-drywall', pages: [first, second], forms: FORMS }
