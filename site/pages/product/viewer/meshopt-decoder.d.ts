/** The package has no types for its decoder in plain JavaScript; the interface is that of the usual one. */
declare module 'meshoptimizer/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer'
}
