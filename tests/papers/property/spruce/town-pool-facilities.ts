/** Facilities of a village as its pool lists them: number, name, street, town, ZIP, built, class, building, contents, deductible, valuation. */
export const FACILITIES = [
  ['101', 'Village Hall', '1 Poplar Green', 'Nether Poplar', '62899', '1911', 'JM', '2,870,000', '310,000', '5,000', 'RC'],
  ['102', 'Police Station', '14 Poplar Green', 'Nether Poplar', '62899', '1988', 'MNC', '1,945,000', '420,000', '5,000', 'RC'],
  ['103', 'Fire Station No. 1', '60 Siren Street', 'Nether Poplar', '62899', '1994', 'MNC', '2,210,000', '515,000', '5,000', 'RC'],
  ['104', 'Fire Station No. 2', '3301 Ridge Road', 'Upper Poplar', '62898', '2008', 'NC', '1,130,000', '190,000', '5,000', 'RC'],
  ['105', 'Public Library', '22 Poplar Green', 'Nether Poplar', '62899', '1934', 'JM', '3,415,000', '1,260,000', '5,000', 'RC'],
  ['106', 'Street Department Garage', '800 Gravel Pit Road', 'Nether Poplar', '62899', '1971', 'NC', '640,000', '275,000', '5,000', 'RC'],
  ['107', 'Salt Dome', '804 Gravel Pit Road', 'Nether Poplar', '62899', '1999', 'FR', '188,000', '', '5,000', 'ACV'],
  ['108', 'Water Treatment Plant', '1 Reservoir Drive', 'Upper Poplar', '62898', '2002', 'FR', '9,760,000', '2,140,000', '25,000', 'RC'],
  ['109', 'Wastewater Treatment Plant', '50 Outfall Lane', 'Nether Poplar', '62899', '1985', 'FR', '12,300,000', '3,050,000', '25,000', 'RC'],
  ['110', 'Lift Station Three', '7 Sedge Court', 'Nether Poplar', '62899', '1985', 'NC', '265,000', '90,000', '25,000', 'RC'],
  ['111', 'Community Pool Bath House', '410 Juniper Avenue', 'Nether Poplar', '62899', '1966', 'JM', '355,000', '18,000', '5,000', 'ACV'],
  ['112', 'Depot Museum', '2 Railway Place', 'Nether Poplar', '62899', '1893', 'FRM', '475,000', '60,000', '5,000', 'ACV'],
] as const // biome-ignore format: a row a line, as it is printed
