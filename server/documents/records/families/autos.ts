import type { Family, FieldSpec } from '../types.ts'

/** What a list says of a vehicle, a driver or a machine it keeps though they are insured no more. */
export const ENDED = ['deleted', 'delete', 'removed', 'remove', 'terminated']
/** The same of what can be sold. */
export const ENDED_THING = [...ENDED, 'sold', 'disposed', 'traded', 'inactive']

/** Makes of more than one word, as they stand before a model. */
const MAKES = ['great dane', 'western star', 'blue bird', 'thomas built', 'land rover', 'range rover', 'alfa romeo', 'aston martin', 'rolls royce', 'mercedes benz', 'harley davidson', 'john deere', 'big tex', 'load trail', 'pj trailers', 'trail king', 'big dog', 'freightliner custom chassis', 'new holland', 'kenworth truck', 'wells cargo', 'stoughton trailers', 'utility trailer', 'east manufacturing', 'hyundai translead', 'trailer king', 'sure trac', 'pace american', 'look trailers', 'eager beaver', 'fontaine trailer', 'heil trailer', 'polar tank', 'am general', 'isuzu truck', 'massey ferguson', 'royal enfield', 'american ironhorse', 'can am', 'arctic cat'] // biome-ignore format: a list

/** A vehicle of a schedule of covered autos. */
export const VEHICLE: Family = {
  type: 'vehicle',
  key: 'year',
  generic: ['vehicle', 'auto', 'schedule', 'company', 'covered'],
  counts: { company_vehicle_number: 'veh_number' },
  ended: ENDED_THING,
  fields: [
    { name: 'veh_number', kind: 'code', words: ['vehicle number', 'veh no', 'auto number', 'schedule number', 'covered auto number', 'vehicle id number', 'item number', 'unit'], lesser: ['auto', 'vehicle'] },
    { name: 'company_vehicle_number', kind: 'code', words: ['company unit', 'company vehicle number', 'unit number', 'company unit number', 'fleet number', 'company number', 'equipment number', 'customer unit', 'fleet unit'] },
    { name: 'year', kind: 'year', words: ['year', 'model year', 'vehicle year', 'yr'] },
    { name: 'make', kind: 'text', words: ['make', 'trade name', 'manufacturer', 'vehicle make'], names: MAKES },
    { name: 'model', kind: 'text', words: ['model', 'vehicle model', 'model name'] },
    { name: 'body_type', kind: 'text', words: ['body type', 'equipment type', 'vehicle type', 'type', 'body', 'body style', 'unit type', 'body class'] },
    { name: 'plate_number', kind: 'code', words: ['plate number', 'plate', 'license plate', 'license plate number', 'tag', 'tag number', 'registration', 'registration plate', 'registration number', 'license tag'] },
    { name: 'vin', kind: 'vin', words: ['vin', 'vehicle identification number', 'serial number', 'vin number'] },
    { name: 'cost_new', kind: 'amount', words: ['cost new', 'original cost new', 'stated amount', 'stated value', 'value', 'worth'] },
    { name: 'garaging', kind: 'text', words: ['garaging', 'garage location', 'garaging location', 'garaging address', 'town state'] },
  ],
} // biome-ignore format: a table

const NAME: FieldSpec = {
  name: 'name',
  kind: 'name',
  words: [
    'name',
    'driver name',
    'driver',
    'full name',
    'employee name',
    'operator',
    'operator name',
    'licensee',
    'subject',
    'driver full name',
  ],
  parts: [
    ['first name', 'first', 'given name'],
    ['middle initial', 'middle name', 'middle', 'mi'],
    ['last name', 'last', 'surname', 'family name'],
  ],
}
const BIRTH: FieldSpec = {
  name: 'date_of_birth',
  kind: 'birth',
  words: ['date of birth', 'birth date', 'birthdate', 'dob', 'born'],
}
const STATE: FieldSpec = {
  name: 'state_licensed',
  kind: 'state',
  words: [
    'state',
    'state licensed',
    'license state',
    'licensing state',
    'jurisdiction',
    'issuing state',
    'state of license',
    'dl state',
  ],
}
const HIRED: FieldSpec = { name: 'date_hired', kind: 'since', words: ['date hired', 'hire date', 'date of hire', 'hired', 'employment date', 'start date'] } // biome-ignore format: a list
const LICENSE = ['license number', 'driver license number', 'license', 'license no', 'dl number', 'drivers license', 'driver license', 'cdl number', 'license id', 'license identifier', 'operator license number'] // biome-ignore format: a list

/** A driver of a roster. */
export const DRIVER: Family = {
  type: 'driver',
  key: 'name',
  generic: ['driver', 'employee'],
  ended: ENDED,
  joins: [['name', 'date_of_birth']],
  fields: [NAME, BIRTH, STATE, { name: 'driver_license_number', kind: 'code', words: LICENSE }, HIRED],
}

/** A driver with what the qualification file and the motor vehicle record (MVR) say of him. */
export const QUALIFIED_DRIVER: Family = {
  type: 'driver',
  key: 'name',
  generic: ['driver', 'employee'],
  ended: ENDED,
  onePage: true,
  joins: [['name', 'date_of_birth']],
  fields: [
    NAME,
    BIRTH,
    STATE,
    { name: 'license_number', kind: 'code', words: LICENSE },
    { name: 'license_class', kind: 'text', words: ['class', 'license class', 'cdl class', 'license type'] },
    { name: 'years_experienced', kind: 'integer', words: ['years experience', 'years exp', 'experience', 'years experienced', 'years of driving experience', 'years driving', 'exp'] },
    HIRED,
    { name: 'mvr_run_date', kind: 'date', words: ['mvr run date', 'mvr date', 'run date', 'mvr run', 'mvr ordered', 'run'] },
    { name: 'mvr_violations', kind: 'text', words: ['violations', 'moving violations', 'traffic violations', 'violations 3 years', 'violations past 3 years', 'violations 5 years', 'mvr violations', 'convictions'], saysNone: true },
    { name: 'accidents_last_5_years', kind: 'text', words: ['accidents', 'accidents last 5 years', 'accidents past 5 years', 'accidents in last five years', 'five year accidents', 'accidents 5 years', 'accidents past five years', 'number of accidents'], saysNone: true },
  ],
} // biome-ignore format: a table
