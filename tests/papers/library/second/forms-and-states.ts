import { type LibraryDocument, printed } from '../types.ts'

type Notice = {
  state: string
  name: string
  nonpay: string
  other: string
  renewal: string
  increase: string
  newPeriod: string
  license: string
  hours: string
  rebate: string
  department: string
}

const notice = (o: Notice): LibraryDocument => ({
  name: o.name,
  pages: printed(`
State sheet for the staff of Larkspur & Boone: ${o.state}
A drawn example for training. Look up the law before you rely on it.

Cancellation by the carrier
  for nonpayment                      ${o.nonpay}
  for another reason                  ${o.other}
  in the first days of a new policy   ${o.newPeriod}
Non-renewal                           ${o.renewal}
Premium increase at renewal           ${o.increase}

License of a producer                 ${o.license}
Continuing education                  ${o.hours}
Gifts to clients                      ${o.rebate}
Complaints                            ${o.department}
`),
})

export const FORMS_AND_STATES: LibraryDocument[] = [
  notice({
    state: 'Ohio',
    name: 'State sheet Ohio.pdf',
    nonpay: '10 days',
    other: '30 days',
    renewal: '30 days',
    increase: 'told 30 days ahead if above 15%',
    newPeriod: '90 days, for any lawful reason',
    license: 'renewed every 2 years, in the month of birth',
    hours: '24 hours, of which 3 on ethics',
    rebate: 'up to $50 a year',
    department: 'answered within 21 days',
  }),
  notice({
    state: 'Indiana',
    name: 'State sheet Indiana.pdf',
    nonpay: '12 days',
    other: '20 days',
    renewal: '45 days',
    increase: 'told 45 days ahead, whatever its size',
    newPeriod: '60 days, for any lawful reason',
    license: 'renewed every 2 years, on the day it was first given',
    hours: '20 hours, of which 4 on ethics',
    rebate: 'up to $75 a year',
    department: 'answered within 18 days',
  }),
  notice({
    state: 'Kentucky',
    name: 'State sheet Kentucky.pdf',
    nonpay: '14 days',
    other: '75 days',
    renewal: '70 days',
    increase: 'told 70 days ahead if above 25%',
    newPeriod: '50 days, for any lawful reason',
    license: 'renewed every 3 years, by March 31',
    hours: '30 hours, of which 2 on flood',
    rebate: 'up to $35 a year',
    department: 'answered within 15 days',
  }),
  {
    name: 'Specimen TM-214 Water backup.pdf',
    pages: printed(`
SPECIMEN                                         Thornquist Mutual   TM-214 (06/24)
WATER BACKUP OF SEWERS AND DRAINS

This page becomes part of your policy on the day shown in the schedule.

A.  We pay for direct loss to covered property caused by water that backs up through a sewer
    or drain, or that rises out of a sump. It makes no difference that the pump has failed.

B.  We do not pay if the pump had not been looked after, nor for water that comes in over the
    ground, nor for loss within the first 10 days of this endorsement.

C.  The most we pay in one policy term is the limit shown in the schedule. It includes lost
    income and the cost of removing debris.

D.  A deductible of $1,500 applies to each loss under this endorsement in place of any other.
`),
  },
  {
    name: 'Specimen MS-31 Blanket additional insured.pdf',
    pages: printed(`
SPECIMEN                                 Meridock Specialty Insurance   MS-31 (01/25)
ADDITIONAL INSUREDS, BY WRITTEN CONTRACT

This page becomes part of your policy on the day shown in the schedule.

1.  A person or firm becomes an additional insured when a contract, signed by both sides before
    the injury or damage, obliges you to add them.

2.  They are insured only for the share of injury or damage that your work for them brings
    about, and only until that work is done.

3.  They are not insured for plans, surveys or opinions of an architect or engineer, nor for
    their sole negligence.

4.  Their limit is the lower of the limit in the contract and the limit of this policy.

5.  They must tell us of a claim within 30 days of learning of it and must send us every paper.
%%
SPECIMEN                                 Meridock Specialty Insurance   MS-31 (01/25)

6.  Where the contract says so, our insurance comes first and we do not ask theirs to share.

7.  This endorsement does not reach work on dwellings of five or more units.

8.  We will tell an additional insured of cancellation 20 days ahead if its address is in
    the schedule.
`),
  },
  {
    name: 'Specimen CB-77 Roof settlement.pdf',
    pages: printed(`
SPECIMEN                                 Cobblehurst Insurance Group   CB-77 (05/25)
ROOF SETTLEMENT SCHEDULE

This page becomes part of your policy on the day shown in the schedule.

For loss to a roof by wind or hail we pay the share of replacement cost that stands here:

Age of the roof            Shingle       Metal         Tile or slate
-------------------------  ------------  ------------  ------------
0 to 5 years               100%          100%          100%
6 to 10 years              78%           92%           95%
11 to 15 years             53%           81%           88%
16 to 20 years             34%           66%           79%
21 years and older         22%           51%           68%

Dents that do not let water in are not paid for. The age is counted from the year in which the
roof was laid. Gutters and skylights follow the age of the roof.
`),
  },
  {
    name: 'Glossary for new staff.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Words of the trade, for new staff

ACV                  Actual cash value: the price of a new one less wear.
Aggregate            The most a policy pays for all claims of a term.
Binder               A promise of coverage until the policy is there.
BOR                  Broker of record letter: the client names another agency.
Coinsurance          A duty to insure to a share of value, or bear part of each loss.
Earned premium       The part of the premium for the days that have passed.
E-mod                A factor that sets the losses of an employer against those of its peers.
Flat cancel          Cancellation as of the first day, with all premium returned.
%%
Words of the trade, for new staff, page 2

Loss run             A carrier's list of the claims of one insured.
MVR                  The record of a driver.
Occurrence form      Pays for what happens in the term, whenever the claim comes.
Pro rata             Return by days, without a penalty.
Short rate           Return by days, less a penalty.
Tail                 Time to report claims after a claims-made policy has ended.
TIV                  Total insured value: buildings, contents and income together.
Waiver               A promise not to seek payment from another who caused the loss.
`),
  },
]
