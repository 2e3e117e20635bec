import { typedPage } from './draw.ts'
import type { LarchPaper } from './paper.ts'

/** A general agency for surplus lines that still types its papers. */
const professional = [
  `
                        COPPERLINE UNDERWRITERS, LLC
                 Managing General Agents - Surplus Lines
             Two Foundry Plaza, 9th Floor, Tucson, AZ 85701


          MISCELLANEOUS PROFESSIONAL LIABILITY INSURANCE POLICY
                              DECLARATIONS

  NOTICE: THIS IS CLAIMS-MADE AND REPORTED INSURANCE. COSTS OF DEFENSE
  ARE PART OF THE LIMIT OF LIABILITY AND ALSO COUNT TOWARD THE RETENTION.

 INSURER:        IRONWAKE SPECIALTY INSURANCE COMPANY
 POLICY NO.:     IWS-MPL-2093355-03        RENEWAL OF: IWS-MPL-2093355-02
 PRODUCER:       THISTLE & OAR INSURANCE BROKERS
                 6120 E SPEEDWAY BLVD STE 14
                 TUCSON, AZ 85712

 ITEM 1.  NAMED INSURED:     OCOTILLO LAND SURVEYING, PLLC
          MAILING ADDRESS:   77 N MAIN AVENUE
                             TUCSON, AZ 85701

 ITEM 2.  POLICY PERIOD:     FROM 02/01/2026 TO 02/01/2027
                             12:01 A.M. at the address in Item 1

 ITEM 3.  LIMIT OF LIABILITY:
          A.  EACH CLAIM ................................ $2,000,000
          B.  AGGREGATE, ALL CLAIMS ..................... $3,000,000

 ITEM 4.  RETENTION, EACH CLAIM ......................... $   15,000

 ITEM 5.  RETROACTIVE DATE:  02/01/2017

 ITEM 6.  PROFESSIONAL SERVICES:
          Land surveying and construction staking for others for a fee

 ITEM 7.  PREMIUM ....................................... $   14,310.00
          POLICY FEE (fully earned) ..................... $      250.00
          SURPLUS LINES TAX 3.00% ....................... $      436.80
          STAMPING FEE 0.20% ............................ $       29.12
          TOTAL ......................................... $   15,025.92

 ITEM 8.  NOTICE OF CLAIM TO:
          Ironwake Claims, PO Box 3117, Phoenix, AZ 85030
          claims@ironwake.example

 IWS MPL D 01 (07-22)                                       Page 1 of 2
`,
  `
 POLICY NO. IWS-MPL-2093355-03

 ITEM 9.  FORMS AND ENDORSEMENTS MADE PART OF THIS POLICY AT ISSUE:

          IWS MPL 001 (07-22)   Policy form
          IWS MPL 011 (07-22)   Extended reporting period options
          IWS MPL 024 (01-23)   Construction means and methods exclusion
          IWS MPL 038 (01-23)   Asbestos and lead exclusion
          IWS MPL 041 (07-22)   Minimum earned premium, 25%
          IWS SOS 002 (05-20)   Service of suit

 ITEM 10. EXTENDED REPORTING PERIOD:
          12 months for 100% of the annual premium
          36 months for 185% of the annual premium

 This insurance is placed with an insurer that is not admitted in the
 State of Arizona. If that insurer fails, its claims are not paid by the
 state's guaranty fund.



 ________________________________      ____________________
 Authorized Representative             Date
 COPPERLINE UNDERWRITERS, LLC          01/28/2026

 IWS MPL D 01 (07-22)                                       Page 2 of 2
`,
]

const binder = [
  `
 COPPERLINE UNDERWRITERS, LLC                                CONFIRMATION OF COVERAGE BOUND
 Two Foundry Plaza, 9th Floor                                Date:        05/29/2026
 Tucson, AZ 85701                                            Our file:    26-40871
 (520) 555-0108                                              Underwriter: P. Amador

 Producer:   Thistle & Oar Insurance Brokers                 Insured:     Mesquite Ridge Framing, Inc.
             6120 E Speedway Blvd Ste 14                                  2950 W Ajo Way
             Tucson, AZ 85712                                             Tucson, AZ 85713
 Attention:  Renata Quiroz

 As you asked, these policies are bound. They will be issued in the form of the insurers named.

 ------------------------------------------------------------------------------------------------
 1.  COMMERCIAL GENERAL LIABILITY - OCCURRENCE

 Insurer:         Ironwake Specialty Insurance Company       NAIC No.:    96612
 Policy number:   IWS-GL-4410927-00                          Term:        06/01/2026 - 06/01/2027

                  General Aggregate                          $2,000,000
                  Products/Completed Operations Aggregate    $2,000,000
                  Personal & Advertising Injury              $1,000,000
                  Each Occurrence                            $1,000,000
                  Damage to Premises Rented to You           $  100,000
                  Medical Expense, any one person            $    5,000
                  Deductible, BI and PD, per claim           $    2,500

                  The general aggregate applies per project.

 Premium:         $31,840.00                                 Rate:        $26.53 per $1,000 payroll

 ------------------------------------------------------------------------------------------------
 2.  EXCESS LIABILITY - FOLLOWS FORM OF POLICY 1

 Insurer:         Dunmore Basin Surplus Insurance Company    NAIC No.:    96548
 Policy number:   DBX 0077214                                Term:        06/01/2026 - 06/01/2027

                  Each Occurrence                            $2,000,000
                  Aggregate                                  $2,000,000
                  Excess of                                  $1,000,000 / $2,000,000 / $2,000,000

 Premium:         $12,400.00                                 25% minimum earned

                                                                                     Page 1 of 2
`,
  `
 COPPERLINE UNDERWRITERS, LLC                                CONFIRMATION OF COVERAGE BOUND
 Insured:  Mesquite Ridge Framing, Inc.                      Our file:    26-40871

 CHARGES                      Policy 1         Policy 2
 Premium                      $31,840.00       $12,400.00
 Broker fee                   $   350.00       $   150.00
 Surplus lines tax            $   965.70       $   376.50
 Stamping fee                 $    64.38       $    25.10
 Total                        $33,220.08       $12,951.60

 SUBJECT TO, within 20 days
    Signed application and terrorism election form
    Three years of loss runs from the carrier before
    Favorable inspection by our engineer

 EXCLUSIONS OF NOTE
    Tract homes of more than ten units
    Exterior insulation and finish systems
    Prior completed work

 Commission to you: 10% of premium. Premium is due 20 days after the effective date.

 For Copperline Underwriters, LLC


 P. Amador, Senior Underwriter                                                       Page 2 of 2
`,
]

const THISTLE = 'prod=Thistle & Oar Insurance Brokers|prod1=6120 E Speedway Blvd Ste 14|prodCity=Tucson'

export const COPPERLINE: LarchPaper[] = [
  {
    name: 'professional liability typed by a general agency, claims made',
    pages: professional.map((text) => typedPage(text, false, 10)),
    expect: `prod=THISTLE & OAR INSURANCE BROKERS|prod1=6120 E SPEEDWAY BLVD STE 14|prodCity=TUCSON|prodState=AZ|prodZip=85712
      ins=OCOTILLO LAND SURVEYING, PLLC|ins1=77 N MAIN AVENUE|insCity=TUCSON|insState=AZ|insZip=85701
      A=IRONWAKE SPECIALTY INSURANCE COMPANY|other.letter=A|other=Professional liability
      other.no=IWS-MPL-2093355-03|other.eff=02/01/2026|other.exp=02/01/2027
      other.codeA=Each Claim|other.limitA=2,000,000|other.codeB=Aggregate|other.limitB=3,000,000|other.codeC=Retention|other.limitC=15,000`,
  },
  {
    name: 'general liability and excess bound by a general agency, typed in columns',
    pages: binder.map((text) => typedPage(text, true, 9)),
    expect: `${THISTLE}|prodState=AZ|prodZip=85712|contact=Renata Quiroz
      ins=Mesquite Ridge Framing, Inc.|ins1=2950 W Ajo Way|insCity=Tucson|insState=AZ|insZip=85713
      A=Ironwake Specialty Insurance Company|naicA=96612|B=Dunmore Basin Surplus Insurance Company|naicB=96548
      gl.letter=A|gl=true|gl.no=IWS-GL-4410927-00|gl.eff=06/01/2026|gl.exp=06/01/2027|gl.occur=true|gl.perProject=true
      gl.occ=1,000,000|gl.rented=100,000|gl.med=5,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000
      umb.letter=B|excess=true|umb.no=DBX 0077214|umb.eff=06/01/2026|umb.exp=06/01/2027|umb.occ=2,000,000
      umb.agg=2,000,000`,
  },
]
