type Row = [number: string, line1: string, occupancy: string, construction: string, yearBuilt: string, value: string]

const ROWS: Row[] = [
  ['1', '100 Heron Landing Circle', '26 units', 'Frame', '1996', '7,150,000'],
  ['2', '110 Heron Landing Circle', '26 units', 'Frame', '1996', '7,150,000'],
  ['3', '120 Heron Landing Circle', '24 units', 'Frame', '1997', '6,600,000'],
  ['4', '130 Heron Landing Circle', '24 units', 'Frame', '1997', '6,600,000'],
  ['5', '140 Heron Landing Circle', '24 units', 'Joisted masonry', '1999', '6,750,000'],
  ['6', '150 Heron Landing Circle', '24 units', 'Joisted masonry', '1999', '6,750,000'],
  ['7', '101 Heron Landing Circle', 'Clubhouse', 'Joisted masonry', '1998', '1,380,000'],
  ['8', '103 Heron Landing Circle', 'Pool house', 'Masonry', '1998', '220,000'],
]

export const BUILDINGS = ROWS.map(([number, line1, occupancy, construction, yearBuilt, value]) => ({
  number,
  line1,
  occupancy,
  construction,
  yearBuilt,
  value,
}))
