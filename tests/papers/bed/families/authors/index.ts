import type { Family } from '../../family.ts'
import { bellwether } from './bellwether/index.ts'
import { brightwater } from './brightwater/index.ts'
import { CARBONSET } from './carbonset/index.ts'
import { CLEARLAKE } from './clearlake/index.ts'
import { clinicrow } from './clinicrow/index.ts'
import { copperfield } from './copperfield/index.ts'
import { crossroads } from './crossroads/index.ts'
import { FERNHOLLOW } from './fernhollow/index.ts'
import { fleetworks } from './fleetworks/index.ts'
import { girder } from './girder/index.ts'
import { gristmill } from './gristmill/index.ts'
import { HARBORLINE } from './harborline/index.ts'
import { highpass } from './highpass/index.ts'
import { innkeeper } from './innkeeper/index.ts'
import { ironbridge } from './ironbridge/index.ts'
import { lanternbay } from './lanternbay/index.ts'
import { ledgerstone } from './ledgerstone/index.ts'
import { mainstreet } from './mainstreet/index.ts'
import { millrace } from './millrace/index.ts'
import { mosaic } from './mosaic/index.ts'
import { northgate } from './northgate/index.ts'
import { oddments } from './oddments/index.ts'
import { PIXELGRID } from './pixelgrid/index.ts'
import { PLAINVIEW } from './plainview/index.ts'
import { quarrymoor } from './quarrymoor/index.ts'
import { REDBARN } from './redbarn/index.ts'
import { saltmarsh } from './saltmarsh/index.ts'
import { statehouse } from './statehouse/index.ts'
import { STONECUTTER } from './stonecutter/index.ts'
import { tidepool } from './tidepool/index.ts'
import { timecard } from './timecard/index.ts'
import { townhall } from './townhall/index.ts'
import { underbridge } from './underbridge/index.ts'
import { windrow } from './windrow/index.ts'

/**
 * The yardstick of the reader: documents of authors who had seen neither the reader nor the other families. Some to learn from, three for
 * thresholds, and three for the report alone, whose documents nobody looks at.
 */
export const AUTHORS: Family[] = [
  bellwether,
  brightwater,
  CARBONSET,
  CLEARLAKE,
  clinicrow,
  copperfield,
  crossroads,
  FERNHOLLOW,
  fleetworks,
  girder,
  gristmill,
  HARBORLINE,
  highpass,
  innkeeper,
  ironbridge,
  lanternbay,
  ledgerstone,
  mainstreet,
  millrace,
  mosaic,
  northgate,
  oddments,
  PIXELGRID,
  PLAINVIEW,
  quarrymoor,
  REDBARN,
  saltmarsh,
  statehouse,
  STONECUTTER,
  tidepool,
  timecard,
  townhall,
  underbridge,
  windrow,
]
