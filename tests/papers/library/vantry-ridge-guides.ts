import { type LibraryDocument, printed } from './types.ts'

export const VANTRY_RIDGE_GUIDES: LibraryDocument[] = [
  {
    name: 'Vantry Ridge - Commercial Umbrella and Excess Guide',
    pages: printed(`VANTRY RIDGE INSURANCE COMPANY
COMMERCIAL UMBRELLA AND EXCESS LIABILITY
Desk reference for producers                                              Revised 02/2025

CAPACITY
   Lead umbrella              $1,000,000 to $10,000,000
   Excess follow form         $5,000,000 maximum in any one layer
   Total on one insured       $15,000,000

MINIMUM PREMIUMS
   First million              $1,250
   Each further million       $600 up to five, then $450

REQUIRED UNDERLYING LIMITS (in thousands)
   General liability          1,000 occurrence / 2,000 general / 2,000 products
   Auto liability             1,000 combined single limit
   Employers liability        500 / 500 / 500
   Liquor liability           1,000 / 2,000
   Hired and non-owned only   1,000

   Underlying carriers are rated at least A- and size VII. An underlying policy whose defense
   lies within the limits is not acceptable below a lead umbrella.

SELF-INSURED RETENTION
   $10,000 for each occurrence that the underlying does not cover. It may be removed for
   offices and retail at a charge of $150. It is $25,000 for habitational and for contractors.
%%
VANTRY RIDGE INSURANCE COMPANY - UMBRELLA AND EXCESS                           02/2025  2

CLASSES
   Preferred        offices, wholesalers, light manufacturing, schools with no dormitories
   Considered       artisan contractors, restaurants (alcohol under 40 percent), apartments
                    to 300 units, fleets to 25 units within 200 miles
   Outside          trucking for hire, nursing homes, amusement, security guards, firearms,
                    contractors in the five boroughs of New York, products for aircraft

FLEET LOAD
   Private passenger          $35 per unit per million
   Light truck                $60
   Medium truck               $110
   Heavy truck                $240
   Above 10 heavy units       refer

EXCLUSIONS ON EVERY POLICY
   Professional services; pollution except hostile fire; communicable disease; fungi; abuse;
   cyber; care, custody or control of property; uninsured motorists unless the state forbids
   it.

CONCURRENCY
   Underlying policies share the effective date of the umbrella. A difference of up to 60 days
   is accepted in the first term only.

SUBMISSION
   Umbrella application, underlying declarations or quotes, five years of losses for every
   underlying line, driver list, and a schedule of locations. Loss above $100,000: narrative
   and reserves.

   Mail to umbrella@vantryridge.example. We answer in three business days.
%%
VANTRY RIDGE INSURANCE COMPANY - UMBRELLA AND EXCESS                           02/2025  3

AUTHORITY
   Producers with the letter VR-A quote up to $2,000,000 on preferred classes from the portal.
   Every other quote is ours. No producer binds above $5,000,000.

EXCESS OVER OTHERS
   Lead umbrella of another carrier        accepted if the form is sent in full
   Price                                   60 to 80 percent of the layer below
   Quota share                             not offered

HABITATIONAL
   Units                                   $14 a unit for the first million
   Swimming pool                           $100 each
   Prior assault claim                     decline

CONTRACTORS
   Subcontracted cost                      $1.10 per $1,000 for the first million
   Residential above 25 percent            refer
   Wrap-up work                            excluded unless scheduled

RENEWAL AND CANCELLATION
   Renewal terms go out 45 days ahead. Extensions are granted once, for 30 days at most.
   Reinstatement after nonpayment: once, with proof that the underlying policies stood without
   a break.`),
  },
]
