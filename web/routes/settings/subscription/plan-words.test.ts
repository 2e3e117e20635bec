import { expect, test } from 'vitest'
import { typedCount } from '../../../lib/count.ts'
import {
  agreedFor,
  bannerOf,
  changeRows,
  firstChoice,
  firstPaymentOf,
  isSame,
  lossesOf,
  mayChange,
  metersOf,
  type OwnSubscription,
  priceWords,
  quoteOf,
  refusalOf,
  seatsHint,
} from './plan-words.ts'

const TODAY = '2026-11-20'
const DAYS = { today: TODAY, since: '2026-11-18' }

const pro: OwnSubscription = {
  plan: 'PRO',
  period: 'MONTHLY',
  state: 'TRIAL',
  numSeats: 6,
  numSeatsActive: 5,
  numVoiceAgents: 1,
  nextBillingAmount: '1349.00',
  nextBillingDate: '2026-12-04',
  trialEndDate: '2026-12-04',
  stateSince: '2026-11-01T12:00:00.000Z',
  contractEndDate: null,
  agreedPrices: null,
  openPayment: null,
}

test('what was typed counts as a number only when it is a whole one that is not below the least', () => {
  const typed = ['12', '5', '4', '0', '', '-6', '6.5', '1e3', 'six', ' 7', '123456']
  expect(typed.map((text) => typedCount(text, 5))).toEqual([12, 5, ...Array<null>(9).fill(null)])
})

test('each state but Active has its banner and its act', () => {
  const said = (['ACTIVE', 'TRIAL', 'OVERDUE', 'EXPIRED', 'PAUSED'] as const).map((state) => {
    const banner = bannerOf({ ...pro, state }, DAYS)
    return banner && [banner.title, banner.act, banner.tone]
  })
  expect(said).toEqual([
    null,
    ['Your trial is ending soon', 'Upgrade', 'wait'],
    ['Your subscription payment is overdue', 'Update Payment', 'fail'],
    ['Your subscription has expired', 'Restart', 'fail'],
    ['Your subscription is paused', 'Resume', 'none'],
  ])
})

test('a first payment that waits says until when, one that lapsed that nothing was charged, and a refusal whose words', () => {
  const open = (state: 'CONFIRM' | 'REFUSED' | 'LAPSED', confirmBy: string | null = null) => ({
    openPayment: { state, title: 'Cara Pro (Monthly, 6 seats)', message: 'Your card was declined.', confirmBy },
  })
  const first = (of: ReturnType<typeof open>) => firstPaymentOf(of, 'America/Chicago')
  expect(first(open('CONFIRM', '2026-11-21T15:30:00.000Z'))).toMatchObject({
    text: expect.stringMatching(
      /^Cara Pro \(Monthly, 6 seats\) begins once you do. Nothing has been charged. Confirm it by November 21, 2026 at 9:30/,
    ),
    act: 'Confirm Payment',
  })
  expect(first(open('LAPSED'))).toMatchObject({
    text: 'Cara Pro (Monthly, 6 seats) was not started, and nothing was charged.',
    act: 'Choose a Plan',
  })
  expect([first(open('CONFIRM')), first(open('REFUSED'))]).toEqual([null, null])
  expect(refusalOf(open('REFUSED'))).toBe('The last payment was refused: Your card was declined.')
  expect(refusalOf(open('CONFIRM'))).toBe('Your bank wants you to confirm the payment.')
  expect(refusalOf({ openPayment: null })).toBeNull()
})

test('the banner of a trial says its last day, and how far away that is', () => {
  const text = (trialEndDate: string) => bannerOf({ ...pro, trialEndDate }, DAYS)!.text
  expect(text('2026-12-04')).toBe('It ends on December 4, 2026, in 14 days. Nothing is charged before then.')
  expect(text('2026-11-21')).toBe('It ends on November 21, 2026, in 1 day. Nothing is charged before then.')
  expect(text(TODAY)).toBe('It ends on November 20, 2026, today. Nothing is charged before then.')
  expect(text('2026-11-19')).toBe('It ended on November 19, 2026.')
})

test('an agency without limits changes nothing here, one with an agreed price its seats, all others their plan', () => {
  const may = (of: Partial<OwnSubscription>) => mayChange({ ...pro, state: 'ACTIVE', ...of }, TODAY)
  expect(may({})).toBe('plan')
  expect(may({ plan: 'BASIC' })).toBe('plan')
  expect(may({ plan: 'ENTERPRISE', numSeats: null })).toBe('nothing')
  expect(may({ plan: 'ENTERPRISE', numSeats: null, state: 'EXPIRED' })).toBe('plan')
  expect(may({ plan: 'ENTERPRISE' })).toBe('seats')
  expect(may({ plan: 'STANDARD' })).toBe('seats')
  expect(may({ plan: 'STANDARD', contractEndDate: TODAY })).toBe('seats')
  expect(may({ plan: 'STANDARD', contractEndDate: '2026-11-19' })).toBe('plan')
})

test('a dialog begins with what the agency has, at no fewer seats than active users', () => {
  expect(firstChoice(pro, 'plan')).toEqual({ plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 })
  expect(firstChoice({ ...pro, numSeatsActive: 8 }, 'plan').seats).toBe(8)
  expect(firstChoice({ ...pro, plan: 'STANDARD' }, 'seats').plan).toBe('STANDARD')
  expect(firstChoice({ ...pro, plan: 'ENTERPRISE', numSeats: null, numSeatsActive: 1 }, 'plan')).toMatchObject({
    plan: 'PRO',
    seats: 3,
  })
})

test('prices are those of the plan, and agreed ones in their place for that plan alone', () => {
  const six = quoteOf(pro)
  expect(priceWords(six, null)).toBe('$1,349 a month')
  expect(priceWords({ ...six, period: 'ANNUAL' }, null)).toBe('$13,759 a year')
  expect(priceWords({ ...six, plan: 'STANDARD' }, null)).toBeNull()
  const each = (monthly: string) => ({ monthly, annual: '0.00' })
  const agreedPrices = { basePrice: each('500.50'), pricePerSeat: each('10.00'), pricePerVoiceAgent: each('1.00') }
  const agreed = { ...pro, agreedPrices }
  expect(priceWords(six, agreedFor(agreed, 'PRO'))).toBe('$530.50 a month')
  expect(agreedFor(agreed, 'BASIC')).toBeNull()
})

test('the confirmation says what the agency has and what it would have', () => {
  const choice = { plan: 'BASIC', period: 'ANNUAL', seats: 6, voiceAgents: 3 } as const
  expect(isSame(quoteOf(pro), choice)).toBe(false)
  expect(changeRows(pro, choice).map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Plan', 'Pro', 'Basic'],
    ['Period', 'Monthly', 'Annual'],
    ['Seats', '6', '6'],
    ['Extra voice agents', '0', '2'],
    ['Price', '$1,349 a month', '$12,229 a year'],
  ])
  const standard = { ...pro, plan: 'STANDARD' } as const
  const names = changeRows(standard, { ...choice, plan: 'STANDARD' }).map(({ name }) => name)
  expect(names, 'a price that nobody knows is not made up').not.toContain('Price')
})

test('from Pro to Basic is said with all it takes away, and nothing is lost the other way', () => {
  expect(lossesOf('PRO', 'BASIC')).toEqual([
    'More than 3 custom presets',
    'More than 1 document style',
    'More than 500 knowledge pages',
    'More than 250 e-mails a month',
    'More than 500 voice minutes a month per voice agent',
    'Advanced voice customization',
    'The PDF editor in the Copilot',
  ])
  expect(lossesOf('BASIC', 'PRO')).toEqual([])
  expect(lossesOf('PRO', 'PRO')).toEqual([])
  expect(lossesOf('STANDARD', 'BASIC')).toEqual([])
})

test('seats alone have a meter, where they are counted', () => {
  expect(metersOf(pro)).toEqual([
    {
      ...{ label: 'Seats assigned', used: 5, most: 6, value: '5 of 6 seats' },
      ...{ usedWords: '5 seats assigned', leftWords: '1 seat available' },
    },
  ])
  expect(metersOf({ ...pro, numSeatsActive: 8 })[0]!.leftWords).toBe('0 seats available')
  expect(metersOf({ ...pro, numSeats: null })).toEqual([])
})

test('another meter is one entry', () => {
  const minutes = { thing: 'voice minute', words: ['used', 'left'], of: () => ({ used: 312, most: 2000 }) } as const
  expect(metersOf(pro, [minutes])).toEqual([
    {
      ...{ label: 'Voice minutes used', used: 312, most: 2000, value: '312 of 2,000 voice minutes' },
      ...{ usedWords: '312 voice minutes used', leftWords: '1,688 voice minutes left' },
    },
  ])
})

test('the least number of seats is explained', () => {
  expect(seatsHint(5)).toBe('Seats cannot be reduced below the number of active users, 5 now.')
  expect(seatsHint(1)).toBe('Seats cannot be reduced below the number of active users, 1 now. The minimum is 3.')
})
