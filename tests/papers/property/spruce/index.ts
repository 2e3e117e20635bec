import type { PropertyPaper } from '../paper.ts'
import { bindThread } from './bind-thread.ts'
import { closingMemo } from './closing-memo.ts'
import { coverholderCertificate } from './coverholder-certificate.ts'
import { fairDwelling } from './fair-dwelling.ts'
import { grangeMutual } from './grange-mutual.ts'
import { gymPackage } from './gym-package.ts'
import { hoaPacket } from './hoa-packet.ts'
import { hostPrint } from './host-print.ts'
import { programMember } from './program-member.ts'
import { renovationRisk } from './renovation-risk.ts'
import { shopBusinessowners } from './shop-businessowners.ts'
import { townPool } from './town-pool.ts'

/** Papers of those who are seldom asked: a grange mutual, a coverholder, a program, a residual market, a pool, a bank's agency, a manager. */
export const SPRUCE: PropertyPaper[] = [
  grangeMutual,
  coverholderCertificate,
  programMember,
  fairDwelling,
  townPool,
  closingMemo,
  hoaPacket,
  hostPrint,
  shopBusinessowners,
  gymPackage,
  renovationRisk,
  bindThread,
]
