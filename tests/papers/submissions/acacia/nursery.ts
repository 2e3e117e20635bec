import { typedPage } from '../../acord-25/larch/draw.ts'
import type { SubmissionPaper } from '../paper.ts'
import { FORMS } from './nursery-gold.ts'

const first = typedPage(`
Tallgrass Insurance Agency                                PREMIUM AND LOSS HISTORY, ALL LINES
1201 Drover Street, Cedar Notch, KS 66999                                    as of 07/31/2026
Tel (785) 555-0148    Fax (785) 555-0149                      Prepared by:  Hester Lindqvist
                                                                hester@tallgrass.example.com
---------------------------------------------------------------------------------------------
INSURED ......... Greywether Nursery & Landscape Supply, Inc.
MAIL TO ......... 3300 Old Stagecoach Road, Cedar Notch, KS 66998
TELEPHONE ....... (785) 555-0181
FEIN ............ 48-5550466
ENTITY .......... Corporation
TERM SOUGHT ..... 10/01/2026 to 10/01/2027
LINES SOUGHT .... Property, general liability, automobile, workers compensation
---------------------------------------------------------------------------------------------

GENERAL LIABILITY
  From        To          Company               Policy no.         Premium
  10/01/2025  10/01/2026  Wheatfield Mutual     WM-GL-704418       $12,640
  10/01/2024  10/01/2025  Wheatfield Mutual     WM-GL-691207       $11,985
  10/01/2023  10/01/2024  Sodbuster Casualty    SC-0047716         $13,470
  10/01/2022  10/01/2023  Sodbuster Casualty    SC-0044190         $12,915
  10/01/2021  10/01/2022  Sodbuster Casualty    SC-0041063         $12,200

AUTOMOBILE
  From        To          Company               Policy no.         Premium
  10/01/2025  10/01/2026  Wheatfield Mutual     WM-CA-704419       $21,305
  10/01/2024  10/01/2025  Wheatfield Mutual     WM-CA-691208       $19,870
  10/01/2023  10/01/2024  Chisholm Auto         CA-88-1904         $18,440
  10/01/2022  10/01/2023  Chisholm Auto         CA-88-1711         $17,960
  10/01/2021  10/01/2022  Chisholm Auto         CA-88-1508         $17,115

PROPERTY
  From        To          Company               Policy no.         Premium
  10/01/2025  10/01/2026  Wheatfield Mutual     WM-CP-704420       $16,050
  10/01/2024  10/01/2025  Wheatfield Mutual     WM-CP-691209       $14,725
  10/01/2023  10/01/2024  Sodbuster Casualty    SC-0047717         $13,990
  10/01/2022  10/01/2023  Sodbuster Casualty    SC-0044191         $13,310
  10/01/2021  10/01/2022  Sodbuster Casualty    SC-0041064         $12,875

WORKERS COMPENSATION
  Year  Company               Policy no.         Premium    Mod   Claims      Paid   Reserve
  2025  Bluestem Comp Fund    BCF-260118         $33,410   1.02        2    $4,880    $3,200
  2024  Bluestem Comp Fund    BCF-251907         $31,955   0.99        1    $1,176        $0
  2023  Bluestem Comp Fund    BCF-243366         $30,240   0.96        3   $19,027        $0
  2022  Prairie Shield        PS-WC-77120        $29,815   0.95        0        $0        $0
  2021  Prairie Shield        PS-WC-71558        $28,690   0.98        1      $815        $0
  The mod that applies at 10/01/2026 is 1.05.

UMBRELLA - none carried in these years.
                                                                                       page 1
`)

const second = typedPage(`
Greywether Nursery & Landscape Supply, Inc.              PREMIUM AND LOSS HISTORY, continued
---------------------------------------------------------------------------------------------

LOSSES OF FIVE YEARS (workers compensation claims are counted on page 1)

  1.  Occurred ......... 04/11/2026          Reported ......... 04/13/2026
      Line ............. Property
      What happened .... Hail broke greenhouse glass
      Paid ............. $22,480             Reserve .......... $9,500
      Open ............. Yes                 Subrogation ...... No

  2.  Occurred ......... 09/03/2024          Reported ......... 09/05/2024
      Line ............. Automobile
      What happened .... Flatbed backed into a canopy
      Paid ............. $7,915              Reserve .......... $0
      Open ............. No                  Subrogation ...... Yes

  3.  Occurred ......... 05/20/2022          Reported ......... 06/01/2022
      Line ............. General Liability
      What happened .... Customer tripped on a hose
      Paid ............. $14,300             Reserve .......... $0
      Open ............. No                  Subrogation ...... No

No line was declined, cancelled or non-renewed in the last three years.

NOT OF THIS INSURED
  Greywether Tree Service (the father's firm, closed 12/31/2020) had a general liability loss of
  08/09/2020, limb through a roof, $31,000 paid by Sodbuster Casualty under SC-0031880.

QUOTES IN HAND FOR 10/01/2026
  Flint Ridge Casualty    general liability    FR-QT-5517    $11,900
  Flint Ridge Casualty    automobile           declined to quote
                                                                                       page 2
`)

/** An agent's history of premiums and losses as typed: a table for each line, losses with dots between caption and value. */
export const NURSERY: SubmissionPaper = { name: 'acacia-nursery', pages: [first, second], forms: FORMS }
