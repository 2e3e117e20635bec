import { type LibraryDocument, printed } from '../types.ts'

export const ARDENMOOR_AND_TIDEWICK: LibraryDocument[] = [
  {
    name: 'Ardenmoor Surety Bond Authority Letter.pdf',
    pages: printed(`
ARDENMOOR SURETY COMPANY
Letter of authority to Larkspur & Boone Insurance Agency
January 9, 2025

Dear partners,

This letter sets out what you may sign in our name. It takes the place of our letter of 2022.

You may sign license and permit bonds of up to $50,000 without asking us, provided that the
owner's credit score is 640 or better. Court bonds may be signed up to $25,000, other than
appeal bonds, for which you always call. Bonds of executors may be signed up to $150,000 when
a lawyer acts for the estate.

Contract bonds are never signed by the agency. Bid bonds go out from this office within one
working day of a complete file.
%%
Ardenmoor Surety Company, letter of January 9, 2025, continued

A contract file holds two years of statements by an accountant, a schedule of work on hand,
a bank letter, and personal statements of every owner of 10% or more. Below $400,000 a credit
report and our short application will do.

Rates: contract bonds $25 per thousand on the first $100,000, $15 on the next $400,000 and $10
above it. License bonds are 1.5% with a minimum of $100.

Powers of attorney bear numbers and are kept in a locked drawer. Report each bond within five
working days of signing it.

With kind regards,
Benedikt Rautavaara, vice president
`),
  },
  {
    name: 'Ardenmoor License Bond Price List.pdf',
    pages: printed(`
ARDENMOOR SURETY COMPANY
License bond price list, from March 1, 2025

Bond                               Amount         One year      Three years
---------------------------------  -------------  ------------  ------------
Auto dealer, Ohio                  $25,000        $250          $640
Auto dealer, Indiana               $25,000        $275          $700
Electrician, city of Larkhollow    $10,000        $100          $250
Mortgage broker, Ohio              $50,000        $625          $1,590
Notary, Kentucky                   $1,000         $50           not sold
Plumber, county of Brindle         $20,000        $160          $400
Sales tax, Indiana                 as ordered     2.0%          5.2%
Title agency, Kentucky             $100,000       $1,150        refer

Credit scores under 640 pay double. Under 560 we decline.
A bond is cancelled by our letter to the obligee, 60 days ahead.
`),
  },
  {
    name: 'Tidewick Flood Program Card.pdf',
    pages: printed(`
TIDEWICK FLOOD & WIND
Private flood program card                                                      2025-A

Building            up to $2,000,000
Contents            up to $750,000
Loss of use         up to $60,000, after 72 hours
Basement contents   $15,000, on request
Pools and decks     not covered

Waiting period      14 days; none for a loan closing; 1 day if it replaces other flood
                    insurance that was in force to the day
Elevation           certificate not needed, unless the lowest floor is below grade on all
                    sides
Prior flood loss    one is fine; two are declined
Deductibles         $2,000, $5,000, $10,000 and $25,000
Minimum premium     $475, all of it earned on the first day
Payment             in full, by card or bank draft
`),
  },
  {
    name: 'Tidewick Wind Program Card.pdf',
    pages: printed(`
TIDEWICK FLOOD & WIND
Wind and hail program card                                                      2025-A

States              South Carolina, Georgia, Alabama
Distance to coast   no closer than 1,000 feet
Building            up to $1,250,000
Contents            up to $400,000
Loss of use         up to $40,000
Roof                15 years for shingle, 25 for metal, 30 for tile
Shutters            credit of 11% if every opening has them
Deductibles         3%, 5% or 10% of the building; never a flat sum
Waiting period      none, but no binding in the 5 days after a storm is named in the basin
Minimum premium     $1,050, half of it earned on the first day
Payment             in full, or half down and the rest in 60 days
`),
  },
]
