/** Worker thread that draws one structure, so that the server stays responsive. */
import { parentPort, workerData } from 'node:worker_threads'
import { type DrawingRequest, drawingOf } from './drawings.ts'

parentPort?.postMessage(await drawingOf(workerData as DrawingRequest))
