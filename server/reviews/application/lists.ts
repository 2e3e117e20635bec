import type { ListName } from '../../documents/index.ts'
import type { CoverageLine } from './coverage-lines.ts'
import type { AnswerKind } from './same.ts'

/** A field of an entry. `names`: what records call it; `acord`: its boxes, those of one value together. `isAsked`: an application asks for it. */
export type EntryField = {
  names: readonly string[]
  label: string
  kind: AnswerKind
  acord?: readonly string[]
  isAsked?: true
}

/**
 * A list that an application has and other documents have as well. `keys`: fields by which an entry is the same one, the surest first; `named`: those
 * it is called by; `known`: those of which one alone tells it from others.
 */
export type ListSpec = {
  of: ListName
  line: CoverageLine
  noun: string
  plural: string
  fields: Record<string, EntryField>
  keys: readonly (readonly string[])[]
  named: readonly string[]
  known: readonly string[]
  ask: string
  /** How the field an entry is first called by looks, where other lists have the same fields. */
  look?: RegExp
  /** A field that tells entries apart which the lesser keys do not: those of a pair by these are but a misprint away. */
  apart?: string
  /** So many entries fit on ACORD's form; one that is full may go on elsewhere. */
  most: number
}

export const LISTS: readonly ListSpec[] = [
  {
    of: 'vehicle',
    line: 'AUTO',
    noun: 'vehicle',
    plural: 'vehicles',
    keys: [['vin'], ['year', 'make', 'model'], ['year', 'make']],
    named: ['year', 'make', 'model'],
    known: ['vin'],
    apart: 'vin',
    most: 4,
    ask: 'Which vehicles should be insured? Please give year, make, model and VIN of each.',
    fields: {
      vin: { names: ['vin'], label: 'VIN', kind: 'code', acord: ['Vehicle_VINIdentifier'], isAsked: true },
      year: { names: ['year'], label: 'year', kind: 'number', acord: ['Vehicle_ModelYear'] },
      make: { names: ['make'], label: 'make', kind: 'text', acord: ['Vehicle_ManufacturersName'] },
      model: { names: ['model'], label: 'model', kind: 'text', acord: ['Vehicle_ModelName'] },
      cost: { names: ['cost_new'], label: 'cost new', kind: 'amount', acord: ['Vehicle_CostNewAmount'] },
    },
  },
  {
    of: 'driver',
    line: 'AUTO',
    noun: 'driver',
    plural: 'drivers',
    keys: [['license'], ['name', 'born'], ['name']],
    named: ['name'],
    known: ['name'],
    most: 13,
    ask: 'Who drives for the business? Please give name, date of birth and license number of each.',
    fields: {
      name: { names: ['name'], label: 'name', kind: 'name', acord: ['Driver_GivenName', 'Driver_Surname'] },
      born: { names: ['date_of_birth'], label: 'date of birth', kind: 'date', acord: ['Driver_BirthDate'], isAsked: true },
      license: { names: ['driver_license_number', 'license_number'], label: 'license number', kind: 'code', acord: ['Driver_LicenseNumberIdentifier'], isAsked: true },
      state: { names: ['state_licensed'], label: 'license state', kind: 'code', acord: ['Driver_LicensedStateOrProvinceCode'] },
    },
  },
  {
    of: 'location',
    line: 'BUSINESS_OPERATIONS',
    noun: 'location',
    plural: 'locations',
    keys: [['address']],
    named: ['address'],
    known: ['address'],
    most: 4,
    ask: 'At which addresses does the business own or rent premises?',
    fields: {
      address: {
        names: ['premises_address'],
        label: 'address',
        kind: 'address',
        acord: ['LineOne', 'LineTwo', 'CityName', 'StateOrProvinceCode', 'PostalCode'].flatMap((part) => [`CommercialStructure_PhysicalAddress_${part}`, `Location_PhysicalAddress_${part}`]),
      },
    },
  },
  {
    of: 'exposure',
    line: 'WORKERS_COMPENSATION',
    noun: 'class',
    plural: 'classes',
    look: /^\d{4}$/,
    keys: [['code', 'state'], ['code']],
    named: ['code', 'text'],
    known: ['code'],
    most: 6,
    ask: 'Which work do your employees do, and what is the yearly payroll for each kind of it?',
    fields: {
      code: { names: ['class_code'], label: 'class code', kind: 'code', acord: ['WorkersCompensation_RateClass_ClassificationCode'] },
      text: { names: ['classification'], label: 'classification', kind: 'words', acord: ['WorkersCompensation_RateClass_DutiesDescription'] },
      state: { names: ['state'], label: 'state', kind: 'code' },
      payroll: { names: ['exposure', 'annual_payroll'], label: 'payroll', kind: 'amount', acord: ['WorkersCompensation_RateClass_RemunerationAmount'], isAsked: true },
    },
  },
] // biome-ignore format: a table
