/** What a run is aborted with when its user stops it. Any other reason leaves it open for another worker. */
export class Stopped extends Error {
  override name = 'Stopped'
}
