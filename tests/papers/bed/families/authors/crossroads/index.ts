import type { Family } from '../../../family.ts'
import { binder } from './binder.ts'
import { certificate } from './certificate.ts'
import { endorsements } from './endorsements.ts'
import { letter } from './letter.ts'
import { noticeMail } from './notice-mail.ts'
import { quoteMail } from './quote-mail.ts'
import { register } from './register.ts'
import { renewal } from './renewal.ts'
import { screen } from './screen.ts'
import { thread } from './thread.ts'

/** Papers in which what holds must be worked out: chance decides for each whether it does. */
export const crossroads: Family = {
  name: 'crossroads',
  split: 'learn',
  names: 'learn',
  papers: { thread, binder, noticeMail, endorsements, quoteMail, letter, screen, register, renewal, certificate },
}
