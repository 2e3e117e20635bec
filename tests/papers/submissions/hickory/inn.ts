import { sheet } from '../../acord-25/larch/draw.ts'
import { over } from '../acacia/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './inn-gold.ts'
import { asked } from './layout.ts'

const titled = (title: string, foot: string) =>
  sheet(`
36 24 13b Lantern Gap Insurance
576> 27 8 Intake questionnaire - commercial package
36 42 8 55 Tollgate Green, Larkin Falls, VT 05999      Phone (802) 555-0101      Ask for Selby Orrin, sorrin@lanterngap.example.com
_ 36 56 540
36 64 10b ${title}
36 766 7 ${foot}
576> 766 7 Form LG-12
`)

const BUSINESS = over(
  titled('1. Your business', 'Page 1 of 4'),
  asked(
    36,
    86,
    `Legal name of the business? / Teal & Tarn Hospitality LLC
     Is it doing business under another name? / Yes. The Whistling Teal Inn
     What is your mailing address? / P.O. Box 38, Larkin Falls, VT 05999
     What is the telephone number of the business? / (802) 555-0121
     Do you have a website? / whistlingteal.example.com
     What kind of legal entity is it? / Limited liability company
     If it is an LLC, how many members does it have? / 2
     What is your federal ID number (FEIN)? / 03-5550652
     When was the business started? / 05/15/2008
     What are the SIC and NAICS codes? / SIC 7011    NAICS 721110
     Please describe what the business does. / Country inn with 14 guest rooms and a breakfast room
     When should the new policies begin? / 10/15/2026
     When will they end? / 10/15/2027
     Which coverages should we quote? / Property and general liability. / No umbrella. We passed on one at $4,100.
     How would you like to be billed? / Direct bill
     Which payment plan? / Quarterly
     Whom may we call to arrange an inspection? / Ione Baptiste, innkeeper, (802) 555-0122 / ione@whistlingteal.example.com
     Who keeps your books? / Merritt Quimby, (802) 555-0123`,
    32,
  ),
  asked(
    340,
    86,
    `Where is the business located? / 480 Millpond Road, Larkin Falls, VT 05998
     In which county? / Sabine
     Inside or outside the city limits? / Outside
     Do you own or rent the premises? / Own
     What is the total area of the building (sq. ft.)? / 11,200
     How many square feet do you occupy? / 11,200
     How many square feet are open to the public? / 7,400
     Is any area leased to others? / No
     How many full-time employees do you have? / 6
     How many part-time employees do you have? / 5
     What will your revenue be in the coming year? / $1,140,000
     What was your revenue last year? / $985,000
     Any other locations? / Not any more. We sold the annex at / 9 Tarn Street on 11/30/2025.`,
    32,
  ),
)

const GENERAL = over(
  titled('2. General questions (please explain each yes)', 'Page 2 of 4      Teal & Tarn Hospitality LLC'),
  asked(
    36,
    86,
    `Is the applicant a subsidiary of another entity? / No
     Does the applicant have any subsidiaries? / No
     Is a formal safety program in operation? / Yes. Safety manual and monthly meetings
     Any exposure to flammables, explosives or chemicals? / Yes. Two 500 gallon propane tanks behind the kitchen
     Any policy or coverage declined, cancelled or non-renewed during the prior three years? / No
     Any past losses or claims relating to sexual abuse or molestation allegations, discrimination or negligent hiring? / No
     During the last five years, has any applicant been indicted for or convicted of fraud, bribery or arson? / No
     Any uncorrected fire or safety code violations? / No
     Has the applicant had a foreclosure, repossession or bankruptcy during the last five years? / No
     Has the applicant had a judgment or lien during the last five years? / Yes. State tax lien
     If so, on what date did that occur? / 04/02/2022
     How was it resolved? / Paid in full
     On what date was it resolved? / 06/30/2022
     Has the business been placed in a trust? / No
     Any foreign operations, foreign products distributed in the USA or US products sold abroad? / No
     Does the applicant have other business ventures for which coverage is not requested? / Yes. Tarn Maple Works LLC, a sugarhouse insured elsewhere
     Does the applicant own, lease or operate any drones? / No
     Does the applicant hire others to operate drones? / Yes. A photographer flew one for our brochure in June 2026`,
    29,
  ),
  asked(
    36,
    620,
    `Who insures your general liability now? (company, policy number, dates, premium) / Sugarbush Mutual, SM-GL-44017, 10/15/2025 to 10/15/2026, $7,240
     Who insures your property now? (company, policy number, dates, premium) / Sugarbush Mutual, SM-CP-44018, 10/15/2025 to 10/15/2026, $14,980
     And who insured your property in the year before? / Hemlock Fire, HF-2210-8, 10/15/2024 to 10/15/2025, $13,150
     Any property or liability losses in the last five years? (date, line, what happened, paid, reserve, open?) / 02/11/2025, property, frozen pipe burst over the breakfast room, $16,420 paid, $0 reserve, closed`,
    29,
  ),
)

const LIABILITY = over(
  titled('3. General liability', 'Page 3 of 4      Teal & Tarn Hospitality LLC'),
  asked(
    36,
    86,
    `Each occurrence limit wanted? / $1,000,000 (we have $500,000 now)
     General aggregate limit wanted? / $2,000,000 (we have $1,000,000 now)
     Products and completed operations aggregate? / $2,000,000
     Personal and advertising injury limit? / $1,000,000
     Damage to premises rented to you? / $100,000
     Medical expense, any one person? / $5,000
     Occurrence or claims made? / Occurrence
     Property damage deductible per claim? / $500
     Any medical facilities provided or medical professionals employed? / No
     Any exposure to radioactive or nuclear materials? / No
     Any operations sold, acquired or discontinued in the last five years? / Yes. Annex at 9 Tarn Street sold 11/30/2025
     Any watercraft, docks or floats owned, hired or leased? / Yes. Four canoes and one dock
     Any parking facilities owned or rented? / Yes. Gravel lot for 22 cars
     Is a fee charged for parking? / No
     Are recreation facilities provided? / Yes. Croquet lawn and horseshoe pit
     Any lodging operations? Please describe. / Yes. Inn with 14 guest rooms
     Is there a swimming pool on the premises? / Yes
     If so, which of these apply? / [X] Approved fence   [ ] Limited access / [ ] Diving board   [ ] Slide   [ ] Life guard / [ ] Above ground   [X] In ground
     Are sporting or social events sponsored? / Yes. Six weddings a year on the lawn`,
    32,
  ),
  asked(
    340,
    86,
    `Are athletic teams sponsored? / Yes
     If so, in which sport? / Softball
     Is it a contact sport? / No
     Which age group? / [ ] 12 and under  [ ] 13-18  [X] Over 18
     What is the extent of the sponsorship? / We buy the shirts
     Any structural alterations contemplated? / Yes. New porch in spring 2027
     Any demolition exposure contemplated? / No
     Has the applicant been active in joint ventures? / No
     Are employees leased to or from other employers? / No
     Any labor interchange with another business? / No
     Are day care facilities operated or controlled? / No
     Any crimes on the premises in the last three years? / Yes. A bicycle stolen in August 2024
     Is there a formal, written safety and security policy? / No
     Does promotional literature promise safety or security? / No`,
    32,
  ),
)

const PROPERTY = over(
  titled(
    '4. Property (480 Millpond Road, one building, our location 1, building 1)',
    'Page 4 of 4      Teal & Tarn Hospitality LLC',
  ),
  asked(
    36,
    86,
    `Building limit wanted? / $3,150,000 (now $2,700,000)
     Contents limit wanted? / $420,000 (now $395,000)
     Business income limit wanted? / $380,000
     Coinsurance percentage, building and contents? / 90
     Valuation, building and contents? / Replacement cost
     Causes of loss, building and contents? / Special
     Deductible, building and contents? / $5,000
     What is the construction? / Frame
     In what year was it built? / 1891
     How many stories? / 3
     How many basements? / 1
     What is the roof made of? / Slate
     When was the roof replaced? / 2014
     When was the wiring updated? / 2010
     When was the plumbing updated? / 2012
     When was the heating updated? / 2019
     Is it a historic property? / Yes
     How is the building mainly heated? / Boiler
     Any secondary heat? / Propane stoves`,
    31,
  ),
  asked(
    340,
    86,
    `Distance to the nearest hydrant (feet)? / 1,200
     Distance to the fire station (miles)? / 3
     Name of the fire district? / Larkin Falls Volunteer
     Protection class? / 8
     Percent sprinklered? / 40
     Is there a fire alarm, and where does it report? / Smoke detectors, central station
     Is there a burglar alarm? / No
     What stands on the right, and how far away? / Barn, 90 ft
     What stands on the left, and how far away? / Orchard, 200 ft
     What stands in front, and how far away? / Millpond Road, 70 ft
     What stands in the rear, and how far away? / Pond, 150 ft
     Who holds the mortgage? / Sabine Valley Savings Bank
     At what address? / 12 Court Square, Larkin Falls, VT 05999
     What is the loan number? / SVS-20881-4`,
    31,
  ),
  sheet(`
340 560 8 Please read before you sign:
# 573 8 11 340
The answers are ours and are true as far as we know.
Hemlock Fire has already shown us $3,000,000 on the
building at 80% with a $10,000 deductible, and we passed.

340 620 9 Ione Baptiste, 08/07/2026
`),
)

/** An agency's intake questionnaire: what was typed stands under each question, in two columns on most pages. */
export const INN: SubmissionPaper = {
  name: 'hickory-inn',
  pages: [BUSINESS, GENERAL, LIABILITY, PROPERTY],
  forms: FORMS,
}
