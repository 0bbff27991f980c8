import { aerospace } from './applications/aerospace.ts'
import { aircraftShoring } from './applications/aircraft-shoring.ts'
import { concertAndTouring } from './applications/concert-and-touring.ts'
import { filmGripAndSpecialEffects } from './applications/film-grip-and-special-effects.ts'
import { industrialRigging } from './applications/industrial-rigging.ts'
import { mezzaninesAndPlatforms } from './applications/mezzanines-and-platforms.ts'
import { museumsAndExhibits } from './applications/museums-and-exhibits.ts'
import { obstacleCoursesAndAerialArts } from './applications/obstacle-courses-and-aerial-arts.ts'
import { otherApplications } from './applications/other-applications.ts'
import { televisionAndSportsBroadcast } from './applications/television-and-sports-broadcast.ts'
import { theatreAndScenic } from './applications/theatre-and-scenic.ts'
import { tradeshowAndCorporateActivation } from './applications/tradeshow-and-corporate-activation.ts'
import { trainingSimulators } from './applications/training-simulators.ts'
import { videoAndLedWallSupport } from './applications/video-and-led-wall-support.ts'
import type { Application } from './types.ts'

/**
 * All fourteen applications, in the order of `applicationLine`. Pages that need only names import the smaller
 * `applicationLine` instead.
 */
export const applications: readonly Application[] = [
  aerospace,
  filmGripAndSpecialEffects,
  theatreAndScenic,
  videoAndLedWallSupport,
  mezzaninesAndPlatforms,
  industrialRigging,
  tradeshowAndCorporateActivation,
  televisionAndSportsBroadcast,
  obstacleCoursesAndAerialArts,
  aircraftShoring,
  concertAndTouring,
  trainingSimulators,
  museumsAndExhibits,
  otherApplications,
]
