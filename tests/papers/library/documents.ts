import { BILLING_AND_CONTACT_SHEETS } from './billing-and-contact-sheets.ts'
import { BRASSWICK_GUIDES } from './brasswick-guides.ts'
import { CLAIMS_AND_SERVICE_CARDS } from './claims-and-service-cards.ts'
import { COMMISSION_SCHEDULES } from './commission-schedules.ts'
import { DUNMARROW_GUIDES } from './dunmarrow-guides.ts'
import { FENNIMOOR_GUIDES } from './fennimoor-guides.ts'
import { HALCYRUS_GUIDES } from './halcyrus-guides.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { KESTRELGATE_GUIDES } from './kestrelgate-guides.ts'
import { OSTRANDER_VALE_GUIDES } from './ostrander-vale-guides.ts'
import { PELLWATER_GUIDES } from './pellwater-guides.ts'
import { CERTIFICATES_AND_RENEWALS } from './procedures-certificates-and-renewals.ts'
import { CLAIMS_AND_CHECKING } from './procedures-claims-and-checking.ts'
import { ERRORS_AND_NOTICES } from './procedures-errors-and-notices.ts'
import { QUILLMARK_GUIDES } from './quillmark-guides.ts'
import { SPECIMENS_OF_LIABILITY } from './specimens-of-liability.ts'
import { SPECIMENS_OF_OTHER_LINES } from './specimens-of-other-lines.ts'
import { STATE_SHEETS } from './state-sheets.ts'
import { TARN_HOLLOW_GUIDES } from './tarn-hollow-guides.ts'
import type { LibraryDocument } from './types.ts'
import { VANTRY_RIDGE_GUIDES } from './vantry-ridge-guides.ts'

export const DOCUMENTS: LibraryDocument[] = [
  ...TARN_HOLLOW_GUIDES,
  ...QUILLMARK_GUIDES,
  ...BRASSWICK_GUIDES,
  ...OSTRANDER_VALE_GUIDES,
  ...PELLWATER_GUIDES,
  ...KESTRELGATE_GUIDES,
  ...DUNMARROW_GUIDES,
  ...HALCYRUS_GUIDES,
  ...FENNIMOOR_GUIDES,
  ...VANTRY_RIDGE_GUIDES,
  ...BILLING_AND_CONTACT_SHEETS,
  ...CLAIMS_AND_SERVICE_CARDS,
  ...CERTIFICATES_AND_RENEWALS,
  ...ERRORS_AND_NOTICES,
  ...CLAIMS_AND_CHECKING,
  ...SPECIMENS_OF_LIABILITY,
  ...SPECIMENS_OF_OTHER_LINES,
  ...STATE_SHEETS,
  ...COMMISSION_SCHEDULES,
  ...HOUSE_RULES,
]
