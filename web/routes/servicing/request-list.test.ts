import { expect, it } from 'vitest'
import { REQUEST_LIST } from './request-list.tsx'

it('says that nothing was asked for yet, as the specification has it', () => {
  const { empty } = REQUEST_LIST
  expect(typeof empty === 'function' && empty('OPEN', [{ key: 'ALL', count: 0 }])).toMatchObject({
    title: 'No service requests found',
    sentence: "Your clients haven't made any service requests yet.",
  })
})
