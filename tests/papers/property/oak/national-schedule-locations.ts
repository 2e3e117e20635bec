type ScheduledPlace = {
  line1: string
  city: string
  state: string
  zip: string
  occupancy: string
  construction: string
  yearBuilt: string
}
/** `limits`: of building, contents and business income; null where not covered. */
export type ScheduledLocation = { number: string; place: ScheduledPlace; limits: (string | null)[] }

type Town = Pick<ScheduledPlace, 'city' | 'state' | 'zip'>
const larch: Town = { city: 'Larch Prairie', state: 'TX', zip: '75999' }
const mesquite: Town = { city: 'Mesquite Hollow', state: 'TX', zip: '76998' }
const fork: Town = { city: 'Dry Fork', state: 'TX', zip: '76997' }
const piedra: Town = { city: 'Piedra Vista', state: 'NM', zip: '87999' }
const arrow: Town = { city: 'Arrow Bend', state: 'OK', zip: '74999' }
const sorghum: Town = { city: 'Sorghum City', state: 'OK', zip: '74998' }
const bayou: Town = { city: 'Bayou Clair', state: 'LA', zip: '70999' }

type Row = [line1: string, town: Town, occupancy: string, construction: string, built: string, ...(string | null)[]]

const ROWS: Row[] = [
  ['4400 Sandbox Parkway', larch, 'Office, school', 'FR', '2011', '8,240,000', '1,900,000', '2,500,000'],
  ['118 Acorn Bend', larch, 'Child care', 'MNC', '2004', '1,615,000', '210,000', '480,000'],
  ['9021 Dragonfly Court', mesquite, 'Child care', 'JM', '1987', '1,180,000', '165,000', '395,000'],
  ['33 Windmill Row', mesquite, 'Child care', 'JM', '1994', null, '140,000', '310,000'],
  ['700 Buttercup Street', fork, 'Child care', 'F', '1978', '742,000', '118,000', '275,000'],
  ['2650 Cottonwood Loop', fork, 'Child care', 'MNC', '2016', '2,035,000', '230,000', '540,000'],
  ['15 Kiva Trail', piedra, 'Child care', 'JM', '1999', '1,310,000', '172,000', '360,000'],
  ['802 Turquoise Way', piedra, 'Child care', 'F', '1983', null, '96,000', '240,000'],
  ['61 Redbud Drive', arrow, 'Child care', 'MNC', '2008', '1,744,000', '205,000', '455,000'],
  ['1200 Larkspur Mile', arrow, 'Child care', 'MNC', '2019', '2,260,000', '248,000', '590,000'],
  ['5 Prairie Dog Lane', sorghum, 'Storage', 'F', '1965', '188,000', null, null],
  ['77 Meadowlark Place', sorghum, 'Child care', 'JM', '1991', '1,095,000', '154,000', '330,000'],
  ['340 Cypress Knee Road', bayou, 'Child care', 'F', '2002', '1,420,000', '181,000', '405,000'],
  ['2 Heron Quay', bayou, 'Child care', 'FR', '2013', null, '160,000', '350,000'],
]

export const LOCATIONS: ScheduledLocation[] = ROWS.map(
  ([line1, town, occupancy, construction, yearBuilt, ...limits], index) => ({
    number: `${index + 1}`,
    place: { line1, ...town, occupancy, construction, yearBuilt },
    limits,
  }),
)
