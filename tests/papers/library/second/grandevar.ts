import { type LibraryDocument, printed } from '../types.ts'

export const GRANDEVAR: LibraryDocument[] = [
  {
    name: 'GRANDEVAR APPETITE LISTING.pdf',
    pages: printed(`
RPT GI-0447                    GRANDEVAR INDEMNITY COMPANY                    RUN 02/18/2025
                               APPETITE BY TRADE - PACKAGE                    PAGE    1

TRADE                              APPETITE   MAX TIV        MIN PREM   NOTE
---------------------------------  ---------  -------------  ---------  ----
APPLIANCE REPAIR                   OPEN           2,000,000        650
AUTO BODY SHOP                     REFER          1,500,000      2,400   A
BANQUET HALL                       REFER          3,000,000      3,100   B
BARBER SHOP                        OPEN           1,000,000        500
CAR WASH, SELF SERVICE             OPEN           1,250,000      1,150
CAR WASH, CONVEYOR                 REFER          2,500,000      2,250   C
CHILD DAY CARE                     CLOSED
CHURCH, NO SCHOOL                  OPEN           6,000,000      1,300
CHURCH WITH SCHOOL                 REFER          6,000,000      2,700   D
DANCE STUDIO                       OPEN             750,000        575
DRY CLEANER, DROP STORE            OPEN             500,000        525
DRY CLEANER, PLANT ON SITE         CLOSED
FITNESS CLUB                       REFER          2,000,000      1,900   E
FUNERAL HOME                       OPEN           4,000,000      1,450
                                                                        CONTINUED
%%
RPT GI-0447                    GRANDEVAR INDEMNITY COMPANY                    RUN 02/18/2025
                               APPETITE BY TRADE - PACKAGE                    PAGE    2

TRADE                              APPETITE   MAX TIV        MIN PREM   NOTE
---------------------------------  ---------  -------------  ---------  ----
MACHINE SHOP                       OPEN           3,500,000      1,750
MOTEL, OUTSIDE CORRIDOR            CLOSED
HOTEL, INSIDE CORRIDOR             REFER          7,500,000      4,200   F
PET GROOMER                        OPEN             600,000        550
PRINT SHOP                         OPEN           2,750,000        900
SELF STORAGE                       OPEN           5,000,000      1,600
VETERINARY CLINIC                  OPEN           2,250,000      1,050
WOODWORKING SHOP                   REFER          1,250,000      2,950   G

NOTES
A   SPRAY BOOTH MUST BE LISTED AND VENTED. NO OPEN LOT STORAGE ABOVE 10 CARS.
B   OWN LIQUOR LICENSE NOT ACCEPTED. CATERER MUST CARRY LIQUOR LIABILITY.
C   ATTENDANT ON DUTY AT ALL HOURS OF OPERATION.
D   SCHOOL OF NO MORE THAN 200 PUPILS. ABUSE FORM GI-88 IS MANDATORY.
E   NO CLIMBING WALL, NO TRAMPOLINE, NO 24 HOUR UNSTAFFED ACCESS.
F   NO MORE THAN 6 STORIES. FULL SPRINKLERS REQUIRED.
G   DUST COLLECTION REQUIRED. FINISHING WITH LACQUER IN A SEPARATE ROOM.

                                                                        END OF REPORT
`),
  },
  {
    name: 'GRANDEVAR BINDING RULES.pdf',
    pages: printed(`
RPT GI-0512                    GRANDEVAR INDEMNITY COMPANY                    RUN 02/18/2025
                               BINDING RULES FOR AGENTS                       PAGE    1

01  BINDERS RUN 45 DAYS AND ARE NOT RENEWED.
02  SIGNED APPLICATION MUST REACH US WITHIN 10 WORKING DAYS OF THE BINDER.
03  AGENT MAY BIND TRADES MARKED OPEN, UP TO THE MAX TIV OF THE LISTING.
04  TRADES MARKED REFER ARE BOUND ONLY ON A WRITTEN RELEASE NUMBER.
05  NO BINDING OF RISKS CANCELLED FOR NONPAYMENT IN THE LAST 12 MONTHS.
06  LATEST BACKDATING IS 3 DAYS, WITH NO LOSS STATEMENT SIGNED BY INSURED.
07  PHOTOS: FRONT, REAR AND ROOF, DUE 20 DAYS AFTER BINDING.
08  INSPECTION IS ORDERED BY US ABOVE TIV 750,000.
09  LIABILITY LIMIT MAY NOT EXCEED 1,000,000 OCCURRENCE 2,000,000 AGGREGATE.
10  CHANGES DURING THE TERM FOLLOW THE SAME RULES AS NEW BUSINESS.

QUESTIONS   HOME OFFICE UNDERWRITING   555-0177   07:30 TO 16:45 CENTRAL
                                                                        END OF REPORT
`),
  },
  {
    name: 'GRANDEVAR DIRECT BILL RULES.pdf',
    pages: printed(`
RPT GI-0630                    GRANDEVAR INDEMNITY COMPANY                    RUN 03/04/2025
                               DIRECT BILL ACCOUNT RULES                      PAGE    1

PLAN   DESCRIPTION                 DOWN PAYMENT    INSTALLMENTS   FEE EACH
-----  --------------------------  --------------  -------------  ---------
A1     PAID IN FULL                100.0 PCT       NONE            0.00
B2     TWO PAY                      55.0 PCT       1               4.00
D4     FOUR PAY                     30.0 PCT       3               6.00
M10    TEN PAY                      20.0 PCT       9               8.00
E10    TEN PAY, BANK DRAFT          10.0 PCT       9               2.00

PAID IN FULL DISCOUNT               6 PCT, PACKAGE AND AUTO ONLY
RETURNED PAYMENT FEE                30.00
LATE FEE                            15.00 AFTER 5 DAYS
REINSTATEMENT FEE                   45.00, ONCE IN A POLICY TERM
NOTICE OF CANCELLATION MAILED       11 DAYS AFTER DUE DATE
REINSTATEMENT WITHOUT LAPSE         PAYMENT RECEIVED BEFORE CANCEL DATE ONLY

MAIL PAYMENTS TO   GRANDEVAR INDEMNITY, BOX 9140, CEDAR FALLOW
PAY BY PHONE       555-0179
                                                                        END OF REPORT
`),
  },
  {
    name: 'GRANDEVAR COMMISSION STATEMENT KEY.pdf',
    pages: printed(`
RPT GI-0710                    GRANDEVAR INDEMNITY COMPANY                    RUN 01/06/2025
                               COMMISSION SCHEDULE AND STATEMENT KEY          PAGE    1

LINE                     NEW BUSINESS   RENEWAL   TRANSFER
-----------------------  -------------  --------  ---------
PACKAGE                  17.0           14.0      12.0
COMMERCIAL AUTO          13.0           11.0      10.0
UMBRELLA                 12.0           12.0       8.0
WORKERS COMPENSATION      8.0            6.5       5.0
INLAND MARINE            18.0           15.0      13.0

STATEMENTS ARE CUT ON THE 24TH AND PAID ON THE 5TH OF THE NEXT MONTH.
BALANCES UNDER 25.00 ARE CARRIED FORWARD.

KEY   NB  NEW BUSINESS        RN  RENEWAL          TR  TRANSFER OF BROKER
      CB  CHARGEBACK          AJ  ADJUSTMENT       BN  BONUS

BONUS   WRITTEN PREMIUM ABOVE 400,000 AND LOSS RATIO UNDER 48 PCT PAYS 2.5 PCT
        OF WRITTEN PREMIUM, IN MARCH.
                                                                        END OF REPORT
`),
  },
]
