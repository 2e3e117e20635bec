import { sheet } from '../../acord-25/larch/draw.ts'

const buildings = sheet(`
36 26 9b BUILDINGS AND PROPERTY COVERAGE
576> 26 8 Saltmarsh Pottery Supply Co.   SALTM-1
[36 42 60 26] LOCATION :: 1
[96 42 60 26] BUILDING :: 1
[156 42 180 26] DESCRIPTION :: Warehouse and office
[336 42 120 26] CONSTRUCTION :: Joisted Masonry
[456 42 120 26] YEAR BUILT :: 1984
[36 68 90 26] # STORIES :: 2
[126 68 90 26] # BASEMENTS :: 0
[216 68 90 26] TOTAL AREA (SQ FT) :: 22,000
[306 68 90 26] PROTECTION CLASS :: 3
[396 68 90 26] HYDRANT (FT) :: 300
[486 68 90 26] FIRE STATION (MI) :: 1.5
[36 94 180 26] FIRE DISTRICT :: Brindle Bay Fire Dept
[216 94 90 26] DISTRICT CODE :: 0412
[306 94 90 26] ROOF TYPE :: Built-up
[396 94 90 26] WIRING UPDATED :: 2012
[486 94 90 26] ROOFING UPDATED :: 2019
[36 120 90 26] PLUMBING UPDATED :: 2011
[126 120 90 26] HEATING UPDATED :: 2016
[216 120 90 26] PRIMARY HEAT :: Boiler
[306 120 90 26] SECONDARY HEAT :: N/A
[396 120 90 26] SPRINKLERED % :: 100
[486 120 90 26] FIRE ALARM :: Central station
[36 146 180 26] BURGLAR ALARM TYPE :: Motion and contact
[216 146 180 26] BURGLAR ALARM SIGNALS :: Central station
[396 146 180 26] INSTALLED AND SERVICED BY :: Pelican Alarm Co.
[36 172 135 26] EXPOSURE RIGHT / DISTANCE :: Boat shed, 40 ft
[171 172 135 26] EXPOSURE LEFT / DISTANCE :: Parking lot, 120 ft
[306 172 135 26] EXPOSURE FRONT / DISTANCE :: Street, 60 ft
[441 172 135 26] EXPOSURE REAR / DISTANCE :: Glaze shop, 25 ft

36 210 8b Subject of insurance
268> 210 8b In force 25-26
344> 210 8b Requested 26-27
366 210 8b Coins %
406 210 8b Valuation
452 210 8b Cause of loss
508 210 8b Infl %
576> 210 8b Deductible
_ 36 221 540
# 225 8.5 13 36 268> 344> 370 410 452 512 576>
Building|3,100,000|3,400,000|90|RC|Special|4|5,000
Personal Property|1,150,000|1,250,000|90|RC|Special|N/A|5,000
Business Income with Extra Expense|500,000|600,000|50|N/A|Special|N/A|N/A

[36 282 60 26] LOCATION :: 1
[96 282 60 26] BUILDING :: 2
[156 282 180 26] DESCRIPTION :: Glaze mixing
[336 282 120 26] CONSTRUCTION :: Non-Combustible
[456 282 120 26] YEAR BUILT :: 2003
[36 308 90 26] # STORIES :: 1
[126 308 90 26] # BASEMENTS :: 0
[216 308 90 26] TOTAL AREA (SQ FT) :: 6,400
[306 308 90 26] PROTECTION CLASS :: 3
[396 308 90 26] HYDRANT (FT) :: 450
[486 308 90 26] FIRE STATION (MI) :: 1.5
[36 334 180 26] FIRE DISTRICT :: Brindle Bay Fire Dept
[216 334 90 26] DISTRICT CODE :: 0412
[306 334 90 26] ROOF TYPE :: Metal
[396 334 90 26] WIRING UPDATED :: N/A
[486 334 90 26] ROOFING UPDATED :: N/A
[36 360 90 26] PLUMBING UPDATED :: N/A
[126 360 90 26] HEATING UPDATED :: 2021
[216 360 90 26] PRIMARY HEAT :: Gas unit heaters
[306 360 90 26] SECONDARY HEAT :: N/A
[396 360 90 26] SPRINKLERED % :: 0
[486 360 90 26] FIRE ALARM :: Local gong
[36 386 180 26] BURGLAR ALARM TYPE :: N/A
[216 386 180 26] BURGLAR ALARM SIGNALS :: N/A
[396 386 180 26] INSTALLED AND SERVICED BY :: N/A

36 424 8b Subject of insurance
268> 424 8b In force 25-26
344> 424 8b Requested 26-27
366 424 8b Coins %
406 424 8b Valuation
452 424 8b Cause of loss
508 424 8b Infl %
576> 424 8b Deductible
_ 36 435 540
# 439 8.5 13 36 268> 344> 370 410 452 512 576>
Building|410,000|450,000|80|ACV|Broad|2|2,500
Personal Property|160,000|175,000|80|ACV|Broad|N/A|2,500

[36 484 60 26] LOCATION :: 2
[96 484 60 26] BUILDING :: 1
[156 484 180 26] DESCRIPTION :: Retail shop
[336 484 120 26] CONSTRUCTION :: Masonry Non-Combustible
[456 484 120 26] YEAR BUILT :: 1996
[36 510 90 26] # STORIES :: 1
[126 510 90 26] # BASEMENTS :: 1
[216 510 90 26] TOTAL AREA (SQ FT) :: 5,200
[306 510 90 26] PROTECTION CLASS :: 5
[396 510 90 26] HYDRANT (FT) :: 800
[486 510 90 26] FIRE STATION (MI) :: 3
36 548 8b Subject of insurance
268> 548 8b In force 25-26
344> 548 8b Requested 26-27
366 548 8b Coins %
406 548 8b Valuation
452 548 8b Cause of loss
508 548 8b Infl %
576> 548 8b Deductible
_ 36 559 540
# 563 8.5 13 36 268> 344> 370 410 452 512 576>
Personal Property|210,000|220,000|80|RC|Special|N/A|2,500

36 588 8.5 Location 3, building 1 (9 Old Mole Street): coverage of 90,000 on contents removed when vacated.

36 612 9b MORTGAGEES AND OTHER INTERESTS
# 628 8.5b 13 36
Interest
Name
Address
Loan number
Applies to

# 628 8.5 13 120
Mortgagee
Estuary Federal Savings
2 Bank Square, Brindle Bay, OR 97999
88-20417
Location 1, building 1

576> 762 7 Page 2 of 3
`)

const liability = sheet(`
36 26 9b GENERAL LIABILITY
576> 26 8 Saltmarsh Pottery Supply Co.   SALTM-1
36 42 8.5 Form: Occurrence
200 42 8.5 Retroactive date: N/A
340 42 8.5 Aggregate applies per: Location

256> 60 8b Requested 26-27
350> 60 8b In force 25-26
_ 36 71 314
# 75 8.5 13 36 256> 350>
General Aggregate|2,000,000|1,000,000
Products/Completed Operations Aggregate|2,000,000|1,000,000
Personal & Advertising Injury|1,000,000|500,000
Each Occurrence|1,000,000|500,000
Damage to Premises Rented to You|300,000|100,000
Medical Expense (any one person)|10,000|5,000
Employee Benefits|N/A|N/A
Property damage deductible, per claim|1,000|500

36 196 9b CLASSIFICATIONS AND EXPOSURES
# 212 8b 12 36 66 96 146 330 370 480>
Loc|Haz|Class code|Classification|Basis|Terr|Exposure 26-27

# 225 8.5 13 36 66 96 146 330 370 480>
1|1|12374|Distributors - no food or drink|S|004|3,850,000
2|1|18437|Stores - no food or drink - for profit|S|007|940,000
1|2|61226|Buildings or premises - office|A|004|1,500

36 272 8 Basis: S = gross sales, A = area. Exposure of the last audit (24-25): class 12374 3,410,226; class 18437 902,118.

36 296 9b PRIOR COVERAGE
# 312 8b 12 36 120 220 320 380 490>
Line|Carrier|Policy number|Effective|Expiration|Premium

# 325 8.5 13 36 120 220 320 380 490>
General Liability|Gullwing Mutual|GM-GL-55120|08/01/2025|08/01/2026|9,870
General Liability|Gullwing Mutual|GM-GL-51877|08/01/2024|08/01/2025|9,215
General Liability|Breakwater Fire|BF-20881|08/01/2023|08/01/2024|8,640
Property|Gullwing Mutual|GM-CP-55121|08/01/2025|08/01/2026|17,430
Property|Gullwing Mutual|GM-CP-51878|08/01/2024|08/01/2025|16,295
Property|Breakwater Fire|BF-20882|08/01/2023|08/01/2024|15,110
Automobile|N/A|N/A|N/A|N/A|N/A

36 428 9b LOSS HISTORY
36 444 8.5 Years reviewed: 5
160 444 8.5 Losses: None reported, any line

36 470 9b MARKETING
# 486 8b 12 36 190 310 420
Market|Status|Each occurrence offered|Premium offered

# 499 8.5 13 36 190 310 420
Driftwood Specialty|Quoted 06/12/2026|500,000|26,900
Gullwing Mutual|Renewal pending|N/A|N/A

36 762 7 Customer SALTM-1
576> 762 7 Page 3 of 3
`)

export const REST = [buildings, liability]
