import type { LearnFamily } from '../../../family.ts'
import { couponAndAuditFamilies } from './coupon-and-audit.ts'
import { directAndWholesaleFamilies } from './direct-and-wholesale.ts'
import { financeAndAuditFamilies } from './finance-and-audit.ts'
import { installmentsAndLoanFamilies } from './installments-and-loan.ts'
import { invoiceAndStatementFamilies } from './invoice-and-statement.ts'
import { statementAndAgreementFamilies } from './statement-and-agreement.ts'
import { stubAndAuditFamilies } from './stub-and-audit.ts'

export const BILLING: LearnFamily[] = [
  ...couponAndAuditFamilies,
  ...directAndWholesaleFamilies,
  ...financeAndAuditFamilies,
  ...installmentsAndLoanFamilies,
  ...invoiceAndStatementFamilies,
  ...statementAndAgreementFamilies,
  ...stubAndAuditFamilies,
]
