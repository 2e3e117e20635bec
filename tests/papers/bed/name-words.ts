const words = (text: string) => text.split(' ')
export const FANCY = words(
  'Otter Thimble Lantern Quillfeather Marigold Saltbox Bramble Copperline Willowbend Ironwood Falcon Cedar Juniper Harborview Stonegate Bluebird Foxglove Riverbend Northgate Elmwood Highmark Silverleaf Pinecrest Oakmont Tidewater Sunfield Granite Kestrel Meadowlark Redfern Ashgrove Brightwater Coldstream Drumlin Eastwick Fairhaven Greystone Hazelton Inverness Larkspur Millrace Nettlebrook Overlook Partridge Rosemont Summit Thornbury Underhill Vantage Westover Yarrow Zephyr Amberly Beacon Clearwater Dogwood Evergreen Firefly Goldcrest Hollowell Ivybridge',
)
export const CARRIER_WORDS = words(
  'Quarrystone Lakemoor Continental-Vale Pemberwick Northlight Brackwater Heronsgate Admirals Fernhollow Ridgeway Trustmere Keystone-Bay Halyard Oldbury Providence-Hill Wayfarer Castlerock Longmeadow Seaboard-West Greatwood Vesper Palisade Homefield Brannock Cromwell-Lee Dovetail Elderglen Fortress Glenmoor Hearthside',
)
export const ENDINGS = ['Mutual Insurance Company', 'Casualty Company', 'Indemnity Co.', 'Insurance Exchange', 'National Assurance, Inc.', 'Fire & Marine Insurance Company', 'Specialty Insurance Company', 'Insurance Company of America', 'Surplus Lines Ins. Co.', 'Property and Casualty Insurance Company', 'Underwriters, Inc.'] // biome-ignore format: a table
export const SURNAMES = words(
  'Abara Benitez Calloway Dunmore Eklund Farrow Guthrie Hallberg Ingram Jankowski Kowalczyk Lindqvist Mbeki Nakamura Okafor Pellegrino Quintana Rasmussen Sandoval Thackeray Ulrich Vandermeer Whitcombe Xiong Yardley Zielinski Ashdown Brubaker Castellanos Delacroix',
)
export const FIRST_NAMES = words(
  'Ana Bertram Celeste Dmitri Elena Felix Greta Hakim Ingrid Joaquin Keiko Leopold Mireille Nadia Oscar Priya Quentin Rosalind Stefan Tamara Ulysses Viola Wendell Ximena Yusuf Zora',
)
export const TRADES =
  'Roofing,Plumbing & Heating,Catering,Landscaping,Electrical Contractors,Dental Group,Property Management,Bakery,Auto Repair,Freight,Machine Works,Builders,Veterinary Clinic,Cleaning Services,Engineering,Outfitters,Brewing,Print Shop,Consulting,Child Care,Steel Erectors,Cabinetry,Nursery,Towing'.split(
    ',',
  )
export const STREETS =
  'Example Street,Placeholder Avenue,Specimen Road,Mill Race Lane,Harbor View Blvd,County Road 12,N. Orchard Dr.,Industrial Pkwy,S.W. 4th Street,Old Post Road,State Route 9 East,Commerce Center Circle,Levee Rd,Park Place,Highway 61 North,Sycamore Ct,Quarry Hill Way,Main St'.split(
    ',',
  )
/** Invented towns in real states, with the first digits of their codes. */
export const TOWNS: [string, string, string][] = [
  ['Sampleton', 'OH', '441'], ['Port Fable', 'ME', '041'], ['Lake Marrow', 'MN', '554'], ['Saint Orrin', 'MO', '631'], ['Fort Tansy', 'TX', '761'],
  ['Los Sauces', 'CA', '930'], ['New Harrow', 'CT', '064'], ['Upper Wick', 'PA', '190'], ['Bellmoor', 'GA', '303'], ['Cape Linnet', 'FL', '331'],
  ['Dry Fork', 'CO', '802'], ['Grand Esker', 'MI', '482'], ['Mount Carrick', 'WA', '981'], ['North Tillis', 'NC', '276'], ['Pine Barrow', 'NJ', '080'],
  ['Rush Prairie', 'IL', '606'], ['San Lirio', 'AZ', '850'], ['Tern Island', 'SC', '294'], ['Vaughn Mills', 'VA', '232'], ['West Oster', 'WI', '532'],
  ['Elk Hollow', 'TN', '372'], ['Bayou Clair', 'LA', '701'], ['Salt Spur', 'UT', '841'], ['Winterset Falls', 'NY', '120'],
] // biome-ignore format: a table

export type Words = {
  fancy: string[]
  carriers: string[]
  endings: string[]
  surnames: string[]
  towns: [string, string, string][]
}

/** The words of report thirds that are used up, which the learn third has beside its own. */
export const SECOND_REPORT: Words = {
  fancy: words(
    'Alderpoint Bellwether Cobblestone Driftwood Ember Flintlock Gatehouse Hickory Islander Jackdaw Kingfisher Longbow Mooring Nightingale Orchardview Pinnacle Quarterdeck Ridgeline Sandpiper Trestle Unity Valleybrook Windlass Yellowtail Anvil Birchfield Cypress Dunlin Elderberry Fernleaf',
  ),
  carriers: words(
    'Aldermere Bastion-Hill Carrowmore Deepwater Eastgate-Union Fairlead Gravenhurst Hollinger Ironbridge Jasperline Kingsmead Lowland Marchbank Nevisport Orrington Pilgrim-Coast Queensferry Rockhaven Sablewood Tilbury Upland Veritas-North',
  ),
  endings: [
    'Insurance Company', 'Mutual Insurance Co.', 'Casualty Insurance Company', 'Assurance Corporation', 'Indemnity Company', 'Fire Insurance Company', 'Excess & Surplus Insurance Company',
    'Preferred Insurance Company', 'Reciprocal Exchange', 'American Insurance Company', 'Risk Partners Insurance Exchange', 'Farmers Mutual Insurance Association',
  ],
  surnames: words(
    'Albrecht Bouchard Chakrabarti Desrosiers Espinoza Fitzwilliam Garroway-Roe Hashimoto Iverson Jeppesen Kaminski Lefebvre Montoya Nwosu Oyelaran Petrakis Rutherglen Szymanski Tavares Valdivia',
  ),
  towns: [
    ['Amity Springs', 'OR', '972'], ['Brackett', 'KS', '666'], ['Cold Harbor Mills', 'MD', '212'], ['Fort Lindley', 'IN', '462'], ['Garnet Lake', 'KY', '402'],
    ['Holloway', 'AL', '352'], ['La Piedra', 'NM', '871'], ['New Bristow', 'MA', '018'], ['Port Sorrel', 'WA', '986'], ['St. Anselm', 'IA', '503'], ['Three Oaks Landing', 'NV', '891'], ['Wexcombe', 'OK', '731'],
  ],
} // biome-ignore format: a table

export const THIRD_REPORT: Words = {
  fancy: words(
    'Applecross Basswood Cloverdale Dovecote Edgewater Foxhollow Glenbrook Hawthorn Indigo Jasmine Kettleburn Laurelton Magnolia Nimbus Oakhaven Peppermill Quailrun Rockledge Sawtooth Tamarack Uplander Vineyard Whippoorwill Yucca Blackthorn Chestnut Dragonfly Fieldstone Goosecreek Heritage',
  ),
  carriers: words(
    'Ashcombe Birchgrove Cordwainer Duncastle Evermoor Foxhall Grantham-Park Harrowgate Ingleside Kenmare Lockridge Merriton Norbury Oxbow Penhallow Ravenswood-Atlantic Stanwick Thornfield Ulverston Wexley Yorkdale Covenant-Ridge',
  ),
  endings: [
    'National Insurance Company', 'Mutual Casualty Company', 'Property Casualty Company', 'Commercial Insurance Company', 'Casualty Insurance Co.', 'Fire and Casualty Company', 'General Insurance Corporation',
    'Select Insurance Company', 'Employers Insurance Company', 'Surety & Casualty Co.', 'Inter-Insurance Exchange', 'Risk Retention Group, Inc.', 'Mutual Fire Insurance Company',
  ],
  surnames: words(
    'Abernathy Bancroft Castaneda Dombrowski Echeverria Fontaine Gallagher-Wu Hutchins Isaksen Jaramillo Kessler Lombardi Mukherjee Novotny Ostrander Pruitt Quisenberry Rosales Stavros Trujillo Underwood Vasquez Wojcik Yamamoto',
  ),
  towns: [
    ['Barlow Crossing', 'NE', '681'], ['Cedar Notch', 'NH', '031'], ['East Pomfret Falls', 'VT', '054'], ['Gull Harbor', 'RI', '028'], ['Lewes Landing', 'DE', '198'], ['Mesa Quemada', 'TX', '782'],
    ['Mill Gap', 'WV', '253'], ['Oak Bayou', 'MS', '392'], ['Painted Bench', 'ID', '837'], ['Red Shale', 'MT', '591'], ['Rocky Slough', 'AR', '722'], ['Sand Prairie', 'SD', '571'], ['Wheatland Center', 'KS', '670'],
    ['Tall Sage', 'CO', '815'], ['Rancho Verdugo', 'CA', '945'], ['Lake Ibis', 'FL', '327'], ['Genesee Hollow', 'NY', '146'],
  ],
} // biome-ignore format: a table

export const FOURTH_REPORT: Words = {
  fancy: words(
    'Arrowleaf Bayberry Cinnabar Dunegrass Elkridge Fernwick Gable Huckleberry Inkwell Juneberry Knollwood Limestone Mulberry Nutmeg Osprey Persimmon Quillwood Rivermark Saltgrass Tumbleweed Upton Violet Wisteria Wren Zinnia Boulderbrook Cattail Daybreak Foundry Gristmill',
  ),
  carriers: words(
    'Amblecote Brightholm Calderstone Dunwoodie Eversley Farrington-Vale Gildersome Harcastle Ilsington Jorvale Kelmscott Larchmere Middlewich Netherfield Osterley-Gulf Pendragon-Lakes Quantock Rothbury Selwick Tamerton Undercliff Westmarch Yarborough',
  ),
  endings: [
    'Assurance Company', 'Insurance Corporation', 'County Mutual Insurance Company', 'Guaranty Insurance Company', 'Fire & Casualty Insurance Company', 'Mutual Assurance Society', 'Indemnity Corporation', 'Underwriters Insurance Company',
    'Insurance Company of the Midlands', 'Security Insurance Co.', 'Business Insurance Company', 'Commerce Insurance Company', 'Lloyds Insurance Company', 'Insurance, Inc.',
  ],
  surnames: words(
    'Aldridge Bjornstad Cavanaugh Dragovic Eberhardt Fournier Gunderson Hinojosa Ishikawa Johannsen Kirkpatrick Lachapelle McAllister Nguyen-Hart Ogunleye Pacheco Rafferty Siegel Tomlinson Ustinov Villanueva Weatherby Yancey Zamora',
  ),
  towns: [
    ['Alder Ferry', 'OR', '974'], ['Bent Creek', 'NC', '287'], ['Cinder Butte', 'ID', '832'], ['Dunmore Flats', 'PA', '185'], ['Eagle Wash', 'AZ', '857'], ['Flat Lick Springs', 'KY', '407'], ['Great Sandy', 'TX', '785'],
    ['Half Moon Cove', 'CA', '921'], ['Iron Kettle', 'MI', '498'], ['Jasper Plains', 'IN', '479'], ['Kettle Narrows', 'WI', '546'], ['Maple Forks', 'OH', '457'], ['North Haddow', 'MA', '027'], ['Ocotillo Bend', 'NM', '880'],
    ['Palmetto Reach', 'SC', '299'], ['Round Timber', 'OK', '745'], ['Sugar Hollow', 'TN', '379'], ['Turkey Neck', 'VA', '245'], ['Upper Marl', 'NJ', '088'], ['Vermilion Ferry', 'LA', '705'], ['Whitefish Rapids', 'MN', '566'],
    ['Cold Spring Bluffs', 'IA', '528'], ['Hudson Clove', 'NY', '125'], ['St. Clement', 'MO', '647'], ['Heron Key', 'FL', '342'],
  ],
} // biome-ignore format: a table

export const FIFTH_REPORT: Words = {
  fancy: words(
    'Almanac Barnswallow Copperfield Dewberry Eventide Ferncliff Goldenrod Hollyhock Ironweed Jubilee Kinglet Lakespur Milkweed Northstar Oxeye Pawpaw Quicksilver Rosehip Sycamorehill Teasel Umberland Verbena Waterwheel Yellowwood Ashlar Bluestem Candlewick Dovetree Elderwood Forsythia Grindstone Honeylocust Lodestar Mayapple Periwinkle Sandstone Thistledown Windrow',
  ),
  carriers: words(
    'Abingdon Burnaby-Lakes Chelmsworth Dorrance Ellingham Fairclough Greyfriars Hollins-Pacific Ivermore Jessamine Kirkdale Langstroth Mountjoy Northrop-Vale Oakeshott Pemborough Redcliffe Shelbourne Tregarth Uxbridge-Plains Wensley Wolverton',
  ),
  endings: [
    'Insurance Underwriting Company', 'Casualty and Surety Company', 'Premier Insurance Company', 'E&S Insurance Company', 'Mutual Insurance Association', 'Protective Insurance Company', 'Insurance Company of Illinois', 'Assurance Company of America',
    'Pacific Insurance Company, Limited', 'Property & Liability Insurance Company', 'Truckers Insurance Exchange', 'Specialty Underwriters Insurance Company', 'Compensation Insurance Company', 'Western Casualty Company', 'Farm Mutual Insurance Company',
  ],
  surnames: words(
    'Archuleta Blankenship Crowfoot Dettweiler Esposito Faulkner Gianopoulos Haugen Ibarra Jelinek Kuroda Lundgren Marchetti Nordstrom Obregon Pritchard Quarles Rybicki Schoonover Tillotson Urquhart Velarde Westbrook Yoshida Zeller Brightman Cordero Ferraro',
  ),
  towns: [
    ['Antelope Draw', 'WY', '826'], ['Beacon Prairie', 'IL', '618'], ['Chalk Bluff', 'NE', '691'], ['Deer Isle Sound', 'ME', '046'], ['East Calloway', 'KY', '420'], ['Fox Ferry', 'PA', '165'], ['Green Cedar', 'TX', '768'],
    ['Hatchet Lake', 'MN', '558'], ['Indian Paintbrush', 'CO', '811'], ['Juniper Springs', 'CA', '956'], ['Kent Crossing', 'OH', '433'], ['Laurel Station', 'MD', '217'], ['Mill Pond', 'CT', '063'], ['New Dorset', 'NJ', '078'],
    ['Old Fording', 'GA', '315'], ['Pelican Inlet', 'FL', '339'], ['Quarry Heights', 'VT', '057'], ['Roaring Branch', 'NC', '286'], ['Sable Point', 'MI', '499'], ['Tabor Grove', 'IA', '516'], ['Umber Wells', 'AZ', '863'],
    ['Valley Marker', 'VA', '228'], ['West Tamarind', 'MO', '656'], ['Yellow Rock', 'MT', '593'], ['Blue Earth Bend', 'KS', '675'], ['Cane Landing', 'LA', '712'], ['Twin Sisters', 'OR', '977'], ['Saranac Notch', 'NY', '129'],
  ],
} // biome-ignore format: a table

export const SIXTH_REPORT: Words = {
  fancy: words(
    'Acornfield Blackgum Cottonwood Dayspring Easterly Fieldfare Graywacke Heartwood Inglenook Jetstream Keelson Loblolly Merganser Noontide Oakum Pepperidge Queenfisher Redbud Saltmeadow Tanager Upstream Vesta Wolfberry Xebec Yellowleg Ziggurat Aspenview Bitterroot Catamount Deerfield-Run Ellwanger Feathergrass Gooseberry Homespun Ironbark Jackpine Kittiwake Larkhaven Mossback Ninebark',
  ),
  carriers: words(
    'Averill Blackmere Cotswick-American Denholm Edenbridge Fallowfield Galbraith Hathersage Inchcape-Southern Jedburgh Kilbride Lindisfarne Melbourn Nantucket-Prairie Oxenhope Peverell Quenby Rutledge Stourbridge Tattershall Ullswater Ventnor-Central Wetherall Yelverton Zennor',
  ),
  endings: [
    'Casualty Insurance Company', 'Mutual Insurance Company', 'Insurance Company', 'Indemnity Insurance Company', 'Property Casualty Insurance Company', 'Fire Insurance Exchange', 'Specialty Insurance Corporation', 'Surplus Lines Insurance Company',
    'National Indemnity Company', 'Commercial Casualty Co.', 'Insurance Company of the West', 'Employers Casualty Company', 'Assurance Co.', 'Business Insurance Company, Inc.', 'Mutual Fire & Casualty Company', 'Select Risk Insurance Company', 'Standard Fire Insurance Company',
  ],
  surnames: words(
    'Ackerman Bergstrom Carmichael Devereaux Engstrom Figueroa Gutierrez Hendricks Iannucci Jorgensen Khalil Leblanc Morrow Nakashima Oyler Padilla Rosenthal Schroeder Thibodeaux Uribe VanHorn Wadsworth Yarbrough Zavala Bellamy Choudhury Driscoll Ferreira Okonkwo Stanhope',
  ),
  towns: [
    ['Arbor Flats', 'NE', '684'], ['Black Sand Bay', 'WA', '985'], ['Cottonwood Ferry', 'OK', '740'], ['Delphi Springs', 'IN', '460'], ['Esperanza Wells', 'TX', '788'], ['Fern Landing', 'AL', '365'], ['Glass Mountain', 'CA', '961'],
    ['Hobart Mills', 'MA', '013'], ['Iron Springs', 'UT', '847'], ['Judson Corners', 'NY', '140'], ['Kiln Creek', 'VA', '236'], ['Little Sturgeon', 'WI', '542'], ['Marsh Harbor Beach', 'FL', '322'], ['North Quarry', 'PA', '171'],
    ['Old Mission Point', 'MI', '496'], ['Prairie Rose', 'ND', '581'], ['Quail Hollow', 'NC', '281'], ['Red Bank Crossing', 'GA', '305'], ['Sunken Meadow', 'MD', '206'], ['Tollgate', 'CO', '814'], ['Upper Saddle Creek', 'NJ', '074'],
    ['Viola Park', 'IL', '604'], ['White Cliff', 'AZ', '853'], ['Yoder Station', 'OH', '446'], ['Zinc City', 'MO', '648'], ['Camp Verity', 'TN', '384'], ['Bonne Anse', 'LA', '703'], ['Canaan Bridge', 'CT', '060'], ['South Kinnick', 'MN', '560'], ['Rye Meadows', 'NH', '038'],
  ],
} // biome-ignore format: a table

export const SEVENTH_REPORT: Words = {
  fancy: words(
    'Anemone Buckeye Candleberry Drystone Everspring Flagstone Ginkgo Hornbeam Isthmus Junco Kelp Lupine Moonseed Nuthatch Obsidian Plover Quarterstaff Rookery Snowberry Turnstone Umbrellaleaf Viburnum Whimbrel Yewbank Azimuth Bobolink Chokecherry Dipper Elderwick Fiddlehead Galleon Harebell Inkberry Jewelweed Kingsbridge Lampwick Mizzen Narwhal Oriole Puddingstone',
  ),
  carriers: words(
    'Ardsley Bellrope Cranleigh-Pacific Dunster Esterbrook Furnival Gaskarth Holderness Islay-National Jervaulx Kentmere Lostwithiel Mardale Nithsdale Orchardleigh Pellworth Quernmore Rosedale-Atlantic Swaledale Thirlmere Uldale Vaynor Winterbourne-American Yewdale Zelah',
  ),
  endings: [
    'Insurance Company', 'Mutual Casualty Insurance Company', 'Indemnity Company', 'Assurance Company, Ltd.', 'Specialty Insurance Company', 'National Casualty Company', 'Fire & Marine Insurance Co.', 'Surplus Insurance Company',
    'Insurance Company of the South', 'Employers Mutual Company', 'Property & Casualty Ins. Co.', 'General Insurance Company', 'Reciprocal Insurance Exchange', 'Commercial Insurance Company', 'Guarantee Insurance Company', 'Excess Insurance Company', 'Mutual Protective Insurance Co.',
  ],
  surnames: words(
    'Almquist Balderas Crenshaw Dinwiddie Escobedo Fairbairn Grzybowski Hollenbeck Imamura Jablonski Kinsella Lagerquist Mendenhall Nakagawa Odegaard Pomeroy Quigg Rantanen Sepulveda Tamayo Ueda Vanterpool Winterbottom Xanthos Yellen Zubiri Applegarth Berrigan Coltrane Duquette',
  ),
  towns: [
    ['Amber Landing', 'MN', '553'], ['Brier Hollow', 'KY', '411'], ['Cedar Toll', 'TX', '754'], ['Dusty Fork', 'NM', '883'], ['East Larch', 'ME', '044'], ['Flint Chapel', 'VA', '241'], ['Gray Heron Point', 'FL', '346'],
    ['Hopewell Locks', 'OH', '438'], ['Isinglass', 'NH', '033'], ['Jericho Mills', 'SC', '296'], ['Kettle Prairie', 'IL', '612'], ['Larkin Bay', 'MI', '495'], ['Moss Landing Heights', 'CA', '949'], ['North Sedge', 'NE', '688'],
    ['Old Ferris', 'GA', '318'], ['Pepper Ridge', 'AZ', '859'], ['Quill Lake', 'WI', '548'], ['Ransom Gap', 'NC', '289'], ['Salt Cove', 'WA', '983'], ['Turner Basin', 'NV', '894'], ['Union Weir', 'PA', '168'],
    ['Vesper Falls', 'NY', '137'], ['West Oriel', 'MA', '015'], ['Yarnell Crossing', 'IN', '473'], ['Blue Kiln', 'MO', '639'], ['Copper Teal', 'MT', '598'], ['Fallow Green', 'NJ', '085'], ['Sweetgum', 'AL', '360'], ['Tansy Shoals', 'TN', '381'], ['Barrow Bluff', 'IA', '521'],
  ],
} // biome-ignore format: a table

export const KEPT: Words = {
  fancy: words(
    'Agate Boxelder Cormorant Dockside Egret Fencepost Greenbrier Haywagon Icehouse Jonquil Keepsake Lodgepole Madrone Needlegrass Orchid Pintail Quartz Roundhouse Spindrift Teaberry Umbel Vireo Waxwing Yaupon Zodiac Bearclaw Calliope Dewpoint Eddyline Flywheel Gannet Halcyon Ironstone Jibboom Kestrelwood Leeward Millstone Nettle Opal Purslane Ramsgate Skylark',
  ),
  carriers: words(
    'Amberley Brockhurst Cheviot-National Dalrymple Exmoor Fotheringay Glenalmond Haverhill-Central Innisfree Juniperus Kingswear Lammermuir Malmsbury Northallerton Ottery Penrhos Quilter Ronaldsay Strathmore-Pacific Taverham Uppingham Vallance Wharfedale Yarmouth-Plains Zeals Burnmouth Corsham Dunkeld Ettrick Faversham-Gulf Garrigill',
  ),
  endings: [
    'Mutual Insurance Company', 'Casualty Company', 'Property & Casualty Company', 'Indemnity Company', 'Insurance Company of New England', 'Specialty Casualty Company', 'Insurance Co.',
    'National Insurance Company', 'Fire & Casualty Company', 'General Assurance Company', 'Surplus Lines Insurance Co.', 'Employers Insurance Exchange', 'Preferred Mutual Insurance Company',
  ],
  surnames: words(
    'Arrington Bocanegra Cheung Dalgaard Eastman Feldstein Galindo Hathaway Ivanov Janssen Kilgore Lattimer Macias Norquist Oquendo Peltier Quintero Rourke Sadowski Tanaka Ullman Verhoeven Wexford Yates Zapata Brannigan Colquitt Dunaway Estrella Fjelstad Goodwyn Holcomb',
  ),
  towns: [
    ['Anchor Bay', 'CA', '954'], ['Birch Cove', 'ME', '042'], ['Camas Flat', 'ID', '834'], ['Dogleg', 'TX', '797'], ['Elder Springs', 'MO', '652'], ['Falling Rock', 'WV', '252'], ['Gypsum Hill', 'KS', '679'],
    ['Hart Landing', 'MD', '216'], ['Indigo Shore', 'FL', '344'], ['Juniper Gap', 'OR', '975'], ['Knob Lick', 'KY', '421'], ['Long Prairie Lake', 'MN', '563'], ['Mineral Ridge', 'PA', '157'], ['New Ardmore', 'OK', '734'],
    ['Otter Rapids', 'WI', '544'], ['Pike Hollow', 'IN', '476'], ['Queens Gate', 'VA', '229'], ['Rabbit Ears', 'CO', '804'], ['Seven Stiles', 'NC', '283'], ['Trapper Creek', 'MT', '597'], ['Upton Ferry', 'NJ', '079'],
    ['Verdant', 'IA', '515'], ['Wax Myrtle', 'GA', '319'], ['Yellow Dock', 'NY', '148'], ['Zion Fork', 'UT', '845'], ['Brass Lantern', 'MI', '492'], ['Cypress Knee', 'LA', '706'], ['Stone Weir', 'OH', '439'],
  ],
} // biome-ignore format: a table

/** The report third's own words. */
export const REPORT: Words = {
  fancy: words(
    'Amberjack Bogwood Curlew Dragline Estuary Foxtail Greenheart Hopvine Ironbridge Juniperhill Kiteflyer Lapwing Moonflower Northlight Osage Packhorse Quaker Ravenrock Slipstream Toadflax Ursine Vetch Wainwright Yellowthroat Zenith Appaloosa Buttonbush Cormlight Doubletree Evenstar Fireweed Goldeneye Hackberry Ivoryhill Jimsonvale Knothole Longleaf Marshhawk Newgrange Otterbein',
  ),
  carriers: words(
    'Arbroath Belvoir Carnforth-Union Duddon Eskdale Fenwick-Southern Garstang Hexham Inverlochy Kilsyth Lindisfarne Morpeth Nairn-Central Otterburn Pitlochry Rannoch Selkirk-Mountain Teviot Ullapool Wensleydale Yarrowdale Brampton-Western Culross Dornoch Elgin-Valley Forres Galashiels Helvellyn Ilkley-Coast Jedburgh',
  ),
  endings: [
    'Insurance Company', 'Mutual Insurance Company', 'Casualty Insurance Company', 'Property & Casualty Company', 'Indemnity Company', 'Insurance Group, Inc.', 'National Insurance Company', 'Assurance Company',
    'Specialty Insurance Company', 'Fire Insurance Exchange', 'Surplus Lines Company', 'Preferred Insurance Company', 'Casualty Company of Ohio', 'Employers Casualty Company', 'Underwriters Mutual',
  ],
  surnames: words(
    'Averill Bergstrom Cantrell Delgadillo Engstrom Fuentes Gastineau Herrera Iverson Jimenez-Lowe Karlsson Landry Maldonado Niedermeyer Oberlin Pappas Quintanilla Radcliffe Sorrentino Thibodeaux Udall Valdivia Wozniak Yamada Zavala Birdsong Crandall Dobrowolski Eisenhart Fitzwater Gonsalves',
  ),
  towns: [
    ['Aspen Trace', 'CO', '806'], ['Black Walnut', 'OH', '446'], ['Chisel Creek', 'TX', '773'], ['Dove Harbor', 'MD', '218'], ['East Marlow', 'MA', '019'], ['Ferry Bend', 'OR', '973'], ['Granger Hill', 'WI', '537'],
    ['High Alder', 'WA', '986'], ['Indian Corn', 'NE', '685'], ['Jessup Falls', 'NY', '133'], ['Kiln Springs', 'MO', '654'], ['Loon Narrows', 'MN', '567'], ['Mossy Ford', 'TN', '376'], ['New Orchard', 'MI', '488'],
    ['Old Tarn', 'PA', '177'], ['Pale Mesa', 'AZ', '864'], ['Quince Valley', 'CA', '959'], ['River Oxbow', 'IA', '523'], ['St. Aldwyn', 'LA', '713'], ['Thistle Park', 'NJ', '083'], ['Umpire', 'AR', '718'],
    ['Violet Bayou', 'FL', '348'], ['West Tilden', 'IL', '614'], ['Yoke Mountain', 'VA', '246'], ['Zigzag Pass', 'ID', '836'], ['Butter Creek', 'IN', '475'], ['Crow Landing', 'SC', '293'], ['Fern Hammock', 'GA', '316'],
  ],
} // biome-ignore format: a table
