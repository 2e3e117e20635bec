import { expect, it } from 'vitest'
import { askedOfWeb } from './web-asked.ts'

it.each([
  ['Look on the web for roofing license requirements in Ohio.', 'roofing license requirements in Ohio'],
  [
    'whats the fin strength rating of Calder Ridge today, look it up online',
    'whats the fin strength rating of Calder Ridge today',
  ],
  ['check google for their yelp reviews', 'their yelp reviews'],
  ['Could you please look up on the internet whether this contractor has a license?', 'this contractor has a license?'],
  ['google whether Providence Hill is A rated', 'Providence Hill is A rated'],
  ['look up if Penrhos is A rated on the web', 'Penrhos is A rated'],
  ['Please do a web search for Ohio workers comp rates', 'Ohio workers comp rates'],
  ['can you search online for the address of the Ohio BWC', 'the address of the Ohio BWC'],
  ['look it up on the web', ''],
  ['google it', ''],
])('%s', (message, sought) => expect(askedOfWeb(message)).toBe(sought))

it.each([
  'Does the insured sell on the web?',
  'Find out whether they sell products online',
  'find the each occurrence limit',
  'go on the carrier website and pull the loss runs',
  'look up their mod on the NCCI website',
  'Is there a web page in the file?',
  'What did they spend on Google Ads?',
])('asks for nothing there: %s', (message) => expect(askedOfWeb(message)).toBeNull())

it('reads a message of spaces in no time', () => expect(askedOfWeb(`find${' '.repeat(19_990)}x`)).toBeNull())
