import type { LearnFamily } from '../../../family.ts'
import { basisAndProgramManagerFamilies } from './basis-and-program-manager.ts'
import { bindingAuthorityAndLondonFamilies } from './binding-authority-and-london.ts'
import { bureauPagesFamilies } from './bureau-pages.ts'
import { generalAgentAndPhoneFamilies } from './general-agent-and-phone.ts'
import { nationalAndRegionalFamilies } from './national-and-regional.ts'
import { notAdmittedAndAcrossFamilies } from './not-admitted-and-across.ts'
import { questionsAndWideTableFamilies } from './questions-and-wide-table.ts'
import { soldOnTheWebFamilies } from './sold-on-the-web.ts'
import { supplementalAndCoverholderFamilies } from './supplemental-and-coverholder.ts'
import { surplusDeskAndMarketFamilies } from './surplus-desk-and-market.ts'
import { surplusLineAndSlipFamilies } from './surplus-line-and-slip.ts'
import { typedBoxedAndWrittenFamilies } from './typed-boxed-and-written.ts'

export const LIABILITY: LearnFamily[] = [
  ...basisAndProgramManagerFamilies,
  ...bindingAuthorityAndLondonFamilies,
  ...bureauPagesFamilies,
  ...generalAgentAndPhoneFamilies,
  ...nationalAndRegionalFamilies,
  ...notAdmittedAndAcrossFamilies,
  ...questionsAndWideTableFamilies,
  ...soldOnTheWebFamilies,
  ...supplementalAndCoverholderFamilies,
  ...surplusDeskAndMarketFamilies,
  ...surplusLineAndSlipFamilies,
  ...typedBoxedAndWrittenFamilies,
]
