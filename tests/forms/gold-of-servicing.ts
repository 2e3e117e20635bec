import { textAt } from '../../server/domains/on-file/types.ts'
import { addDays, formatDate } from '../../shared/dates.ts'
import { type Asked, addressIn, type Client, evenEnding, fill, inForce, insured, isEnding, numberOf, producer } from './agency-records.ts' // biome-ignore format: a list

const CANCEL = 'CancelNonRenew_'

/**
 * ACORD 35, a request for each policy in force. Where a cancellation is on file it tells day, reason and who asks; else the user says who asks and from
 * which day.
 */
export const cancellationRequest = (client: Client): Asked[] =>
  inForce(client).map((policy) => {
    const day = formatDate(addDays(client.today, 3))
    const ofInsured = !isEnding(policy) || textAt(policy, 'cancellation.canceledBy') === 'Insured'
    const said = isEnding(policy) ? '' : `, requested by the insured, effective ${day}`
    return {
      words: `Fill ACORD 35: a cancellation request for policy ${numberOf(policy)}${said}`,
      gold: {
        ...producer(client),
        ...insured(client, policy),
        ...fill(policy, [
          ['carrier', 'Insurer_FullName_A'],
          ['type', 'Policy_TypeDescription_A'],
          ['policyNumber', 'Policy_PolicyNumberIdentifier_A'],
          ['inforceAt', 'Policy_EffectiveDate_A'],
          ['expiresAt', 'Policy_ExpirationDate_A'],
          ['pricing.premium', 'Policy_Payment_FullTermPremiumAmount_A'],
          ['cancellation.effectiveAt', `${CANCEL}CancelNonRenewDate_A`],
          ['cancellation.returnPremium', `${CANCEL}PremiumCalculation_ReturnPremiumAmount_A`],
          ['cancellation.reason', `${CANCEL}RemarkText_A`],
        ]),
        [`${CANCEL}CancellationRequestIndicator_A`]: 'true',
        ...(ofInsured && { [`${CANCEL}InsuredRequestIndicator_A`]: 'true' }),
        ...(!isEnding(policy) && { [`${CANCEL}CancelNonRenewDate_A`]: day }),
      },
    }
  })

/** ACORD 36, a letter to each insurer of policies in force. The user says who the agency before is and from which day another is. */
export function brokerOfRecord(client: Client): Asked[] {
  const policies = inForce(client)
  const { agency, account } = client
  const { line1, line2, city, state, zip } = addressIn(textAt(account, 'mailingAddress')!)
  return [...new Set(policies.map((one) => textAt(one, 'carrier')!))].map((insurer) => ({
    words: `Fill ACORD 36. To ${insurer}. Currently with Brindle & Moss Brokerage. Effective 01/01/2027.${evenEnding(policies)}`,
    gold: {
      Producer: agency.nameAndAddress!,
      PHONE: agency.phone!,
      Producer2: agency.name!,
      InsCo: insurer,
      CurrAgency: 'Brindle & Moss Brokerage',
      Date2: '01/01/2027',
      CompanyName: textAt(account, 'name')!,
      Street: [line1, line2].filter(Boolean).join(', '),
      ...{ City: city, State: state, Zip: zip },
    },
    anyOrder: policies
      .filter((one) => textAt(one, 'carrier') === insurer)
      .map((policy) => ({
        'Name#': insured(client, policy).NamedInsured_FullName_A!,
        ...fill(policy, [
          ['policyNumber', 'Policy#'],
          ['inforceAt', 'Eff#'],
          ['expiresAt', 'Exp#'],
          ['type', 'LOB#'],
        ]),
      })),
  }))
}
