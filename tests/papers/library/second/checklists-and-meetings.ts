import { type LibraryDocument, printed } from '../types.ts'

export const CHECKLISTS_AND_MEETINGS: LibraryDocument[] = [
  {
    name: 'Checklist new commercial account.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Checklist: new commercial account

[ ]  Legal name as in the register of the state, and tax number
[ ]  All owners with their shares
[ ]  Every address, with year built, area and alarm
[ ]  Payroll and sales for this year and the next
[ ]  Vehicles with serial numbers, drivers with dates of birth
[ ]  Loss runs: five years for comp, four for all else
[ ]  Lease and loan agreements, for what they ask of insurance
[ ]  Umbrella, cyber and employment practices offered in writing
[ ]  Photos taken by us, no more than 60 days old
[ ]  Credit of the agency's fee agreement, if surplus lines
[ ]  Welcome call by the account manager on day 7
`),
  },
  {
    name: 'Checklist home closing.pdf',
    pages: printed(`
Larkspur & Boone Insurance Agency
Checklist: house closing

[ ]  Day and hour of the closing; name of the title office
[ ]  Lender's clause letter by letter, with loan number
[ ]  Replacement cost run with our estimator, printed to the file
[ ]  Flood zone looked up, flood offered, answer in writing
[ ]  Evidence of insurance to the lender 3 working days before closing
[ ]  First year's premium: who pays, and paid receipt to the title office
[ ]  Old house: sold, let or empty? If empty, a vacant policy within 30 days
[ ]  Auto offered with the house
[ ]  Call to the client on the day after closing
`),
  },
  {
    name: 'Meeting notes 2025-03-05.pdf',
    pages: printed(`
Staff meeting of March 5, 2025
Present: Augustin, Yolanda, Casimir, Henrike, Solveig. Away: Perpetua.

Cobblehurst has changed its mind on apartments. Casimir goes through the 14 accounts that are
touched and writes to the owners by March 28.

The scanner on the second floor is to be replaced. Solveig has an offer of $2,340 and may buy.

Plumbridge asks for $180,000 of new farm premium this year. We have $61,000. Perpetua
takes the booth at the Brindle County fair in July.

From April 1 the office closes at 4:30 on Fridays. The phones go to the answering service.
`),
  },
  {
    name: 'Meeting notes 2025-06-04.pdf',
    pages: printed(`
Staff meeting of June 4, 2025
Present: all.

Wexcombe came by. Our loss ratio with them is 41% and they want more schools.

Henrike reports 37 open claims, of which five are above the line for the monthly talk.

The audit of files in May: average 91, lowest 78. The lowest is drawn again in June.

New rule for hail season: whoever binds a house takes a photo of the roof from the street,
dated, on the day of binding. This holds from June 9 for every carrier.

Perpetua leads the move to the new phone system, which goes live on August 11.

Next meeting: July 9, because of the holiday.
`),
  },
]
