import type { Family, Paper } from '../../../family.ts'
import { amendment } from './amendment.ts'
import { compFund } from './comp-fund.ts'
import { experience } from './experience.ts'
import { haulers } from './haulers.ts'
import { lapse } from './lapse.ts'
import { options } from './options.ts'
import { overlay } from './overlay.ts'
import { packagePolicy } from './package.ts'
import { portfolio } from './portfolio.ts'
import { remit } from './remit.ts'

/** Classes get a name of their own, so that no other style reaches these pages. */
const own = ({ account, draw }: Paper): Paper => ({
  ...(account ? { account } : {}),
  draw(voice) {
    const drawn = draw(voice)
    if (!('html' in drawn)) return drawn
    const html = drawn.html.replace(/class="([^"]*)"/g, (_, names: string) => `class="${names.trim().replace(/\b[a-z]+/g, 'px-$&')}"`)
    return { ...drawn, html, css: (drawn.css ?? '').replace(/\.([a-z]+)/g, '.px-$1') }
  },
}) // biome-ignore format: a long line

/** Papers that a program prints for several houses; each paper has three layouts or more that share nothing. */
export const PIXELGRID: Family = {
  name: 'pixelgrid',
  split: 'learn',
  names: 'learn',
  papers: {
    packagePolicy: own(packagePolicy),
    portfolio: own(portfolio),
    haulers: own(haulers),
    compFund: own(compFund),
    amendment: own(amendment),
    overlay: own(overlay),
    options: own(options),
    experience: own(experience),
    remit: own(remit),
    lapse: own(lapse),
  },
}
