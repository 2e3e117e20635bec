import { acord24 } from './acord/24.ts'
import { acord27 } from './acord/27.ts'
import { acord28 } from './acord/28.ts'
import { acord35 } from './acord/35.ts'
import { acord36 } from './acord/36.ts'
import { acord75 } from './acord/75.ts'
import { acord125 } from './acord/125/index.ts'
import { acord126 } from './acord/126/index.ts'
import { acord130 } from './acord/130/index.ts'
import { acord131 } from './acord/131/index.ts'
import { acord140 } from './acord/140/index.ts'
import { acord25 } from './acord-25/index.ts'

// Printed from the pages of forms by `npm run generate`: change a page under server/forms/acord, not this file.

export const PAGES = {
  '25': acord25,
  '24': acord24,
  '27': acord27,
  '28': acord28,
  '35': acord35,
  '36': acord36,
  '75': acord75,
  '125': acord125,
  '126': acord126,
  '130': acord130,
  '131': acord131,
  '140': acord140,
} as const
