import { describe, expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import { holderIn } from './holder.ts'

const FULL = { line1: '77 Placeholder Avenue', city: 'Sampleton', state: 'OH', zip: '43000' }

describe('holderIn', () => {
  it.each([
    [
      'Certificate holder: Paper Lantern Properties\n77 Placeholder Avenue\nSuite 4\nSampleton, OH 43000\n\nAdd them as additional insured',
      { name: 'Paper Lantern Properties', ...FULL, line2: 'Suite 4' },
    ],
    [
      'The holder is Paper Lantern Properties, 77 Placeholder Avenue, Sampleton, OH 43000, and they want to be additional insured. Then draft the e-mail.',
      { name: 'Paper Lantern Properties', ...FULL },
    ],
    [
      'Fill an ACORD 25, holder: Acme Rental, Inc., 12 Elm St, Suite 4, Barre, VT 05641',
      { name: 'Acme Rental, Inc.', line1: '12 Elm St', line2: 'Suite 4', city: 'Barre', zip: '05641' },
    ],
    [
      'please change the certificate holder to Blue Door Ltd., PO Box 12, Sampleton, OH 43000.',
      { name: 'Blue Door Ltd.', line1: 'PO Box 12', city: 'Sampleton' },
    ],
    [
      'the holder is wrong, it should be Sample Bank NA, 4 Money Road, Sampleton, OH 43001',
      { name: 'Sample Bank NA', line1: '4 Money Road' },
    ],
    [
      'The holder should be Tall Pine School District; 9 School Rd; Sampleton, OH 43002',
      { name: 'Tall Pine School District', line1: '9 School Rd', zip: '43002' },
    ],
    [
      'COI for City of Sampleton, 1 Main Street, Sampleton, OH 43000 please',
      { name: 'City of Sampleton', line1: '1 Main Street', zip: '43000' },
    ],
    [
      'acord 25, holder Salt Lamp School District, 40 Campus Way, Sampleton OH 43000',
      { name: 'Salt Lamp School District', line1: '40 Campus Way', zip: '43000' },
    ],
    ['fill the certificate with Green Gate LLC as certificate holder', { name: 'Green Gate LLC', line1: '' }],
    [
      'The holder is Paper Lantern Properties, 77 Placeholder Avenue.',
      { name: 'Paper Lantern Properties', line1: '77 Placeholder Avenue', city: '' },
    ],
  ])('reads %s', (text, holder) => {
    const found = holderIn(text)
    expect(found).toMatchObject(holder)
    expect(text).toContain(found!.quote)
  })

  it.each([
    composeMessage('GENERATE_TEMPLATE', { forms: ['25'], texts: {} }),
    'Who is the certificate holder?',
    'the holder is missing',
    'the holder is the named insured',
    'Fill an ACORD 25 for Otter & Thimble',
    'write the e-mail to the holder',
    'holder is spelled Saltspur, one word',
  ])('finds none in: %s', (text) => expect(holderIn(text)).toBeNull())
})
