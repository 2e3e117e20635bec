import type { Family } from '../../../family.ts'
import { booklet } from './booklet.ts'
import { cards } from './cards.ts'
import { columns } from './columns.ts'
import { evidence } from './evidence.ts'
import { ledger } from './ledger.ts'
import { options } from './options.ts'
import { register } from './register.ts'
import { renewal } from './renewal.ts'
import { requirements } from './requirements.ts'
import { tower } from './tower.ts'

/** Documents of a studio that sets every table another way. */
export const mosaic: Family = {
  name: 'mosaic',
  split: 'learn',
  names: 'learn',
  papers: { columns, booklet, cards, ledger, register, evidence, renewal, options, requirements, tower },
}
