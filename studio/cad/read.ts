/** Reads STEP files into OpenCASCADE. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { oc, progress, type TopoDS_Shape } from './occt.ts'

/**
 * Reads the shape in a `.step.gz` file, in inches.
 * @throws if it can't be read
 */
export function readStep(file: string): TopoDS_Shape {
  oc.FS.writeFile('/read.step', gunzipSync(readFileSync(file)))
  const reader = new oc.STEPControl_Reader()
  oc.Interface_Static.SetCVal('xstep.cascade.unit', 'INCH')
  const status = reader.ReadFile('/read.step')
  reader.SetSystemLengthUnit(25.4)
  oc.FS.unlink('/read.step')
  if (status !== 'IFSelect_RetDone') throw new Error(`${file} can't be read`)
  reader.TransferRoots(progress())
  return reader.OneShape()
}
