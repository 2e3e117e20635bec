import { BELLWETHER } from './bellwether.ts'
import { COPPERLINE } from './copperline.ts'
import { GRANITE } from './granite.ts'
import type { LarchPaper } from './paper.ts'
import { PRAIRIE } from './prairie.ts'
import { SALTGRASS } from './saltgrass.ts'

/** Documents as five invented carriers and agencies print them, written without sight of the reader. */
export const LARCH: LarchPaper[] = [...PRAIRIE, ...SALTGRASS, ...COPPERLINE, ...GRANITE, ...BELLWETHER]
