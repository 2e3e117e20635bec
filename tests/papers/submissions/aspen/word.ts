import { head, page, say } from '../maple/layout.ts'
import { asked } from './layout.ts'

const FIRST = page([
  head(150, 44, 'About your business – insurance questionnaire', 13),
  say(
    72,
    66,
    `From your broker, Millrace Insurance Brokers, 18 Weaver Street, Asheville, NC 28801 (Hollis Beck, hbeck@millrace.example).
     Please type your answers behind or under the questions and send the file back to us.`,
    { size: 8 },
  ),
  asked(
    72,
    94,
    `1.  Legal name of the business: = Copperline Ceramics Studio, LLC
     2.  What kind of entity is it? = LLC with three members
     3.  Federal tax ID: = 56-5550119
     4.  Where do we send your mail?
     > 640 Kiln Road
     > Black Mountain, NC 28711
     5.  Main phone number and web site: = (828) 555-0150, www.copperline.example
     6.  Whom do we ask about payroll and accounting (name, office phone, e-mail)?
     > Marguerite Oyelaran, (828) 555-0151, moyelaran@copperline.example
     7.  When did the business start? = June 1, 2009
     8.  Please tell us in a sentence what you do.
     > We make stoneware dinnerware and tile and sell them to shops and restaurants
     9.  From when to when do you want coverage? = October 15, 2026 to October 15, 2027
     10.  Where are you? For each place: address, county, own or rent, space, people, yearly sales.
     > Location 1: our mailing address. Buncombe County, inside the city limits. We own the building, 12,800 square feet,
     > and use all of it; nothing is open to the public. 11 full time and 3 part time. Sales $1,460,000. Pottery and office.
     > Location 2: 29 Lexington Row, Asheville, NC 28801. Buncombe County, inside the city limits. We rent 1,900 square feet
     > there, 1,100 of them open to the public. 1 full time and 4 part time. Sales $275,000. Showroom.
     11.  Do you rent out part of either place to others? = No, neither
     12.  Does another company own yours? = No
     13.  Does yours own another company? = No
     14.  Is there a formal safety program? If so, what belongs to it?
     > Yes, a safety manual and monthly meetings
     15.  Do you have flammables, explosives or chemicals around?
     > Yes. Glaze chemicals and four propane cylinders
     16.  Did an insurer decline, cancel or non-renew any of your policies in the last three years? = No
     17.  Were there claims about sexual abuse, molestation, discrimination or negligent hiring? = No
     18.  Was anyone indicted for or convicted of fraud, bribery or arson in the last five years? = No
     19.  Are there fire or safety code violations that have not been corrected? = No
     20.  A foreclosure, repossession or bankruptcy in the last five years? = No
     21.  A judgment or lien in the last five years? = n/a
     22.  Is the business held in a trust? = No`,
  ),
  say(72, 752, 'Copperline Ceramics – questionnaire – 1', { size: 7.5 }),
])

const SECOND = page([
  asked(
    72,
    40,
    `23.  Do you have operations abroad, or do you sell products in other countries? = Yes, we ship to Canada
     24.  Does the business or do its owners have other ventures we are not asked to insure?
     > Yes. One member owns a yoga studio
     25.  Do you own, lease or fly drones? = No
     26.  Do you hire others to fly drones? = No
     27.  What liability limits do you have now, and what would you like for the new year?
     > Now: $500,000 each occurrence, $1,000,000 general aggregate, $1,000,000 products, $50,000 rented premises.
     > Please quote: $1,000,000 each occurrence, $2,000,000 general aggregate, $2,000,000 products and completed
     > operations aggregate, $1,000,000 personal and advertising injury, $100,000 damage to rented premises, $5,000
     > medical expense. Occurrence form. A property damage deductible of $1,000 per occurrence is fine with us.
     28.  Which products do you make or sell? (yearly sales, units, months on the market, expected life, use, parts)
     > Stoneware dinnerware: $1,480,000 a year, 52,000 units, 204 months on the market, expected life 120 months,
     > intended use: serving food, made of clay and glaze
     > Ceramic tile: $255,000 a year, 9,000 units, 40 months on the market, expected life 360 months,
     > intended use: wall covering, made of clay and glaze
     29.  Do you install, service or demonstrate products? = No
     30.  Do you sell foreign products, or use them as components? = No
     31.  Research and development, or new products planned? = Yes. Oven-safe bakeware planned for 2027
     32.  Guarantees, warranties or hold harmless agreements? = Yes. Hold harmless agreements with two restaurant chains
     33.  Products for aircraft or space? = No
     34.  Products recalled, discontinued or changed? = No
     35.  Products of others sold or repackaged under your label? = No
     36.  Your products under the label of others? = Yes. Plates for a hotel group
     37.  Is vendors coverage required? = Yes. Two department stores
     38.  Does any named insured sell to another named insured? = No
     39.  Medical facilities, or medical professionals employed or contracted? = No
     40.  Any exposure to radioactive or nuclear materials? = No
     41.  Do you store, treat, discharge or transport hazardous material? = see attached letter of our waste hauler
     42.  Operations sold, acquired or discontinued in the last five years? = No
     43.  Do you own, hire or lease watercraft, docks or floats? = No
     44.  Do you own or rent parking facilities? = Yes. 14 spaces behind the studio
     45.  Is a fee charged for parking? = No
     46.  Are recreation facilities provided? = No
     47.  Is there a swimming pool on the premises? = No
     48.  Do you sponsor sporting or social events? = Yes. A kiln opening each December
     49.  Are structural alterations contemplated? = TBD
     50.  Is any demolition contemplated? = No
     51.  Have you been active in joint ventures? = No
     52.  Do you lease employees to or from other employers? = No
     53.  Is there a labor interchange with another business? = No
     54.  Do you operate or control day care facilities? = No`,
    { gap: 3, step: 12.6, size: 8.5 },
  ),
  say(72, 752, 'Copperline Ceramics – questionnaire – 2', { size: 7.5 }),
])

const THIRD = page([
  asked(
    72,
    40,
    `55.  Have crimes occurred or been attempted on your premises in the last three years? = No
     56.  Is there a formal, written safety and security policy? = Yes
     57.  Does your advertising say anything about the safety or security of the premises? = No
     58.  Who has to be named as additional insured, and does anyone need a certificate?
     > Our landlord at location 2 has to be an additional insured and needs a certificate:
     > Lexington Row Partners, LP
     > 300 Patton Court
     > Asheville, NC 28801
     59.  Have you had any losses in the last five years? = No losses`,
  ),
  say(
    72,
    230,
    `Filled in by Marguerite Oyelaran, August 6, 2026

     Thank you. We come back to you within two days. Your team at Millrace`,
  ),
  say(72, 752, 'Copperline Ceramics – questionnaire – 3', { size: 7.5 }),
])

export const WORD_PAGES = [FIRST, SECOND, THIRD]
