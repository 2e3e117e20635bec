import type { LearnFamily } from '../../../family.ts'
import { agreementAndTransmittalFamilies } from './agreement-and-transmittal.ts'
import { deskPapersFamilies } from './desk-papers.ts'
import { exhibitAndOfficeNoteFamilies } from './exhibit-and-office-note.ts'
import { leaseAndMemoFamilies } from './lease-and-memo.ts'
import { leaseAndSurveyFamilies } from './lease-and-survey.ts'
import { requirementsAndChecklistFamilies } from './requirements-and-checklist.ts'
import { reservationAndPrintedMailFamilies } from './reservation-and-printed-mail.ts'
import { supplementAndInquiryFamilies } from './supplement-and-inquiry.ts'
import { vendorsExhibitFamilies } from './vendors-exhibit.ts'
import { worksheetsAndDenialFamilies } from './worksheets-and-denial.ts'

export const CORRESPONDENCE: LearnFamily[] = [
  ...agreementAndTransmittalFamilies,
  ...deskPapersFamilies,
  ...exhibitAndOfficeNoteFamilies,
  ...leaseAndMemoFamilies,
  ...leaseAndSurveyFamilies,
  ...requirementsAndChecklistFamilies,
  ...reservationAndPrintedMailFamilies,
  ...supplementAndInquiryFamilies,
  ...vendorsExhibitFamilies,
  ...worksheetsAndDenialFamilies,
]
