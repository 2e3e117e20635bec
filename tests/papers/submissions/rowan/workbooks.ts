import { makeXlsx } from '../../../support/documents/office.ts'
import type { SubmissionPaper } from '../paper.ts'
import { goldOf } from './gold.ts'

const BOOK = makeXlsx([
  {
    name: 'SOV',
    rows: [
      ['Statement of Values'],
      ['Named Insured', 'Juniper Flats Brewing LLC'],
      ['Effective Date', '11/01/2027'],
      ['Values shown in $000'],
      [],
      ['Loc #', 'Bldg #', 'Street Address', 'City', 'State', 'ZIP', 'Occupancy', 'Construction', 'Year Built', '# Stories', 'Square Feet', 'Building', 'Contents', 'Business Income', 'TIV'],
      [1, 1, '700 Grain Elevator Road', 'Alamosa', 'CO', '81101', 'Brewery', 'Masonry non-combustible', 2012, 1, 26500, 4250, 3100, 900, 8250],
      [1, 2, '704 Grain Elevator Road', 'Alamosa', 'CO', '81101', 'Taproom', 'Joisted masonry', 1958, 2, 6100, 1150, 320, 450, 1920],
      [2, 1, '22 Siding Street', 'Monte Vista', 'CO', '81144', 'Warehouse', 'Non-combustible', 2005, 1, 18000, 1680, 1400, 0, 3080],
      ['Total', '', '', '', '', '', '', '', '', '', 50600, 7080, 4820, 1350, 13250],
    ],
  },
]) // biome-ignore format: a table

const LIST = `Statement of Values,,,,,,,,,
Named Insured:,"Heron Point Marina, Inc.",,,,,,,,
Effective Date:,02/01/2027,,,,,,,,
,,,,,,,,,
Location Number,Building Number,Address,City,State,Zip,Construction,Year Built,Square Footage,Building Value,BPP Value,Total Insured Value
1,1,14 Jetty Road,Onset,MA,02558,Frame,1974,8900,"1,125,000","240,000","1,365,000"
1,2,16 Jetty Road,Onset,MA,02558,Non-combustible,1998,15200,"1,610,000","95,000","1,705,000"
2,1,300 Cranberry Highway,Wareham,MA,02571,Joisted masonry,1987,5400,"690,000","310,000","1,000,000"
Grand Total,,,,,,,,29500,"3,425,000","645,000","4,070,000"
`

export const WORKBOOKS: SubmissionPaper[] = [
  {
    name: 'rowan-book',
    pages: [],
    file: { name: 'values.xlsx', bytes: BOOK },
    forms: {
      '140': goldOf(['Juniper Flats Brewing LLC', '11/01/2027'], [
        { location: '1', building: '1', street: '700 Grain Elevator Road', use: 'Brewery', construction: 'Masonry non-combustible', year: '2012', stories: '1', area: '26500', worth: 'Building: 4,250,000 | Contents: 3,100,000 | Business Income: 900,000' },
        { location: '1', building: '2', street: '704 Grain Elevator Road', use: 'Taproom', construction: 'Joisted masonry', year: '1958', stories: '2', area: '6100', worth: 'Building: 1,150,000 | Contents: 320,000 | Business Income: 450,000' },
      ]),
    },
  },
  {
    name: 'rowan-list',
    pages: [],
    file: { name: 'values.csv', bytes: Buffer.from(LIST) },
    forms: {
      '140': goldOf(['Heron Point Marina, Inc.', '02/01/2027'], [
        { location: '1', building: '1', street: '14 Jetty Road', construction: 'Frame', year: '1974', area: '8900', worth: 'Building: 1,125,000 | BPP: 240,000' },
        { location: '1', building: '2', street: '16 Jetty Road', construction: 'Non-combustible', year: '1998', area: '15200', worth: 'Building: 1,610,000 | BPP: 95,000' },
      ]),
    },
  },
] // biome-ignore format: papers as tables
