/** Adapters for pipe and square tube: sockets and sleeves on plates. Dimensions are in inches. */
import { steelA36 } from '../materials.ts'

/** Inside diameters: 1.938 in for 1.9 in pipe, and 2 1/8 in for 2 in tube. */
export const sockets = {
  round: { outsideIn: 2.25, wallIn: 0.15625 },
  square: { outsideIn: 2.5, wallIn: 0.1875 },
} as const

export interface AdapterModel {
  readonly partNumber: string
  readonly plateIn: readonly [long: number, short: number]
  /** Distance between the two holes, or rows of holes, that support the plate in bending. */
  readonly spreadIn: number
  /** Number of holes in each row, one pitch apart. */
  readonly boltsEach: 1 | 2
  readonly socket: keyof typeof sockets
  /**
   * True if the socket is perpendicular to the plate. False if it is parallel to the plate and perpendicular to the
   * direction of `spreadIn`.
   */
  readonly isPerpendicular: boolean
  readonly lengthIn: number
}

/** A narrow plate has one row of two holes. A wide plate has two rows. */
const onRow = { plateIn: [9, 3], spreadIn: 6, boltsEach: 1 } as const
const onTwoRows = { plateIn: [9, 6], spreadIn: 6, boltsEach: 2 } as const
const onSquare = { plateIn: [6, 6], spreadIn: 3, boltsEach: 2 } as const

export const adapters = {
  material: steelA36,
  thicknessIn: 0.25,
  /** Size of the fillet weld around a socket and along a sleeve. */
  weldIn: 0.125,
  /** Width of the weld between a round sleeve and the plate. */
  saddleIn: 1.9,
  /** Combined unwelded length at both ends of a sleeve. */
  weldShortIn: 0.5,
  models: [
    { partNumber: 'BS-PA-90-2', ...onRow, socket: 'round', isPerpendicular: true, lengthIn: 4 },
    { partNumber: 'BS-PA-90-4', ...onSquare, socket: 'round', isPerpendicular: true, lengthIn: 4 },
    { partNumber: 'BS-PA-0-2', ...onRow, socket: 'round', isPerpendicular: false, lengthIn: 3 },
    { partNumber: 'BS-PA-0-4', ...onTwoRows, socket: 'round', isPerpendicular: false, lengthIn: 6 },
    { partNumber: 'BS-PA-SQ90-2', ...onRow, socket: 'square', isPerpendicular: true, lengthIn: 4 },
    { partNumber: 'BS-PA-SQ90-4', ...onTwoRows, socket: 'square', isPerpendicular: true, lengthIn: 4 },
    { partNumber: 'BS-PA-SQ0-2', ...onRow, socket: 'square', isPerpendicular: false, lengthIn: 3 },
  ] satisfies readonly AdapterModel[],
} as const

/** Half the width of the socket or sleeve. The plate bends outside this width. */
export const footHalfIn = ({ socket, isPerpendicular }: AdapterModel): number =>
  socket === 'round' && !isPerpendicular ? adapters.saddleIn / 2 : sockets[socket].outsideIn / 2
