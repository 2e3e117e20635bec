import { NOT_IN_FORCE } from '../in-force.ts'
import type { Family } from '../types.ts'

/** What columns of the lists of a property policy hold: its premises, what is insured there, and who else has an interest in it. */
export const PROPERTY: Family = {
  type: 'property',
  key: 'coverage',
  unless: [...NOT_IN_FORCE, 'exp', 'old', 'was', 'values?', 'tiv', 'thousands?', '000s?'],
  generic: ['this', 'term', 'current', 'number', 'annual', 'described', 'maximum', 'applicable'],
  fields: [
    { name: 'place', kind: 'text', words: ['location building', 'premises building', 'location premises building', 'location building item'] },
    { name: 'location_number', kind: 'number', words: ['location', 'location number', 'premises', 'premises number'] },
    { name: 'building_number', kind: 'number', words: ['building', 'building number', 'structure'] },
    { name: 'premises_address', kind: 'text', words: ['address', 'location address', 'premises address', 'street', 'street address', 'address of premises', 'location of premises', 'described premises', 'described location', 'property address', 'property location', 'location of property', 'residence premises', 'insured location'] },
    { name: 'city', kind: 'text', words: ['city state zip', 'city st zip', 'city state zip code', 'city'] },
    { name: 'state', kind: 'state', words: ['state', 'st'] },
    { name: 'zip', kind: 'text', words: ['zip', 'zip code', 'postal code'] },
    { name: 'construction', kind: 'text', words: ['construction', 'construction type', 'const', 'constr', 'type of construction'] },
    { name: 'classification', kind: 'text', words: ['occupancy', 'occ', 'use', 'occupied as', 'occupancy description', 'description of occupancy'] },
    { name: 'year_built', kind: 'year', words: ['year built', 'built', 'yr built', 'yr blt', 'year of construction'] },
    { name: 'coverage', kind: 'text', words: ['coverage', 'coverage description', 'property coverage', 'covered property', 'property covered', 'insured property', 'coverages provided', 'subject of insurance'] },
    { name: 'limit', kind: 'figure', words: ['limit', 'coverage limit', 'amount', 'limit of insurance', 'limit of liability', 'amount of insurance', 'amt of ins', 'amount insured', 'sum insured', 'insurance limit'] },
    { name: 'deductible', kind: 'figure', words: ['deductible', 'ded', 'deductible amount', 'deductible each loss', 'deductible each occurrence', 'deductible per occurrence'] },
    { name: 'coinsurance', kind: 'text', words: ['coinsurance', 'coins', 'co insurance', 'coinsurance percentage', 'coinsurance pct'] },
    { name: 'causes_of_loss', kind: 'text', words: ['causes of loss', 'cause of loss', 'covered causes of loss', 'covered causes', 'causes', 'cause', 'perils', 'causes of loss form'] },
    { name: 'valuation', kind: 'text', words: ['valuation', 'val', 'valuation basis', 'loss valuation'] },
    { name: 'premium', kind: 'figure', words: ['premium', 'annual premium'] },
    { name: 'interest', kind: 'text', words: ['interest', 'type of interest', 'interest type', 'nature of interest', 'type'] },
    { name: 'name', kind: 'name', words: ['name', 'name address', 'name address loan number', 'mortgagee', 'mortgageholder', 'loss payee', 'mortgagee name address', 'mortgageholder name address', 'mortgageholder name mailing address', 'name mailing address', 'name of interest'] },
    { name: 'mailing_address', kind: 'text', words: ['mailing address'] },
    { name: 'loan_number', kind: 'code', words: ['loan number', 'loan', 'loan lease', 'reference number', 'reference', 'account number', 'loan no'] },
  ],
} // biome-ignore format: a table
