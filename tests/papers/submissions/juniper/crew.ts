import { sheet } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './crew-gold.ts'

const page = sheet(
  `
30 24 13b Workers' Compensation - Payroll & Classification Schedule
750> 26 8 Prepared by: Oriole Street Insurance Services - Wendell Pruitt, (704) 555-0144, wpruitt@example.com
_ 30 42 732
# 50 8b 12 30
Insured:
Address:
Contact:
Nature of business:

# 50 8 12 112
Blue Heron Linen & Uniform Service, Inc.
1600 Washboard Lane, Ashgrove, NC 28099
Tessa Quillfeather, Office Manager   (704) 555-0171   tessa@blueheronlinen.example.com
Commercial laundry; rental and delivery of linens and uniforms to restaurants and hotels

# 50 8b 12 450
FEIN:
Entity:
Policy period:
NCCI Risk ID:

# 50 8 12 516
56-5550633
Corporation
12/01/2026 to 12/01/2027
321099417

# 50 8b 12 640
SIC / NAICS:
Yrs in bus:
Phone:

# 50 8 12 694
7213 / 812331
31
(704) 555-0170

30 106 9b Locations
# 120 8b 11 30 60 200 290 330 380 460
Loc|Street|City|State|ZIP|County|Use

# 132 8 11 30 60 200 290 330 380 460
1|1600 Washboard Lane|Ashgrove|NC|28099|Fairlie|Laundry plant and office
2|28 Rail Spur Road|Denby|NC|28098|Fairlie|Delivery depot

30 164 9b Payroll by class - North Carolina
442> 178 7.5b 12/1/25-26
512> 178 7.5b 12/1/26-27
30 190 8b Loc
58 190 8b Class
100 190 8b Description
320 190 8b FT
350 190 8b PT
442> 190 8b Est. Payroll
512> 190 8b Est. Payroll
570> 190 8b Rate
650> 190 8b Est. Prem
_ 30 202 640
# 206 8 13 30 58 100 320 350 442> 512> 570> 650>
1|2585|Laundry NOC & Route Supervisors, Drivers|34|6|$1,118,200|$1,205,000|2.41|$29,041
1|8810|Clerical Office Employees NOC|6|1|$268,900|$281,500|0.16|$450
1|8742|Salespersons or Collectors - Outside|3|0|$190,000|$204,000|0.31|$632
2|7380|Drivers NOC|11|2|$472,750|$498,000|4.87|$24,253

_ 30 259 640
100 263 8b TOTAL
332> 263 8b 54
358> 263 8b 9
442> 263 8b $2,049,850
512> 263 8b $2,188,500
650> 263 8b $54,376

30 286 9b Experience Modification
# 300 8 12 30 230
Eff. 12/01/2026|0.87
Eff. 12/01/2025|0.93
Eff. 12/01/2024|1.02

300 286 9b Limits and terms
# 300 8 12 300 384
Employers Liability|$1,000,000 / $1,000,000 / $500,000 (each accident / disease - policy limit / disease - each employee)
States 3.A.|NC
States 3.C.|SC, VA
Billing|Direct bill, quarterly, 25% down

30 360 9b Officers
# 374 8b 11 30 150 240 310 360 420 480
Name|Title|DOB|Own %|Inc/Exc|Class|Payroll

# 386 8 11 30 150 240 310 360 420 480
Harlan Quillfeather|President|03/11/1962|70|Exc|8810|
Mavis Oberlin|Vice President|08/25/1969|30|Inc|8810|$64,200

30 420 9b Prior coverage and losses (losses valued 07/31/2026)
# 434 8b 11 30 90 220 330 400 450 510 580
Pol Yr|Carrier|Policy #|Premium|MOD|# Claims|Total Paid|Reserves

# 446 8 11 30 90 220 330 400 450 510 580
2025|Tarheel Loom Mutual|TLW-40117-25|$49,870|0.93|2|$5,618|$12,000
2024|Tarheel Loom Mutual|TLW-40117-24|$52,115|1.02|1|$942|$0
2023|Tarheel Loom Mutual|TLW-40117-23|$51,406|1.00|4|$38,377|$0
2022|Spindle Casualty|SC-WC-08834|$47,990|0.96|0|$0|$0
2021|Spindle Casualty|SC-WC-08120|$46,235|0.98|1|$15,209|$0

30 516 8 Inspection: Tessa Quillfeather (704) 555-0171     Payroll records: Dov Lantry (704) 555-0176     Claims: Dov Lantry (704) 555-0176
30 530 8 No subcontractors. No work above 15 ft. No seasonal or volunteer labor. Group health offered. Written safety program in place.
30 544 8 2 employees over 60 (press operators). No out-of-state travel. No leased employees.
`,
  [792, 612],
)

/** A laundry's payroll by class: last term's payroll before the one asked for, modifications of three years. */
export const CREW: SubmissionPaper = { name: 'juniper-crew', pages: [page], forms: FORMS }
