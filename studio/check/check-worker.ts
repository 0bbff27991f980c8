/** Checks one scene and posts the findings. See `report.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { allPictures } from '../scenes/all.ts'
import { check } from './check.ts'

const picture = (await allPictures()).find(({ key }) => key === workerData)
if (!picture) throw new Error(`No scene ${workerData}`)
parentPort?.postMessage(check(await picture.scene()))
