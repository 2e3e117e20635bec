import type { Family } from '../../../family.ts'
import type { Chance } from '../../../random.ts'
import { boxedParts } from './boxed-parts.ts'
import { changeSheet } from './change-sheet.ts'
import { compensationPage } from './compensation-page.ts'
import { evidenceLetter } from './evidence-letter.ts'
import { indicationMail } from './indication-mail.ts'
import { programRegister } from './program-register.ts'
import { renewalApplication } from './renewal-application.ts'
import { sideBySide } from './side-by-side.ts'
import { typewriterPackage } from './typewriter-package.ts'
import { umbrellaPage } from './umbrella-page.ts'

const MONTHS = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']
const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number]
const DATES: ((iso: string) => string)[] = [
  (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
  (iso) => `${iso.slice(5, 7)}-${iso.slice(8)}-${iso.slice(2, 4)}`,
  (iso) => {
    const [year, month, day] = parts(iso)
    return `${MONTHS[month - 1]} ${day}, ${year}`
  },
  (iso) => {
    const [year, month, day] = parts(iso)
    return `${day} ${MONTHS[month - 1]!.replace('.', '')} ${year}`
  },
]

/** Insurers and agencies of professionals and nonprofits. */
export const clinicrow: Family = {
  name: 'clinicrow',
  split: 'learn',
  names: 'learn',
  style: (chance: Chance) => ({ date: chance.pick(DATES), capitals: chance.maybe(0.35) }),
  papers: {
    'typewriter package': { account: { onePolicy: true }, draw: typewriterPackage },
    'boxed parts': { account: { onePolicy: true }, draw: boxedParts },
    'side by side': { account: { onePolicy: true }, draw: sideBySide },
    'program register': { draw: programRegister },
    'evidence letter': { draw: evidenceLetter },
    'umbrella page': { draw: umbrellaPage },
    'compensation page': { draw: compensationPage },
    'change sheet': { account: { onePolicy: true }, draw: changeSheet },
    'renewal application': { draw: renewalApplication },
    'indication mail': { draw: indicationMail },
  },
}
