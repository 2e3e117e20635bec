import type { Labeled } from './labeled.ts'

/** The clocks of the United States, by their IANA names. */
export const US_TIME_ZONES = [
  { id: 'America/New_York', label: 'Eastern' },
  { id: 'America/Chicago', label: 'Central' },
  { id: 'America/Denver', label: 'Mountain' },
  { id: 'America/Phoenix', label: 'Mountain, Arizona (no daylight saving)' },
  { id: 'America/Los_Angeles', label: 'Pacific' },
  { id: 'America/Anchorage', label: 'Alaska' },
  { id: 'Pacific/Honolulu', label: 'Hawaii' },
  { id: 'America/Puerto_Rico', label: 'Atlantic, Puerto Rico and Virgin Islands' },
  { id: 'Pacific/Guam', label: 'Chamorro, Guam and Northern Marianas' },
  { id: 'Pacific/Pago_Pago', label: 'Samoa' },
] as const satisfies readonly Labeled[]
