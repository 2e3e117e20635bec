import { createCertificate } from '../../../domains/certificates/service.ts'
import { revokeCertificate } from '../../../domains/certificates/standing.ts'
import { TOWNS } from '../accounts.ts'
import { CERTIFICATES } from '../events.ts'
import { keyOf, made, type Step, type World } from './step.ts'

export const certificateSteps = (world: World): Step[] =>
  CERTIFICATES.flatMap((issued, place) => {
    const { account, holder, day, insured = false, text = '', replaces, revoked } = issued
    const [name, line1, city] = holder
    const issue: Step = {
      day,
      by: place,
      work: async (past) => {
        const asked = {
          accountId: made(world.accounts, account),
          holder: { name, address: { line1, city, zone: 'OH', postalCode: TOWNS[city] } },
          additionalInsured: insured,
          descriptionOfOperations: text,
          policyIds: null,
          replaces: replaces === undefined ? null : made(world.certificates, replaces),
        }
        const { id } = await createCertificate(past.acting, asked, keyOf(past, 'certificate', place))
        world.certificates.set(place, id)
      },
    }
    if (!revoked) return [issue]
    const { day: later, reason } = revoked
    const revoke: Step = {
      day: later,
      by: place + 1,
      work: (past) => {
        const key = keyOf(past, 'revoked', place)
        return past.run((ctx) => revokeCertificate(ctx, made(world.certificates, place), { reason, key }))
      },
    }
    return [issue, revoke]
  })
