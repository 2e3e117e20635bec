import type { BaseStyleId } from '../../../../shared/document-styles.ts'
import type { BaseStyle } from './base-style.ts'
import { classicProfessional } from './classic-professional.ts'
import { elegantPremium } from './elegant-premium.ts'
import { modernMinimalist } from './modern-minimalist.ts'
import { noStyle } from './no-style.ts'
import { technicalStructured } from './technical-structured.ts'
import { warmHuman } from './warm-human.ts'

export const STYLES: Record<BaseStyleId, BaseStyle> = {
  'builtin:classic-professional': classicProfessional,
  'builtin:modern-minimalist': modernMinimalist,
  'builtin:warm-human': warmHuman,
  'builtin:elegant-premium': elegantPremium,
  'builtin:technical-structured': technicalStructured,
  none: noStyle,
}
