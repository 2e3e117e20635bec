import type { PropertyPaper } from '../paper.ts'
import { under } from './draw.ts'
import { address, cover, interest, place } from './gold.ts'

function clause(y: number, heading: string, lines: string[]) {
  return [{ x: 54, y, text: heading, size: 9, bold: true }, ...under(190, y, lines, 9, 13)]
}

const WHARF = address('200 Cannery Wharf', 'Port Gannet', 'ME', '04699')
const MAIN = { deductible: '50,000', causes: 'special', coinsurance: 'waived' } as const

/** A slip of an overseas market: days before months, average for coinsurance, sums insured of all situations together. */
export const MARKET_SLIP: PropertyPaper = {
  name: 'market slip',
  pages: [
    {
      size: [595, 842],
      texts: [
        { x: 54, y: 36, text: 'RISK DETAILS', size: 13, bold: true },
        { x: 340, y: 40, text: 'Pelling Thrupp & Co. Limited, slip of 1 page + security', size: 8 },
        ...clause(70, 'UNIQUE REFERENCE:', ['B7714PN250093']),
        ...clause(90, 'TYPE:', ['Insurance of real and personal property with business interruption']),
        ...clause(110, 'INSURED:', [
          'Marrowstone Cannery Holdings LLC',
          '200 Cannery Wharf, Port Gannet, ME 04699, USA',
        ]),
        ...clause(144, 'PERIOD:', [
          'From: 1 April 2025   To: 1 April 2026',
          'both days at 12.01 a.m. local standard time where the property is situated',
        ]),
        ...clause(178, 'INTEREST AND', [
          'USD   7,850,000   Buildings',
          'USD   4,300,000   Machinery and Plant',
          'USD   1,975,000   Stock',
          'USD   2,600,000   Business Interruption, indemnity period 12 months',
          'USD 16,725,000   total values declared',
        ]),
        { x: 54, y: 191, text: 'SUM INSURED:', size: 9, bold: true },
        ...clause(252, 'LIMIT OF LIABILITY:', [
          'USD 12,000,000 any one occurrence, all interests and situations combined',
        ]),
        ...clause(274, 'SITUATION:', [
          '1. 200 Cannery Wharf, Port Gannet, ME 04699 - cannery, brick, 1924',
          '2. 31 Icehouse Lane, Port Gannet, ME 04699 - cold store, insulated panel, 2006',
        ]),
        ...clause(310, 'PERILS:', [
          'All risks of direct physical loss or damage, subject to the exclusions of form LQ 340',
        ]),
        ...clause(332, 'SUB-LIMITS:', [
          'Part of and not in addition to the limit of liability:',
          'Flood: USD 1,000,000 in the annual aggregate',
          'Earth Movement: USD 2,500,000 in the annual aggregate',
          'Debris Removal: USD 500,000',
          'Demolition and Increased Cost of Construction: USD 750,000 combined',
          '   (undamaged portion of the building: within the sum insured on Buildings)',
        ]),
        ...clause(420, 'DEDUCTIBLES:', [
          'USD 50,000 each and every loss, except:',
          'Named windstorm: 3% of the values at the situation, minimum USD 100,000',
          'Flood: USD 100,000',
          'Business interruption: 7 days',
        ]),
        ...clause(482, 'CONDITIONS:', [
          'Basis of valuation: replacement cost new, Buildings and Machinery and Plant;',
          'selling price less unincurred cost, Stock.',
          'Average (coinsurance): waived.',
          'Equipment breakdown excluded. Terrorism excluded unless bought back.',
          'Cancellation 30 days, 10 days non-payment of premium.',
        ]),
        ...clause(558, 'LOSS PAYEE:', [
          'Tidewrack Savings Bank, ISAOA',
          '9 Exchange Row',
          'Port Gannet, ME 04699',
          'Facility ref. TSB/CRE/20817',
        ]),
        ...clause(622, 'PREMIUM:', [
          'USD 98,400 (100%) annual. Expiring: USD 91,150 on sums insured of USD 15,300,000.',
        ]),
        ...clause(644, 'INFORMATION:', [
          'Losses in the last five years: one, 2022, ammonia leak, USD 212,000 paid.',
          'Alternative quoted but not ordered: USD 100,000 deductible at USD 86,000.',
        ]),
        ...clause(682, 'INSURER:', ['Lantern Quay Syndicate 2291, 100.00% of 100%']),
        ...clause(704, 'BROKER:', ['Pelling Thrupp & Co. Limited']),
      ],
    },
  ],
  holds: {
    policy: {
      number: 'B7714PN250093',
      carrier: 'Lantern Quay Syndicate 2291',
      effective: '04/01/2025',
      expiration: '04/01/2026',
    },
    insured: { name: 'Marrowstone Cannery Holdings LLC', ...WHARF },
    producer: { name: 'Pelling Thrupp & Co. Limited' },
    places: [
      place('1', null, WHARF, { construction: 'brick', occupancy: 'cannery', yearBuilt: '1924' }),
      place('2', null, address('31 Icehouse Lane', 'Port Gannet', 'ME', '04699'), {
        construction: 'insulated panel',
        occupancy: 'cold store',
        yearBuilt: '2006',
      }),
    ],
    coverages: [
      cover(null, 'Buildings', '7,850,000', { ...MAIN, valuation: 'replacement cost new' }),
      cover(null, 'Machinery and Plant', '4,300,000', { ...MAIN, valuation: 'replacement cost new' }),
      cover(null, 'Stock', '1,975,000', { ...MAIN, valuation: 'selling price less unincurred cost' }),
      cover(null, 'Business Interruption', '2,600,000', {
        ...MAIN,
        words: 'indemnity period 12 months',
        deductible: null,
        deductibleWords: '7 days',
      }),
      cover(null, 'Flood', '1,000,000', { deductible: '100,000' }),
      cover(null, 'Earth Movement', '2,500,000'),
      cover(null, 'Debris Removal', '500,000'),
      cover(null, 'Demolition and Increased Cost of Construction', '750,000'),
    ],
    interests: [
      interest(
        null,
        'loss payee',
        'Tidewrack Savings Bank, ISAOA',
        address('9 Exchange Row', 'Port Gannet', 'ME', '04699'),
        'TSB/CRE/20817',
      ),
    ],
    terms: {
      'loss limit': 'USD 12,000,000 any one occurrence',
      'named storm deductible': '3% of the values at the situation, minimum USD 100,000',
      flood: 'USD 1,000,000 in the annual aggregate',
      'flood deductible': 'USD 100,000',
      earthquake: 'USD 2,500,000 in the annual aggregate',
      'ordinance or law': 'USD 750,000 combined',
      'equipment breakdown': 'excluded',
      'waiting period': '7 days',
      terrorism: 'excluded',
    },
  },
}
