import type { PropertyPaper } from '../paper.ts'
import { brassworksAmended } from './brassworks-amended.ts'
import { cinderCondo } from './cinder-condo.ts'
import { graniteLetter } from './granite-letter.ts'
import { grocersBusinessowners } from './grocers-businessowners.ts'
import { pioneerDwelling } from './pioneer-dwelling.ts'
import { quillmoorHomeowners } from './quillmoor-homeowners.ts'
import { sextantBlanket } from './sextant-blanket.ts'
import { tollgateCommercial } from './tollgate-commercial.ts'

/** Declarations as eight kinds of insurers print them. */
export const YEW: PropertyPaper[] = [
  tollgateCommercial,
  grocersBusinessowners,
  sextantBlanket,
  quillmoorHomeowners,
  pioneerDwelling,
  cinderCondo,
  brassworksAmended,
  graniteLetter,
]
